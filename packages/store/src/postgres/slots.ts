import { StoreUnreachableError } from '../database/unreachable.js';
import { startDeadline } from './deadline.js';

/** Limits how many connections are used at once. Others wait for their turn. */
export interface Slots {
  /** Rejects if too many callers wait, or if no connection is released for too long. */
  enter(): Promise<void>;
  leave(): void;
  /** Waits for a connection to open. Until then, no waiting caller times out. */
  whileOpening<Connection>(connection: Promise<Connection>): Promise<Connection>;
  readonly waiting: number;
}

interface Options {
  limit: number;
  patienceMs: number;
}

/** Further callers would wait too long: they fail at once. */
const mostWaiting = 200;

/**
 * A busy machine makes every query slow, so the time a request waits says little. A queue that does
 * not move at all says that all connections are stuck, such as behind a lock.
 *
 * Stays whole: every part of it reads or writes the same four counts.
 */
export function createSlots({ limit, patienceMs }: Options): Slots {
  /** In the order in which they came. */
  const waiting = new Set<() => void>();
  let taken = 0;
  let opening = 0;
  let moves = 0;

  const waitForSlot = () =>
    new Promise<void>((resolve, reject) => {
      let seen = moves;
      const hasMoved = () => {
        const isMoving = opening > 0 || moves !== seen;
        seen = moves;
        return isMoving;
      };
      const onLate = () => {
        waiting.delete(enter);
        reject(new StoreUnreachableError('every connection to it is in use'));
      };
      const cancel = startDeadline({ ms: patienceMs, hasMoved, onLate });
      const enter = () => {
        cancel();
        resolve();
      };
      waiting.add(enter);
    });

  return {
    async enter() {
      if (taken < limit) {
        taken += 1;
        return;
      }
      if (waiting.size >= mostWaiting) {
        throw new StoreUnreachableError('too many wait for a connection');
      }
      await waitForSlot();
    },
    leave() {
      moves += 1;
      const [next] = waiting;
      // The slot passes to the next one, so `taken` does not change.
      if (next) {
        waiting.delete(next);
        next();
      } else taken -= 1;
    },
    async whileOpening(connection) {
      opening += 1;
      try {
        return await connection;
      } finally {
        opening -= 1;
        moves += 1;
      }
    },
    get waiting() {
      return waiting.size;
    },
  };
}
