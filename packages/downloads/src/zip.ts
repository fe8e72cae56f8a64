import { zipSync } from 'fflate';

export interface ZipEntry {
  /** With forward slashes. */
  name: string;
  bytes: Uint8Array;
}

/** The earliest date that a ZIP can store: the same content gives the same bytes. */
const mtime = new Date(1980, 0, 1);

export function writeZip(entries: ZipEntry[]): Uint8Array {
  const files = Object.fromEntries(entries.map(({ name, bytes }) => [name, bytes]));
  return zipSync(files, { level: 6, mtime });
}
