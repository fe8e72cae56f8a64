import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Cache, CacheEntry } from './cache/cache.js';

/** Eight bytes before the content hold when it was fetched, as a double. */
const headBytes = 8;

/**
 * A cache in a folder, for programs that run again and again: the next run fetches only what
 * changed. Several may share a folder. It holds what your credentials may read, so only you can
 * read it. Its size is not limited; delete the folder to start afresh.
 */
export function fileCache(directory: string): Cache {
  const pathOf = (key: string) => join(directory, ...key.split('/').map(fileNameOf));
  return {
    async get(key) {
      const content = await readFile(`${pathOf(key)}${suffix}`).catch(() => undefined);
      return content && unpack(content);
    },
    async set(key, entry) {
      const path = `${pathOf(key)}${suffix}`;
      const temporary = `${path}.${randomUUID()}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await writeFile(temporary, pack(entry), { mode: 0o600, flag: 'wx' });
        // A reader sees the old content or the new, never a part of either.
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async clear(prefix) {
      // Another program may be writing there, so it may no longer be empty.
      await rm(pathOf(prefix), { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Keeps the file of a key apart from the folder of the same name. */
const suffix = '.entry';

/** File systems take 255 bytes; the suffix and a temporary name need some of them. */
const longestName = 180;

/** Escapes everything that is special in a path: `..`, separators, drives and wildcards. */
function fileNameOf(segment: string): string {
  const name = encodeURIComponent(segment).replace(
    /[.*'()!~]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return name.length <= longestName ? name : createHash('sha256').update(name).digest('hex');
}

function pack({ storedAt, bytes }: CacheEntry): Uint8Array {
  const content = new Uint8Array(headBytes + bytes.length);
  new DataView(content.buffer).setFloat64(0, storedAt);
  content.set(bytes, headBytes);
  return content;
}

function unpack(content: Uint8Array): CacheEntry | undefined {
  if (content.length < headBytes) return undefined;
  const copy = new Uint8Array(content);
  return { storedAt: new DataView(copy.buffer).getFloat64(0), bytes: copy.slice(headBytes) };
}
