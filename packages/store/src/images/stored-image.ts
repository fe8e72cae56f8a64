import { crc32, deflateRawSync } from 'node:zlib';
import { sha256 as hash } from '../editions/canonical.js';

/** What names one drawn picture. */
export interface ImageKey {
  /** Hash of the chart data it is drawn from. */
  chart: string;
  theme: string;
  scale: number;
  /** Version of the renderer: another one may draw other bytes. */
  renderer: string;
}

export interface StoredImage {
  /** Of the PNG. */
  sha256: string;
  /** The Base64 text of the PNG, ready to send. */
  base64: Buffer;
}

/** A picture as it lies in its row. */
export interface SavedImage extends StoredImage {
  /** Of the Base64 text; null in rows that were written before there was one. */
  crc32: number | null;
}

// zlib looks at what the processor can do when it first compresses something. Until then its checksum
// takes six times as long, and a service that serves pictures may never compress anything.
deflateRawSync('');

export const checksumOf = (base64: Buffer): number => crc32(base64);

export function isIntact({ sha256, base64, crc32: saved }: SavedImage): boolean {
  if (saved !== null) return checksumOf(base64) === saved;
  return hash(Buffer.from(base64.toString('latin1'), 'base64')) === sha256;
}
