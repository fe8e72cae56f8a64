import type { Store, Usage } from '@broadsheet/store';
import { countUse, type Uses } from './meter.js';

/** Counts requests in memory and writes the counts to the store every few seconds. */
export interface UsageCounter {
  count(clientId: string, operation: string): void;
  /** For a caller that counts many requests of a client with `countUse`. */
  usesOf(clientId: string): Uses;
  flush(): Promise<void>;
  /** Writes the remaining counts. */
  stop(): Promise<void>;
}

interface Options {
  usage: Pick<Store['usage'], 'add'>;
  clock: () => number;
  onError: (error: unknown) => void;
  intervalMs?: number;
}

export function createUsageCounter(options: Options): UsageCounter {
  const { usage, clock, onError, intervalMs = 2000 } = options;
  let day = dayOf(clock());
  const counted = new Set<Uses>();
  /** Counts that could not be written yet. */
  let unwritten: Usage[] = [];
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    unwritten.push(...takeCounts(counted, day));
    day = dayOf(clock());
    if (unwritten.length === 0) return;
    const batch = merge(unwritten);
    unwritten = [];
    try {
      await usage.add(batch);
    } catch (error) {
      unwritten.push(...batch);
      throw error;
    }
  };

  const flush = () => {
    writing = writing.catch(() => undefined).then(write);
    return writing;
  };
  const timer = setInterval(() => void flush().catch(onError), intervalMs);
  timer.unref();

  const usesOf = (clientId: string): Uses => ({
    clientId,
    byOperation: new Map(),
    unwritten: counted,
  });

  return {
    count(clientId, operation) {
      countUse(usesOf(clientId), operation);
    },
    usesOf,
    flush,
    async stop() {
      clearInterval(timer);
      await flush().catch(onError);
    },
  };
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

function takeCounts(counted: Set<Uses>, day: string): Usage[] {
  const counts = [...counted].flatMap(({ clientId, byOperation }) =>
    [...byOperation].map(([operation, count]) => ({ clientId, operation, day, count })),
  );
  for (const { byOperation } of counted) byOperation.clear();
  counted.clear();
  return counts;
}

/** One row per client, operation and day, however often writing failed before. */
function merge(rows: Usage[]): Usage[] {
  const merged = new Map<string, Usage>();
  for (const row of rows) {
    const key = `${row.clientId}\n${row.operation}\n${row.day}`;
    const known = merged.get(key);
    merged.set(key, { ...row, count: row.count + (known?.count ?? 0) });
  }
  return [...merged.values()];
}
