/** A document that was read but not parsed: parsing megabytes would hold up everybody else. */
export class LargeDocument {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** Larger ones are parsed and checked in a thread of their own. */
export const largeDocumentBytes = 64 * 1024;
