import type { Store } from '@broadsheet/store';

type Counters = Awaited<ReturnType<Store['getCounters']>>;

/** Gets the counter's value before it moved. */
type Listener = (since: number) => void | Promise<void>;

export interface Watch {
  /** Calls back when the counter has moved, in whichever process that happened. */
  on(counter: keyof Counters, listener: Listener): void;
  /** Looks now: a process sees its own changes at once. */
  check: () => Promise<void>;
  /**
   * The same after a change that has succeeded: it stays so where the store cannot be reached just
   * now, and the next look will tell.
   */
  notice: () => Promise<void>;
  /** Milliseconds since the store was last heard of. */
  silence(now?: number): number;
  /** The last change of reports that this process knows of. */
  position(): number;
  stop(): void;
}

interface WatchOptions {
  store: Pick<Store, 'getCounters' | 'listen'>;
  clock: () => number;
  intervalMs?: number;
}

/**
 * Notices what other processes change by polling two numbers, twice a second. Where the database
 * can tell of changes it looks sooner; nothing depends on that.
 */
export async function watchStore({ store, clock, intervalMs = 500 }: WatchOptions): Promise<Watch> {
  const listeners: { counter: keyof Counters; listener: Listener }[] = [];
  let known = await store.getCounters();
  let heardAt = clock();

  const check = async () => {
    const current = await store.getCounters();
    heardAt = clock();
    for (const { counter, listener } of listeners) {
      if (current[counter] !== known[counter]) await listener(known[counter]);
    }
    known = current;
  };

  let isChecking = false;
  let isAsked = false;
  let isStopped = false;
  const look = () => {
    // One that does not answer is not asked again meanwhile, but once more when it has.
    isAsked = isChecking;
    if (isChecking || isStopped) return;
    isChecking = true;
    // A store that cannot be reached is told by `silence`, and tried again at the next turn.
    check()
      .catch(() => undefined)
      .finally(() => {
        isChecking = false;
        if (isAsked) look();
      });
  };
  const timer = setInterval(look, intervalMs);
  timer.unref();
  store.listen(look);

  return {
    on: (counter, listener) => listeners.push({ counter, listener }),
    check,
    notice: () => check().catch(() => undefined),
    silence: (now = clock()) => now - heardAt,
    position: () => known.change,
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
