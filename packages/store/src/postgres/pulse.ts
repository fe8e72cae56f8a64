import { StoreUnreachableError } from '../database/unreachable.js';
import { startDeadline } from './deadline.js';

interface Options {
  /** Rejects if the server does not answer at all. */
  probe: () => Promise<void>;
  /** How long to wait for an answer before probing the server. */
  patienceMs: number;
}

/** On a machine that is busy with something else, the server needs a while for a new connection. */
const probeDeadlineMs = 3000;

/** Distinguishes a server that works on a long statement from a silent one. */
export interface Pulse {
  /** Throws if the server did not answer the last probe. */
  assertAlive(): void;
  /** Waits for an answer, but rejects if the server is gone. */
  waitFor<Answer>(answer: Promise<Answer>): Promise<Answer>;
  stop(): void;
}

/**
 * While a query waits for longer than usual, the server is probed. If the probe fails, all waiting
 * queries fail, and new ones fail at once until the server has answered again: a server that hangs
 * must not hold up requests for as long as a statement may take.
 */
export function createPulse({ probe, patienceMs }: Options): Pulse {
  const waiting = new Map<(reason: Error) => void, number>();
  let isLost = false;
  let timer: NodeJS.Timeout | undefined;

  const lose = (error: unknown, askedAt: number) => {
    isLost = true;
    for (const [reject, since] of waiting) {
      if (since <= askedAt) reject(new StoreUnreachableError(error));
    }
  };
  const look = async () => {
    const now = performance.now();
    const isOverdue = [...waiting.values()].some((since) => now - since >= patienceMs);
    if (isOverdue || isLost) {
      await probeInTime(probe).then(
        () => (isLost = false),
        (error: unknown) => {
          lose(error, now);
        },
      );
    }
    timer = undefined;
    if (waiting.size > 0 || isLost) schedule();
  };
  const schedule = () => {
    timer ??= setTimeout(() => void look(), patienceMs / 2).unref();
  };

  return {
    assertAlive() {
      if (isLost) throw new StoreUnreachableError('it does not answer');
    },
    async waitFor(answer) {
      let giveUp: (reason: Error) => void = () => undefined;
      const lost = new Promise<never>((_, reject) => (giveUp = reject));
      waiting.set(giveUp, performance.now());
      schedule();
      try {
        return await Promise.race([answer, lost]);
      } finally {
        waiting.delete(giveUp);
      }
    },
    stop() {
      clearTimeout(timer);
      waiting.clear();
      isLost = false;
    },
  };
}

function probeInTime(probe: Options['probe']): Promise<void> {
  return new Promise((resolve, reject) => {
    const onLate = () => {
      reject(new Error('it does not answer'));
    };
    const cancel = startDeadline({ ms: probeDeadlineMs, onLate });
    probe().then(resolve, reject).finally(cancel);
  });
}
