import { setTimeout } from 'node:timers/promises';
import type { LeaseHolder } from './lease-holder.js';

interface Making<Made> {
  leases: LeaseHolder;
  lease: string;
  find: () => Promise<Made | undefined>;
  make: () => Promise<Made>;
  /** Whether this process holds the lease already, for work of its own. */
  isHeldHere?: () => boolean;
}

/**
 * How long to wait for another process: longer than a drawing may take, also where other programs
 * use every core. A process that dies loses its lease sooner.
 */
const patienceMs = 60_000;
/** The pauses between polls grow: most charts and files are made soon. */
const shortestPauseMs = 25;
const longestPauseMs = 250;

/**
 * Makes something for the store once, even if several processes need it: the process that gets the
 * lease makes it, and the others poll the store. Undefined if it was not there in time.
 */
export async function makeAmongProcesses<Made>({
  leases,
  lease,
  find,
  make,
  isHeldHere = () => false,
}: Making<Made>): Promise<Made | undefined> {
  // The process that held the lease before may have just made it.
  const findOrMake = async () => (await find()) ?? (await make());
  const deadline = performance.now() + patienceMs;
  for (let pauseMs = shortestPauseMs; performance.now() < deadline; pauseMs *= 2) {
    if (isHeldHere()) return findOrMake();
    const made = await leases.hold([lease], findOrMake);
    if (made) return made;
    await setTimeout(Math.min(pauseMs, longestPauseMs));
    const found = await find();
    if (found) return found;
  }
  return undefined;
}
