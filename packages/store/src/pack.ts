/**
 * Many small pieces of bytes as one: a company's section results are written and read together,
 * so they are one value of one row rather than thirty-four rows.
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

/** The pieces share the memory of `packed`. */
export function unpack(packed: Buffer): Map<string, Buffer> {
  let offset = 4 + packed.readUInt32LE();
  const index = JSON.parse(packed.toString('utf8', 4, offset)) as [string, number][];
  return new Map(
    index.map(([name, length]) => {
      const bytes = packed.subarray(offset, offset + length);
      offset += length;
      return [name, bytes];
    }),
  );
}
