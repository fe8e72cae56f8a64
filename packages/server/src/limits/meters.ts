import { joinNext, type RateLimit, type Store } from '@broadsheet/store';
import { LRUCache } from 'lru-cache';
import { atMost } from '../at-most.js';
import { buildWindows, formatPolicy, type Meter, type MeterWindow } from './meter.js';

/** The meters of this process, synced with other processes through the store. */
export interface Meters {
  get(subject: string, plan: RateLimit[]): Meter;
  /** Writes local usage to the store and reads the usage of other processes. */
  synchronise(): Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  rateWindows: Store['rateWindows'];
  clock: () => number;
  onError: (error: unknown) => void;
}

/** How often local usage is written to the store. */
const intervalMs = 250;
/**
 * It is written sooner once this share of a limit was used, but not more often than the shortest
 * interval.
 */
const shareOfLimit = 1 / 8;
const shortestIntervalMs = 50;
const pruneEveryMs = 60_000;
/** The most meters kept: of clients with a plan, and of users and addresses that log in. */
const mostMeters = 20_000;

export function createMeters({ rateWindows, clock, onError }: Options): Meters {
  const meters = new LRUCache<string, Meter>(atMost(mostMeters));
  const used = new Set<Meter>();
  let isBusy = false;
  let hasFailed = false;
  let waitedMs = 0;
  let prunedAt = clock();

  const synchronise = joinNext(async (): Promise<void> => {
    waitedMs = 0;
    const batch = [...used];
    used.clear();
    try {
      await tell(batch, rateWindows, clock());
      if (clock() - prunedAt > pruneEveryMs) {
        prunedAt = clock();
        await rateWindows.prune();
      }
      hasFailed = false;
    } catch (error) {
      // Nothing is lost: the usage stays pending, and is written when the store can be reached.
      for (const meter of batch) used.add(meter);
      hasFailed = true;
      throw error;
    }
  });

  /** A meter is used with every request, so what is due is looked for now and then. */
  const look = () => {
    waitedMs += shortestIntervalMs;
    if (used.size === 0 || isBusy) return;
    const now = clock();
    const isPressing = ({ windows }: Meter) =>
      windows.some((window) => isUnknown(window, now) || isMuch(window));
    if (waitedMs < intervalMs && (hasFailed || ![...used].some(isPressing))) return;
    isBusy = true;
    void synchronise()
      .catch(onError)
      .finally(() => (isBusy = false));
  };
  const timer = setInterval(look, shortestIntervalMs);
  timer.unref();

  return {
    get(subject, plan) {
      const known = meters.get(subject);
      if (known && samePlan(known.windows, plan)) return known;
      const windows = buildWindows(plan).map((window) => takeOver(window, known));
      const meter = { subject, windows, policy: formatPolicy(windows), used };
      meters.set(subject, meter);
      return meter;
    },
    synchronise,
    async stop() {
      clearInterval(timer);
      if (used.size > 0) await synchronise().catch(onError);
    },
  };
}

async function tell(meters: Meter[], rateWindows: Store['rateWindows'], now: number) {
  // A meter whose plan was changed shares its windows with the previous meter.
  const subjects = new Map(
    meters.flatMap(({ subject, windows }) => windows.map((window) => [window, subject] as const)),
  );
  const names = [...subjects]
    .filter(([{ startedAt, seconds }]) => startedAt + seconds * 1000 > now)
    .map(([window, subject]) => {
      return { window, subject, startedAt: window.startedAt, count: window.pending };
    });
  if (names.length === 0) return;
  const totals = await rateWindows.add(
    names.map(({ window, subject, startedAt, count }) => ({
      subject,
      seconds: window.seconds,
      startedAt,
      count,
    })),
  );
  for (const [index, { window, startedAt, count }] of names.entries()) {
    // A window that ended meanwhile no longer matters.
    if (window.startedAt !== startedAt) continue;
    window.pending -= count;
    window.total = totals[index] ?? window.total;
    window.askedAt = now;
  }
}

function isUnknown({ askedAt }: MeterWindow, now: number): boolean {
  return now - askedAt > 2 * intervalMs;
}

function isMuch({ pending, limit }: MeterWindow): boolean {
  return pending >= limit * shareOfLimit;
}

function samePlan(windows: MeterWindow[], plan: RateLimit[]): boolean {
  return (
    windows.length === plan.length &&
    windows.every(
      ({ limit, seconds }, index) =>
        plan[index]?.limit === limit && plan[index].seconds === seconds,
    )
  );
}

/** Changing a plan keeps the usage so far. */
function takeOver(window: MeterWindow, known: Meter | undefined): MeterWindow {
  const before = known?.windows.find(({ seconds }) => seconds === window.seconds);
  return before ? Object.assign(before, { limit: window.limit }) : window;
}
