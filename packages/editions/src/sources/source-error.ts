import type { CellAddress } from '../workbooks/reading/reading.js';

/** A file that cannot be read at all. The message says what to do. */
export class SourceError extends Error {
  /** Where the error is, if known. */
  readonly address: CellAddress | undefined;

  constructor(message: string, address?: CellAddress) {
    super(message);
    this.address = address;
  }
}
