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

/** Local usage is written to the store after this long at the latest. */
const intervalMs = 250;
/** It is written sooner if that is pressing, but not more often than this. */
const shortestIntervalMs = 50;
const pruneEveryMs = 60_000;
/** The most meters kept: of clients with a plan, and of users and addresses that log in. */
const mostMeters = 20_000;

/** Stays whole: all of it reads and writes one schedule. */
export function createMeters({ rateWindows, clock, onError }: Options): Meters {
  const meters = new LRUCache<string, Meter>(atMost(mostMeters));
  const touched = new Set<Meter>();
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Infinity;
  let synchronisedAt = 0;
  let prunedAt = clock();

  const schedule = (at: number, now: number) => {
    if (at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void synchronise().catch(onError), Math.max(0, at - now));
    timer.unref();
  };

  const add = (meter: Meter) => {
    meter.isTouched = true;
    touched.add(meter);
  };

  const touch: Meter['touch'] = (meter, { now, isPressing }) => {
    add(meter);
    schedule(isPressing ? synchronisedAt + shortestIntervalMs : now + intervalMs, now);
  };

  const takeTouched = () => {
    const batch = [...touched];
    touched.clear();
    for (const meter of batch) meter.isTouched = false;
    return batch;
  };

  const synchronise = joinNext(async (): Promise<void> => {
    clearTimeout(timer);
    dueAt = Infinity;
    synchronisedAt = clock();
    const batch = takeTouched();
    try {
      await tell(batch, rateWindows, clock());
      if (clock() - prunedAt > pruneEveryMs) {
        prunedAt = clock();
        await rateWindows.prune();
      }
    } catch (error) {
      // Nothing is lost: the usage stays pending, and is written when the store can be reached.
      batch.forEach(add);
      schedule(clock() + intervalMs, clock());
      throw error;
    }
  });

  return {
    get(subject, plan) {
      const known = meters.get(subject);
      if (known && samePlan(known.windows, plan)) return known;
      const windows = buildWindows(plan).map((window) => takeOver(window, known));
      const meter = { subject, windows, policy: formatPolicy(windows), isTouched: false, touch };
      meters.set(subject, meter);
      return meter;
    },
    synchronise,
    async stop() {
      clearTimeout(timer);
      if (touched.size > 0) await synchronise().catch(onError);
      clearTimeout(timer);
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
