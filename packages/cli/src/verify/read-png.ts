import { crc32 } from 'node:zlib';

/** The properties of a PNG file. */
export interface Png {
  width: number;
  height: number;
}

const signature = '89504e470d0a1a0a';

/** Reads and checks the chunks of a PNG; throws with the reason if one is wrong. */
export function parsePng(bytes: Buffer): Png {
  if (bytes.subarray(0, 8).toString('hex') !== signature)
    throw new Error('it has no PNG signature');
  let offset = 8;
  let size: Png | undefined;
  for (;;) {
    if (offset + 12 > bytes.length) throw new Error('it ends before its IEND chunk');
    const length = bytes.readUInt32BE(offset);
    const end = offset + 8 + length;
    if (end + 4 > bytes.length) throw new Error('one of its chunks is cut short');
    const type = bytes.toString('latin1', offset + 4, offset + 8);
    if (crc32(bytes.subarray(offset + 4, end)) !== bytes.readUInt32BE(end)) {
      throw new Error(`the checksum of its ${type} chunk is wrong`);
    }
    if (type === 'IHDR') {
      size = { width: bytes.readUInt32BE(offset + 8), height: bytes.readUInt32BE(offset + 12) };
    }
    if (type === 'IEND') break;
    offset = end + 4;
  }
  if (!size) throw new Error('it has no IHDR chunk');
  return size;
}
