import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { acceptsEncoding } from '../answers/sending.js';

/** The compressed forms that the build writes beside each file, smallest first. */
const encodings = [
  { name: 'br', suffix: '.br' },
  { name: 'gzip', suffix: '.gz' },
] as const;
type Encoding = (typeof encodings)[number]['name'];

export interface SiteFile {
  bytes: Buffer;
  /** Undefined if the bytes are not compressed. */
  encoding: Encoding | undefined;
  etag: string;
}

/** The built explorer. Files are read on the first request, then cached. */
export interface BuiltSite {
  /** The file in the smallest form that the client accepts; undefined if there is no such file. */
  findFile: (path: string, acceptEncoding: string | undefined) => Promise<SiteFile | undefined>;
}

/** Undefined if nothing was built there: the service then runs without its explorer. */
export function findBuiltSite(directory: string): BuiltSite | undefined {
  if (!existsSync(join(directory, 'index.html'))) return undefined;
  const kept = new Map<string, SiteFile>();
  const read = async (path: string, encoding?: Encoding, suffix = '') => {
    const name = path + suffix;
    const known = kept.get(name);
    if (known) return known;
    const bytes = await readIfThere(join(directory, name));
    if (!bytes) return undefined;
    const file = { bytes, encoding, etag: etagOf(bytes) };
    kept.set(name, file);
    return file;
  };
  return {
    async findFile(path, acceptEncoding) {
      for (const { name, suffix } of encodings) {
        const file = acceptsEncoding(acceptEncoding, name)
          ? await read(path, name, suffix)
          : undefined;
        if (file) return file;
      }
      return read(path);
    },
  };
}

/** The accepted encoding that makes a file smallest. */
export function findEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  return encodings.find(({ name }) => acceptsEncoding(acceptEncoding, name))?.name;
}

export function etagOf(bytes: Buffer): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
}

async function readIfThere(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EISDIR') return undefined;
    throw error;
  }
}
