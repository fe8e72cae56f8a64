import { LRUCache } from 'lru-cache';
import { atMost } from './at-most.js';

/**
 * A cache in front of the store, bounded by bytes. Concurrent requests for one key cause one read.
 * Once the cache is full, a new entry replaces another only if its key was requested before, not
 * long ago. A client that reads everything once, such as a mirror, therefore evicts nothing that
 * others request repeatedly, and values dropped after one response cost the garbage collector
 * almost nothing.
 */
export interface ByteCache<Found> {
  /**
   * Calls `load` only if the value is neither in memory nor being loaded. It may give undefined, if
   * there is no such value; that result is not cached.
   */
  get(key: string, load: () => Promise<Found>): Found | Promise<Found>;
  /** Removes the entry, and keeps a read that is in progress from storing it. */
  delete(key: string): void;
  stats(): CacheStats;
}

export interface CacheStats {
  bytes: number;
  maxBytes: number;
  hits: number;
  misses: number;
}

interface ByteCacheOptions<Found> {
  maxBytes: number;
  sizeOf: (value: NonNullable<Found>) => number;
}

/**
 * A pending read, shared by concurrent requests. Its result is dropped when the read ends: the old
 * table of a Map that has grown still points to all its former entries, and to the next table.
 * Thousands of images would otherwise survive the minor garbage collections.
 */
interface Reading<Found> {
  outcome: Promise<Found> | undefined;
}

/** How many keys of values that were not cached are remembered. */
const mostPassedBy = 20_000;

export function createByteCache<Found extends object | undefined>({
  maxBytes,
  sizeOf,
}: ByteCacheOptions<Found>): ByteCache<Found> {
  const kept = new LRUCache<string, NonNullable<Found>>({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: sizeOf,
  });
  const underWay = new Map<string, Reading<Found>>();
  const passedBy = new LRUCache<string, true>(atMost(mostPassedBy));
  const isWorthKeeping = (key: string, value: NonNullable<Found>): boolean => {
    if (kept.calculatedSize + sizeOf(value) <= kept.maxSize || passedBy.delete(key)) return true;
    passedBy.set(key, true);
    return false;
  };

  const fetch = (key: string, load: () => Promise<Found>): Promise<Found> => {
    const reading: Reading<Found> = { outcome: undefined };
    const outcome = load()
      .then((value) => {
        // A value read before a change must not be cached after it.
        if (value && underWay.get(key) === reading && isWorthKeeping(key, value)) {
          kept.set(key, value);
        }
        return value;
      })
      .finally(() => {
        if (underWay.get(key) === reading) underWay.delete(key);
        reading.outcome = undefined;
      });
    reading.outcome = outcome;
    underWay.set(key, reading);
    return outcome;
  };

  let hits = 0;
  let misses = 0;
  const find: ByteCache<Found>['get'] = (key, load) => {
    const value = kept.get(key);
    if (value) {
      hits += 1;
      return value;
    }
    misses += 1;
    return underWay.get(key)?.outcome ?? fetch(key, load);
  };

  return {
    get: find,
    delete(key) {
      kept.delete(key);
      underWay.delete(key);
    },
    stats: () => ({ bytes: kept.calculatedSize, maxBytes, hits, misses }),
  };
}
