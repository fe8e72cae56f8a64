import { crc32 } from 'node:zlib';

export const pngSignature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

/** PNG, section 5.3: length, type, data, and a checksum of type and data. */
export function buildChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.allocUnsafe(data.length + 12);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8);
  return chunk;
}

const colorTypes = { trueColor: 2, palette: 3 } as const;

export interface PngHeader {
  width: number;
  height: number;
  colorType: keyof typeof colorTypes;
}

/** Eight bits per sample, no interlacing. */
export function buildHeader({ width, height, colorType }: PngHeader): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data[8] = 8;
  data[9] = colorTypes[colorType];
  return buildChunk('IHDR', data);
}

/** A text under the keyword `Description` (PNG, section 11.3.3.4): UTF-8, not compressed. */
export function buildDescription(text: string): Buffer {
  // The zeros: end of keyword, not compressed, no method, no language, no translated keyword.
  return buildChunk('iTXt', Buffer.from(`Description\0\0\0\0\0${text}`, 'utf8'));
}
