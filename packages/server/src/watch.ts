import { setTimeout } from 'node:timers/promises';
import type { Store } from '@broadsheet/store';
import { RequestProblem } from './problem.js';

type Counters = Awaited<ReturnType<Store['getCounters']>>;

/** Receives the counter's previous value. */
type Listener = (since: number) => void | Promise<void>;

export interface Watch {
  /** Calls back when the counter has changed, in any process. */
  on(counter: keyof Counters, listener: Listener): void;
  /** Reads the counters now, so that a process sees its own changes at once. */
  check: () => Promise<void>;
  /**
   * Like `check`, for use after a successful change. It never fails: if the store cannot be reached
   * now, the change is still valid, and the next check will notice it.
   */
  notice: () => Promise<void>;
  /** Like `check`, for a request that cannot go on without it; throws if the store does not answer soon. */
  hear: () => Promise<void>;
  /** Milliseconds since the store last answered. */
  silence: () => number;
  /**
   * Until when cached sessions are valid although the store is silent; later, `hear` it first. It
   * changes: read it each time.
   */
  readonly trustedUntil: number;
  /** The number of the last change of reports that this process knows. */
  position(): number;
  stop(): void;
}

interface WatchOptions {
  store: Pick<Store, 'getCounters' | 'listen'>;
  clock: () => number;
  intervalMs?: number;
}

/** How long cached sessions stay valid while the store cannot be reached. */
const longestSilenceMs = 60_000;
/** After that time, how long a request waits for the store before it is refused. */
const patienceMs = 1000;

/**
 * Notices changes by other processes by polling two counters, twice a second. If the database can
 * send notifications, it polls sooner, but nothing depends on that.
 */
export async function watchStore({ store, clock, intervalMs = 500 }: WatchOptions): Promise<Watch> {
  const listeners: { counter: keyof Counters; listener: Listener }[] = [];
  let known = await store.getCounters();

  const check = async () => {
    const current = await store.getCounters();
    watch.trustedUntil = clock() + longestSilenceMs;
    for (const { counter, listener } of listeners) {
      if (current[counter] !== known[counter]) await listener(known[counter]);
    }
    known = current;
  };

  let isChecking = false;
  let isAsked = false;
  let isStopped = false;
  const look = () => {
    // A store that does not answer is not asked a second time meanwhile, but once more after it has
    // answered.
    isAsked = isChecking;
    if (isChecking || isStopped) return;
    isChecking = true;
    // If the store cannot be reached, `silence` shows it, and the next interval tries again.
    check()
      .catch(() => undefined)
      .finally(() => {
        isChecking = false;
        if (isAsked) look();
      });
  };
  let hearing: Promise<void> | undefined;
  const hear = async () => {
    // The machine may only have been asleep, so the store is asked once more, for all waiting
    // requests together.
    hearing ??= check().finally(() => (hearing = undefined));
    const timeout = setTimeout(patienceMs, 'silent', { ref: false });
    if ((await Promise.race([hearing, timeout])) === 'silent') throw storeUnreachable();
  };
  const timer = setInterval(look, intervalMs);
  timer.unref();
  store.listen(look);

  const watch: { -readonly [Name in keyof Watch]: Watch[Name] } = {
    on: (counter, listener) => listeners.push({ counter, listener }),
    check,
    notice: () => check().catch(() => undefined),
    hear,
    silence: () => clock() - (watch.trustedUntil - longestSilenceMs),
    trustedUntil: clock() + longestSilenceMs,
    position: () => known.change,
    stop: () => {
      isStopped = true;
      clearInterval(timer);
    },
  };
  return watch;
}

export function storeUnreachable(cause?: unknown): RequestProblem {
  const problem = new RequestProblem(
    'unavailable',
    'The store cannot be reached; try again shortly.',
  );
  problem.cause = cause;
  return problem;
}
