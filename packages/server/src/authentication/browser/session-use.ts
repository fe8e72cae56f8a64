import type { Store } from '@broadsheet/store';

/** When sessions were last used: kept in memory, and written now and then, many at once. */
export interface SessionUse {
  note(session: SessionUseTimes, now: number): void;
  /** When this process last saw it used, if the store does not know yet; 0 if the store knows. */
  unwrittenUse(idHash: string): number;
  stop(): Promise<void>;
}

interface SessionUseTimes {
  idHash: string;
  usedAt: number;
  writtenAt: number;
}

interface Options {
  browserSessions: Pick<Store['browserSessions'], 'touch' | 'sweep'>;
  clock: () => number;
  idleMs: number;
  onError: (error: unknown) => void;
  intervalMs?: number;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Also deletes old sessions, now and every hour. */
export function createSessionUse(options: Options): SessionUse {
  const { browserSessions, clock, idleMs, onError, intervalMs = 5000 } = options;
  /** The last use of a session is written to the store at most this often. */
  const stepMs = Math.min(minuteMs, idleMs / 10);
  let unwritten = new Map<string, number>();
  let working: Promise<void> = Promise.resolve();

  const write = async () => {
    if (unwritten.size === 0) return;
    const batch = unwritten;
    unwritten = new Map();
    try {
      await browserSessions.touch([...batch.keys()], latestOf(batch));
    } catch (error) {
      unwritten = new Map([...batch, ...unwritten]);
      throw error;
    }
  };
  // A day longer, so that a cookie that comes back soon is recognised.
  const sweep = () => browserSessions.sweep(clock() - idleMs - dayMs);
  const enqueue = (work: () => Promise<void>) => {
    working = working.then(work).catch(onError);
    return working;
  };
  void enqueue(sweep);
  const timers = [
    setInterval(() => void enqueue(write), intervalMs),
    setInterval(() => void enqueue(sweep), hourMs),
  ];
  for (const timer of timers) timer.unref();

  return {
    note(session, now) {
      session.usedAt = now;
      if (now - session.writtenAt < stepMs) return;
      session.writtenAt = now;
      unwritten.set(session.idHash, now);
    },
    unwrittenUse: (idHash) => unwritten.get(idHash) ?? 0,
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await enqueue(write);
    },
  };
}

/** A loop: there may be more values than a call may have arguments. */
function latestOf(times: ReadonlyMap<string, number>): number {
  let latest = 0;
  for (const time of times.values()) latest = Math.max(latest, time);
  return latest;
}
