import type { Store, Usage } from '@broadsheet/store';

/** Counts requests in memory and writes the counts to the store every few seconds. */
export interface UsageCounter {
  count(clientId: string, operation: string): void;
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

type Counts = Map<string, Map<string, number>>;

export function createUsageCounter(options: Options): UsageCounter {
  const { usage, clock, onError, intervalMs = 2000 } = options;
  let day = dayOf(clock());
  let counts: Counts = new Map();
  /** Counts that could not be written yet. */
  let unwritten: Usage[] = [];
  let writing: Promise<void> = Promise.resolve();

  const write = async () => {
    unwritten.push(...listCounts(counts, day));
    counts = new Map();
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

  return {
    count(clientId, operation) {
      const operations = counts.get(clientId) ?? new Map<string, number>();
      if (operations.size === 0) counts.set(clientId, operations);
      operations.set(operation, (operations.get(operation) ?? 0) + 1);
    },
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

function listCounts(counts: Counts, day: string): Usage[] {
  return [...counts].flatMap(([clientId, operations]) =>
    [...operations].map(([operation, count]) => ({ clientId, operation, day, count })),
  );
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
