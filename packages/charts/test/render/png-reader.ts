import { crc32, inflateSync } from 'node:zlib';

export interface PngChunk {
  type: string;
  data: Buffer;
}

/** Reads the encoder's output according to the standard, not with the encoder's code. */
export function readChunks(png: Buffer): PngChunk[] {
  const chunks: PngChunk[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString('latin1', at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    if (crc32(png.subarray(at + 4, at + 8 + length)) !== png.readUInt32BE(at + 8 + length)) {
      throw new Error(`The checksum of ${type} is wrong`);
    }
    chunks.push({ type, data });
    at += length + 12;
  }
  return chunks;
}

export interface DecodedPng {
  width: number;
  height: number;
  /** Three bytes per pixel. */
  rgb: Buffer;
}

/** Eight-bit palette or true colour, rows unfiltered: what the encoder writes. */
export function decodePng(png: Buffer): DecodedPng {
  const chunks = readChunks(png);
  const get = (type: string) => chunks.find((chunk) => chunk.type === type)?.data;
  const header = get('IHDR') ?? Buffer.alloc(13);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const palette = get('PLTE');
  const sampleBytes = palette ? 1 : 3;
  const rows = inflateSync(get('IDAT') ?? Buffer.alloc(0));
  const rgb = Buffer.alloc(width * height * 3);
  const rowBytes = width * sampleBytes + 1;
  for (let row = 0; row < height; row += 1) {
    const samples = rows.subarray(row * rowBytes + 1, (row + 1) * rowBytes);
    const target = row * width * 3;
    if (!palette) samples.copy(rgb, target);
    else samples.forEach((place, x) => palette.copy(rgb, target + x * 3, place * 3, place * 3 + 3));
  }
  return { width, height, rgb };
}

/** The text under the keyword `Description`. */
export function findDescription(png: Buffer): string | undefined {
  const text = readChunks(png)
    .find(({ type }) => type === 'iTXt')
    ?.data.toString('utf8');
  return text?.startsWith('Description\0') ? text.split('\0').at(-1) : undefined;
}
