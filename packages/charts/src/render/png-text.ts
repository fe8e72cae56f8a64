import { crc32 } from 'node:zlib';

/** The signature (8 bytes) and the header chunk (25), which must come first. */
const headerEnd = 33;

/** Puts a text into a PNG under the keyword `Description` (PNG, section 11.3.3.4: UTF-8, uncompressed). */
export function insertDescription(png: Buffer, text: string): Buffer {
  // Keyword, end of keyword, not compressed, no method; no language, no translated keyword.
  const data = Buffer.concat([Buffer.from('Description\0\0\0\0\0', 'latin1'), Buffer.from(text)]);
  return Buffer.concat([
    png.subarray(0, headerEnd),
    buildChunk('iTXt', data),
    png.subarray(headerEnd),
  ]);
}

export function buildChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return chunk;
}
