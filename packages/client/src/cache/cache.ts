/** What a cache keeps of one image or section. */
export interface CacheEntry {
  /** When it was fetched: milliseconds since 1970. */
  storedAt: number;
  /** The image or section. */
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Where the client keeps what it fetched: `memoryCache()`, `fileCache(directory)`, or your own. Keys
 * are path-like, with `/` between their segments, and no segment is empty.
 */
export interface Cache {
  /** What was set under this key, unless it was cleared or pushed out since. */
  get(key: string): Promise<CacheEntry | undefined>;
  /** Keeps an entry, whole or not at all. */
  set(key: string, entry: CacheEntry): Promise<void>;
  /** Forgets every key that starts with these segments; what it promised to forget must be gone. */
  clear(prefix: string): Promise<void>;
}
