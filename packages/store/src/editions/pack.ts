/**
 * Packs many small byte arrays into one: the section results of a report are written and read
 * together, so they are one value of one row rather than thirty-four rows.
 *
 * Layout: length of the index (uint32, little endian), the index as JSON `[[name, length], …]`,
 * then the pieces in that order.
 */
export function pack(pieces: Iterable<readonly [string, Uint8Array]>): Buffer {
  const entries = [...pieces];
  const index = Buffer.from(JSON.stringify(entries.map(([name, { length }]) => [name, length])));
  const head = Buffer.alloc(4);
  head.writeUInt32LE(index.length);
  return Buffer.concat([head, index, ...entries.map(([, bytes]) => bytes)]);
}

/**
 * One of the pieces; undefined if there is none with that name, or the packed bytes are damaged.
 */
export function findPiece(packed: Buffer, name: string): Buffer | undefined {
  try {
    let offset = 4 + packed.readUInt32LE();
    for (const [each, length] of parseIndex(packed, offset)) {
      if (each === name) return packed.subarray(offset, offset + length);
      offset += length;
    }
  } catch {
    // The length or the index is damaged.
  }
  return undefined;
}

const parseIndex = (packed: Buffer, end: number) =>
  JSON.parse(packed.toString('utf8', 4, end)) as [string, number][];

/** The pieces share the memory of `packed`. */
export function unpack(packed: Buffer): Map<string, Buffer> {
  let offset = 4 + packed.readUInt32LE();
  return new Map(
    parseIndex(packed, offset).map(([name, length]) => {
      const bytes = packed.subarray(offset, offset + length);
      offset += length;
      return [name, bytes];
    }),
  );
}
