import { crc32 } from 'node:zlib';
import { sha256 as hash } from '../editions/canonical.js';

/** Identifies one drawn image. */
export interface ImageKey {
  /** Hash of the chart data from which it is drawn. */
  chart: string;
  theme: string;
  scale: number;
  /** Version of the renderer: another version may draw other bytes. */
  renderer: string;
}

export interface StoredImage {
  /** The hash of the PNG. */
  sha256: string;
  /** The Base64 text of the PNG, ready to send. */
  base64: Buffer;
}

/** An image as it is stored in its row. */
export interface SavedImage extends StoredImage {
  /** The checksum of the Base64 text; null in rows written before the column existed. */
  crc32: number | null;
}

export const checksumOf = (base64: Buffer): number => crc32(base64);

export function isIntact({ sha256, base64, crc32: saved }: SavedImage): boolean {
  if (saved !== null) return checksumOf(base64) === saved;
  return hash(Buffer.from(base64.toString('latin1'), 'base64')) === sha256;
}
