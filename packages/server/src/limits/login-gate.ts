import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { RequestProblem } from '../problem.js';
import { add, waitFor, type Meter } from './meter.js';
import type { Meters } from './meters.js';

/** Slows down whoever guesses: per user and per address, ten failures a minute cost nothing. */
export interface LoginGate {
  /** Runs an attempt; one that returns undefined has failed. Throws where there were too many. */
  attempt<T>(who: Attempt, verify: () => Promise<T | undefined>): Promise<T | undefined>;
}

interface Attempt {
  /** Client and user, or the client alone. */
  user: string;
  address: string;
}

const plan = [{ limit: 10, seconds: 60 }];
/** Checking a password keeps a core busy for a tenth of a second: more than this never catches up. */
const mostUnderWay = 100;

export function createLoginGate(meters: Meters, clock: () => number): LoginGate {
  /** Attempts that may yet fail, by meter. */
  const underWay = new Map<string, number>();
  const waiting = new Set<() => void>();
  let total = 0;

  const isFull = ({ subject, windows: [window] }: Meter) =>
    window !== undefined &&
    window.total + window.pending + (underWay.get(subject) ?? 0) >= window.limit;

  /**
   * A thousand guesses at once must not all begin before the first has failed. So only as many
   * begin as could fail; the others wait, because those under way may be right.
   */
  const enter = async (both: Meter[]): Promise<void> => {
    for (;;) {
      for (const meter of both) refuseIfSpent(meter, clock());
      if (!both.some(isFull)) break;
      await new Promise<void>((resolve) => waiting.add(resolve));
    }
    for (const { subject } of both) underWay.set(subject, (underWay.get(subject) ?? 0) + 1);
  };

  const leave = (both: Meter[]) => {
    for (const { subject } of both) {
      const left = (underWay.get(subject) ?? 1) - 1;
      if (left > 0) underWay.set(subject, left);
      else underWay.delete(subject);
    }
    for (const resume of waiting) resume();
    waiting.clear();
  };

  return {
    async attempt({ user, address }, verify) {
      const both = [
        meters.get(`login user ${digest(user)}`, plan),
        meters.get(`login address ${networkOf(address)}`, plan),
      ];
      if (total >= mostUnderWay)
        throw new RequestProblem('unavailable', 'Too many logins at once.');
      total += 1;
      try {
        await enter(both);
        try {
          const result = await verify();
          if (result === undefined) for (const meter of both) add(meter, clock());
          return result;
        } finally {
          leave(both);
        }
      } finally {
        total -= 1;
      }
    },
  };
}

function refuseIfSpent(meter: Meter, now: number): void {
  const wait = waitFor(meter, now);
  if (wait === undefined) return;
  throw new RequestProblem(
    'too_many_failed_logins',
    `Too many attempts failed, for this user or from this address; try again in ${String(wait)} seconds.`,
    { headers: { 'retry-after': String(wait) } },
  );
}

/** What was typed as a user name may be anything, also a password: it is not kept. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Whoever has one IPv6 address has the 2^64 others of its network too. */
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
