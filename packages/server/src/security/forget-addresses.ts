import type { Store } from '@broadsheet/store';

interface Options {
  store: Pick<Store, 'audit' | 'securityEvents'>;
  clock: () => number;
  /** How many days IP addresses are kept; 0 keeps them for ever. */
  days: number;
  onError: (error: unknown) => void;
}

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/**
 * Deletes IP addresses older than the limit, now and every hour. Returns a function that stops it.
 */
export function forgetAddresses({ store, clock, days, onError }: Options): () => Promise<void> {
  if (days === 0) return () => Promise.resolve();
  let working: Promise<void> = Promise.resolve();
  const forget = async () => {
    const before = clock() - days * dayMs;
    await store.securityEvents.forget(before);
    await store.audit.forgetAddresses(before);
  };
  const look = () => {
    working = working.then(forget).catch(onError);
  };
  look();
  const timer = setInterval(look, hourMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return working;
  };
}
