import { LRUCache } from 'lru-cache';

/**
 * Memory in front of the store, bounded by bytes. Several who ask for one thing cause one read. Once it
 * is full, only what was asked for before, not long ago, takes the place of something else: whoever
 * reads everything once, as a mirror does, drives out nothing that others ask for again and again, and
 * what is thrown away after one answer costs the garbage collector next to nothing.
 */
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

/**
 * A read that others wait for too. What it brings is let go of when it is there: the table of a Map that
 * was outgrown still points to all that was in it then, and to the table after it, and so thousands of
 * pictures would outlive the quick kind of garbage collection.
 */
interface Reading<Value> {
  outcome: Promise<Value | undefined> | undefined;
}

/** How many of those that were not kept are remembered, by name. */
const mostPassedBy = 20_000;

export function createShelf<Value extends object>({
  maxBytes,
  sizeOf,
  load,
}: ShelfOptions<Value>): Shelf<Value> {
  const kept = new LRUCache<string, Value>({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: sizeOf,
  });
  const underWay = new Map<string, Reading<Value>>();
  const passedBy = new LRUCache<string, true>({ max: mostPassedBy });
  const isWorthKeeping = (key: string, value: Value): boolean => {
    if (kept.calculatedSize + sizeOf(value) <= kept.maxSize || passedBy.delete(key)) return true;
    passedBy.set(key, true);
    return false;
  };

  const fetch = (key: string): Promise<Value | undefined> => {
    const reading: Reading<Value> = { outcome: undefined };
    const outcome = load(key)
      .then((value) => {
        // What was read before a change must not be kept after it.
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
  const find = (key: string): Value | Promise<Value | undefined> => {
    const value = kept.get(key);
    if (value) {
      hits += 1;
      return value;
    }
    misses += 1;
    return underWay.get(key)?.outcome ?? fetch(key);
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
