/** A finding of a check in a document. An error prevents publishing. */
export interface Finding {
  severity: 'error' | 'warning';
  /** JSON pointer (RFC 6901) to the value; empty for the whole document. */
  pointer: string;
  /** Names the offending value and what would have been right. */
  message: string;
}

/** Collects findings, in the order of the checks. */
export class Findings {
  readonly list: Finding[] = [];

  error(pointer: string, message: string): void {
    this.list.push({ severity: 'error', pointer, message });
  }

  warning(pointer: string, message: string): void {
    this.list.push({ severity: 'warning', pointer, message });
  }
}
