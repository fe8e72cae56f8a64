/** Something a check found in a document. An error keeps it from being published. */
export interface Finding {
  severity: 'error' | 'warning';
  /** JSON pointer (RFC 6901) to the value; empty for the whole document. */
  pointer: string;
  /** Names the offending value and what would have been right. */
  message: string;
}

/** Where checks put what they find, in the order in which they look. */
export class Findings {
  readonly list: Finding[] = [];

  error(pointer: string, message: string): void {
    this.list.push({ severity: 'error', pointer, message });
  }

  warning(pointer: string, message: string): void {
    this.list.push({ severity: 'warning', pointer, message });
  }
}
