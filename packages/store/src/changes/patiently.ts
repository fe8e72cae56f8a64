import { setTimeout as wait } from 'node:timers/promises';

/** Longer than a publish needs to stamp its change after the commit. */
const stampPatienceMs = 500;

/** A list can be read even if nothing can be written: a change without a time gets a later one. */
export async function patiently(stamping: Promise<unknown>): Promise<void> {
  const given = wait(stampPatienceMs, undefined, { ref: false });
  await Promise.race([stamping.catch(() => undefined), given]);
}
