/** One cached image or section. */
export interface CacheEntry {
  /** When it was fetched: milliseconds since 1970. */
  storedAt: number;
  /** The image or section. */
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Where the client caches answers: `memoryCache()`, `fileCache(directory)`, or your own. Keys
 * are path-like, with `/` between their segments, and no segment is empty.
 */
export interface Cache {
  /** The entry of this key, unless it was cleared or evicted. */
  get(key: string): Promise<CacheEntry | undefined>;
  /** Stores an entry, whole or not at all. */
  set(key: string, entry: CacheEntry): Promise<void>;
  /** Removes every key that starts with these segments; when it resolves, they must be gone. */
  clear(prefix: string): Promise<void>;
}
