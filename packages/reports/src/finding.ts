/** Something a check found in a document. An error keeps it from being published. */
export interface Finding {
  severity: 'error' | 'warning';
  /** JSON pointer (RFC 6901) to the value; empty for the whole document. */
  pointer: string;
  /** Names the offending value and what would have been right. */
  message: string;
}

export function buildError(pointer: string, message: string): Finding {
  return { severity: 'error', pointer, message };
}

export function buildWarning(pointer: string, message: string): Finding {
  return { severity: 'warning', pointer, message };
}
