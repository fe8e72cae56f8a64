import { setTimeout } from 'node:timers/promises';
import { RequestProblem } from '../problem.js';
import type { Watch } from '../watch.js';

/** Whether this process still hears from the store which tokens and sessions have ended. */
export interface StoreHearing {
  /** Whether the store was silent for so long that cached sessions are no longer valid. */
  isSilent(now?: number): boolean;
  /** Reads the store's counters; throws if the store does not answer soon. */
  hear(): Promise<void>;
}

/** How long cached sessions stay valid while the store cannot be reached. */
const longestSilenceMs = 60_000;
/** After that time, how long a request waits for the store before it is refused. */
const patienceMs = 1000;

export function createStoreHearing(watch: Watch): StoreHearing {
  let hearing: Promise<void> | undefined;
  return {
    isSilent: (now) => watch.silence(now) > longestSilenceMs,
    /**
     * The machine may only have been asleep, so the store is asked once more. All waiting requests
     * share this call.
     */
    async hear() {
      hearing ??= watch.check().finally(() => (hearing = undefined));
      const timeout = setTimeout(patienceMs, 'silent', { ref: false });
      if ((await Promise.race([hearing, timeout])) === 'silent') throw storeUnreachable();
    },
  };
}

export function storeUnreachable(cause?: unknown): RequestProblem {
  const problem = new RequestProblem(
    'unavailable',
    'The store cannot be reached; try again shortly.',
  );
  problem.cause = cause;
  return problem;
}
