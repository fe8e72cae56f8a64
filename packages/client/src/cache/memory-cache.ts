import type { Cache, CacheEntry } from './cache.js';

/** How a memory cache is bounded. */
export interface MemoryCacheOptions {
  /** The most bytes of images and sections that it holds; 64 MiB by default. */
  maxBytes?: number;
}

const defaultMaxBytes = 64 * 1024 * 1024;

/** A cache that lives as long as the program; it evicts the least recently used entries first. */
export function memoryCache({ maxBytes = defaultMaxBytes }: MemoryCacheOptions = {}): Cache {
  // A map keeps the order in which keys were set: the first is the least recently used.
  const entries = new Map<string, CacheEntry>();
  let totalBytes = 0;
  const take = (key: string) => {
    const entry = entries.get(key);
    if (entries.delete(key)) totalBytes -= entry?.bytes.length ?? 0;
    return entry;
  };
  const put = (key: string, entry: CacheEntry) => {
    take(key);
    entries.set(key, entry);
    totalBytes += entry.bytes.length;
    for (const oldest of entries.keys()) {
      if (totalBytes <= maxBytes) break;
      take(oldest);
    }
  };
  return {
    get(key) {
      const entry = take(key);
      if (entry) put(key, entry);
      return Promise.resolve(entry);
    },
    set(key, entry) {
      put(key, entry);
      return Promise.resolve();
    },
    clear(prefix) {
      for (const key of entries.keys()) if (key.startsWith(`${prefix}/`)) take(key);
      return Promise.resolve();
    },
  };
}
