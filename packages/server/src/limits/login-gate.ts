import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RequestProblem } from '../problem.js';
import { createLoginSlots } from './login-slots.js';
import { add, waitFor, type Meter } from './meter.js';
import type { Meters } from './meters.js';

/**
 * Slows down password guessing: ten failures a minute are free, per user and per address.
 * Successful logins are limited too: each takes a tenth of a second of processor time, and a token
 * lasts for hours.
 */
export interface LoginGate {
  /** Runs an attempt; undefined means that it failed. Throws if there were too many. */
  attempt<T>(who: Attempt, verify: () => Promise<T | undefined>): Promise<T | undefined>;
}

interface Attempt {
  /** The client and user, or only the client. */
  user: string;
  address: string;
}

const failurePlan = [{ limit: 10, seconds: 60 }];

/** How many logins of one user, and of one address, may run at once and succeed in a minute. */
const kinds = {
  user: { slots: 2, successPlan: [{ limit: 120, seconds: 60 }] },
  address: { slots: 4, successPlan: [{ limit: 600, seconds: 60 }] },
};

interface LoginLimits {
  subject: string;
  slots: number;
  failures: Meter;
  successes: Meter;
}

export function createLoginGate(meters: Meters, clock: () => number): LoginGate {
  const slots = createLoginSlots();

  const sideOf = (kind: keyof typeof kinds, name: string): LoginLimits => ({
    subject: `login ${kind} ${name}`,
    slots: kinds[kind].slots,
    failures: meters.get(`login ${kind} ${name}`, failurePlan),
    successes: meters.get(`right login ${kind} ${name}`, kinds[kind].successPlan),
  });

  /**
   * A thousand concurrent guesses must not all start before the first has failed. So no more
   * attempts start than may still fail; the others wait, because the running ones may succeed.
   */
  const couldAllFail = ({ subject, failures: { windows } }: LoginLimits) =>
    windows.every(
      ({ total, pending, limit }) => total + pending + slots.countUnderWay(subject) < limit,
    );

  return {
    async attempt({ user, address }, verify) {
      const sides = [sideOf('user', digest(user)), sideOf('address', networkOf(address))];
      const mayBegin = () => {
        for (const side of sides) refuseIfSpent(side, clock());
        return sides.every(couldAllFail);
      };
      const entered = slots.enter({ subjects: sides, mayBegin });
      if (!entered) {
        throw new RequestProblem(
          'unavailable',
          'Too many logins of this user, or from this address, wait already.',
        );
      }
      await entered;
      try {
        const result = await verify();
        for (const { failures, successes } of sides) {
          add(result === undefined ? failures : successes, clock());
        }
        return result;
      } finally {
        slots.leave(sides.map(({ subject }) => subject));
      }
    },
  };
}

function refuseIfSpent({ failures, successes }: LoginLimits, now: number): void {
  const failedWait = waitFor(failures, now);
  if (failedWait !== undefined) {
    throw new RequestProblem(
      'too_many_failed_logins',
      `Too many attempts failed, for this user or from this address; try again in ${String(failedWait)} seconds.`,
      { headers: { 'retry-after': String(failedWait) } },
    );
  }
  const wait = waitFor(successes, now);
  if (wait === undefined) return;
  throw new RequestProblem(
    'too_many_logins',
    `This user, or this address, has obtained too many tokens; use the token you have, or try again in ${String(wait)} seconds.`,
    { headers: { 'retry-after': String(wait) } },
  );
}

/** Hashes the user name, because people may type anything there, even a password. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * The /64 network of an IPv6 address: its owner also controls the other 2^64 addresses of the
 * network.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  if (tail !== undefined) {
    const rest = tail.split(':').filter((group) => group !== '');
    while (groups.length + rest.length < 8) groups.push('0');
    groups.push(...rest);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
