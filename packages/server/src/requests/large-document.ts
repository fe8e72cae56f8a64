/** A document that was read but not parsed: parsing megabytes would delay all other requests. */
export class LargeDocument {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** Larger documents are parsed and checked in a separate thread. */
export const largeDocumentBytes = 64 * 1024;
