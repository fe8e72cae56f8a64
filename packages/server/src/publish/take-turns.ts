import { setImmediate } from 'node:timers/promises';

/**
 * Spreads work that comes all at once over several turns of the event loop, so that other requests
 * are answered in between. Each piece of work waits for the returned function first.
 */
export function createTurns({ mostMs }: { mostMs: number }): () => Promise<void> {
  let beganAt = -Infinity;
  let last = Promise.resolve();
  const takeTurn = async () => {
    if (performance.now() - beganAt < mostMs) return;
    await setImmediate();
    beganAt = performance.now();
  };
  return () => (last = last.then(takeTurn));
}
