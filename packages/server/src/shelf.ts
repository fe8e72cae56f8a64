import { LRUCache } from 'lru-cache';

/** Memory in front of the store, bounded by bytes. Several who ask for one thing cause one read. */
export interface Shelf<Value> {
  get(key: string): Value | undefined | Promise<Value | undefined>;
  /** Forgets it, also where it is being read just now. */
  delete(key: string): void;
  stats(): ShelfStats;
}

export interface ShelfStats {
  bytes: number;
  maxBytes: number;
  hits: number;
  misses: number;
}

interface ShelfOptions<Value> {
  maxBytes: number;
  sizeOf: (value: Value) => number;
  /** Undefined where there is none; that is not remembered. */
  load: (key: string) => Promise<Value | undefined>;
}

export function createShelf<Value extends object>({
  maxBytes,
  sizeOf,
  load,
}: ShelfOptions<Value>): Shelf<Value> {
  const kept = new LRUCache<string, Value>({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: sizeOf,
  });
  const underWay = new Map<string, Promise<Value | undefined>>();

  const fetch = (key: string): Promise<Value | undefined> => {
    const loading = load(key)
      .then((value) => {
        // What was read before a change must not be kept after it.
        if (value && underWay.get(key) === loading) kept.set(key, value);
        return value;
      })
      .finally(() => {
        if (underWay.get(key) === loading) underWay.delete(key);
      });
    underWay.set(key, loading);
    return loading;
  };

  let hits = 0;
  let misses = 0;
  const find = (key: string): Value | Promise<Value | undefined> => {
    const value = kept.get(key);
    if (value) {
      hits += 1;
      return value;
    }
    misses += 1;
    return underWay.get(key) ?? fetch(key);
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
