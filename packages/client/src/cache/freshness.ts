import {
  BadRequestError,
  EntitlementError,
  InvalidAnswerError,
  NotOfferedError,
} from '../http/errors.js';
import type { Cache } from './cache.js';

/** A report that changed; `path` is its cache key below the family. */
export interface Update {
  path: string;
  /** As the service writes it: ISO 8601. */
  updatedAt: string;
}

interface FreshnessOptions {
  cache: Cache;
  /** The prefix of the family's cache keys. */
  root: string;
  /** Reports updated at this time or later, by the service's clock. */
  listUpdated: (startDate: string) => AsyncIterable<Update>;
  now: () => number;
  refreshMs: number;
}

/** The result of a refresh. */
export interface Refresh {
  /**
   * False if the cache must not be used: the service does not say what changed, or the cache failed
   * to remove it.
   */
  usable: boolean;
  /** How many reports were removed from the cache because they changed. */
  changed: number;
}

export interface Freshness {
  /** Asks the service what changed, unless it was asked less than `refreshMs` ago. */
  ensure: () => Promise<Refresh>;
  /** Always asks the service. */
  refresh: () => Promise<Refresh>;
  /** The checkpoint as text, only for comparing with another. */
  position: () => Promise<string | undefined>;
  /** Whether answers of this report may be cached: false shortly after it changed. */
  isSettled: (path: string) => boolean;
}

/** A service may send the old content from its own cache for a moment after it listed an update. */
const settlingMs = 2000;
/** An update older than this is settled even if the two clocks differ. The first refresh trusts the clocks. */
const clocksDifferMs = 5 * 60 * 1000;

/** Keeps a family in the cache in step with the service, by the recently-updated operation. */
export function createFreshness(options: FreshnessOptions): Freshness {
  const { now, refreshMs } = options;
  let checkedAt = -Infinity;
  /** When the service listed a report as updated, by our own clock. */
  const toldAt = new Map<string, number>();
  const isSettled = (path: string) =>
    Math.abs(now() - (toldAt.get(path) ?? -Infinity)) >= settlingMs;
  const tell = (paths: string[]) => {
    for (const path of toldAt.keys()) if (isSettled(path)) toldAt.delete(path);
    for (const path of paths) toldAt.set(path, now());
  };
  let latest: Promise<Refresh> | undefined;
  const refresh = () => {
    checkedAt = now();
    const current = followUpdates(options, tell).catch((error: unknown) => {
      if (latest === current) latest = undefined;
      throw error;
    });
    latest = current;
    return current;
  };
  return {
    ensure: () => (latest && Math.abs(now() - checkedAt) < refreshMs ? latest : refresh()),
    refresh,
    position: () => readText(options),
    isSettled,
  };
}

/** The updates already applied: all before `since`, and those at `since` that `seen` names. */
interface Checkpoint {
  since: string;
  seen: string[];
}

async function followUpdates(
  options: FreshnessOptions,
  tell: (paths: string[]) => void,
): Promise<Refresh> {
  const { cache, root, now } = options;
  const before = parseCheckpoint(await readText(options));
  const start = before?.since ?? new Date(now() - firstLookBackMs).toISOString();
  const updates = await findUpdates(options, start);
  if (!updates) return unusable;

  const seen = new Set(before?.seen);
  const changed = updates.filter((update) => !seen.has(nameOf(update)));
  const lateMs = before ? clocksDifferMs : settlingMs;
  const isLate = ({ updatedAt }: Update) => Math.abs(now() - Date.parse(updatedAt)) < lateMs;
  tell(changed.filter(isLate).map(({ path }) => `${root}/${path}`));
  // Without a checkpoint any entry may be outdated.
  const outdated = before ? changed.map(({ path }) => `${root}/${path}`) : [root];
  if (!(await forget(cache, outdated))) return unusable;
  if (outdated.length > 0) await save(options, advance(start, updates));
  return { usable: true, changed: before ? changed.length : 0 };
}

const unusable: Refresh = { usable: false, changed: 0 };

/** False if the cache failed: it may still hold outdated entries. */
async function forget(cache: Cache, prefixes: string[]): Promise<boolean> {
  try {
    for (const prefix of prefixes) await cache.clear(prefix);
    return true;
  } catch {
    return false;
  }
}

/** The first refresh asks for a whole day, because our clock may be wrong by hours. */
const firstLookBackMs = 24 * 60 * 60 * 1000;

/** Undefined if the service does not offer the operation, or its answer has another form. */
async function findUpdates(
  { listUpdated }: FreshnessOptions,
  start: string,
): Promise<Update[] | undefined> {
  const updates: Update[] = [];
  try {
    for await (const update of listUpdated(start)) {
      if (Number.isNaN(Date.parse(update.updatedAt))) return undefined;
      updates.push(update);
    }
    return updates;
  } catch (error) {
    if (otherForms.some((kind) => error instanceof kind)) return undefined;
    throw error;
  }
}

const otherForms = [NotOfferedError, BadRequestError, EntitlementError, InvalidAnswerError];

/** Moves the checkpoint by the service's times alone, so that our clock does not matter. */
function advance(start: string, updates: Update[]): Checkpoint {
  const since = updates.reduce(
    (last, { updatedAt }) => (Date.parse(updatedAt) > Date.parse(last) ? updatedAt : last),
    start,
  );
  const seen = updates.filter(({ updatedAt }) => Date.parse(updatedAt) >= Date.parse(since));
  return { since, seen: seen.map(nameOf) };
}

const nameOf = ({ path, updatedAt }: Update) => `${path} ${updatedAt}`;

const checkpointKey = ({ root }: FreshnessOptions) => `${root}/checkpoint`;

async function readText(options: FreshnessOptions): Promise<string | undefined> {
  const entry = await options.cache.get(checkpointKey(options)).catch(() => undefined);
  return entry && new TextDecoder().decode(entry.bytes);
}

async function save(options: FreshnessOptions, checkpoint: Checkpoint): Promise<void> {
  const bytes = new TextEncoder().encode(JSON.stringify(checkpoint));
  // If saving fails, the next refresh starts from the older checkpoint: slower, but correct.
  await options.cache
    .set(checkpointKey(options), { storedAt: options.now(), bytes })
    .catch(() => undefined);
}

function parseCheckpoint(text: string | undefined): Checkpoint | undefined {
  try {
    const { since, seen } = JSON.parse(text ?? '') as Partial<Checkpoint>;
    return since && Array.isArray(seen) ? { since, seen } : undefined;
  } catch {
    return undefined;
  }
}
