import type { Cache } from './cache.js';
import type { Freshness } from './freshness.js';

/** What is kept of one report. */
export interface KeptReport {
  find(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  keep(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
}

/** What is kept of one family's reports. */
export interface ReportCache {
  /** What is kept of a report, nothing where the report changed. */
  open(report: string[]): Promise<KeptReport>;
}

/** Nothing is kept, and nothing found. */
const nothingKept: KeptReport = {
  find: () => Promise.resolve(undefined),
  keep: () => Promise.resolve(),
};

/** For a client without a cache. */
export const noReportCache: ReportCache = { open: () => Promise.resolve(nothingKept) };

interface ReportCacheOptions {
  cache: Cache;
  /** The place of the family in the cache. */
  root: string;
  freshness: Freshness;
  now: () => number;
  maxAgeMs: number;
}

export function createReportCache(options: ReportCacheOptions): ReportCache {
  const { freshness, root } = options;
  return {
    async open(report) {
      const { usable } = await freshness.ensure();
      return usable ? openKeptReport(options, `${root}/${reportPathOf(report)}`) : nothingKept;
    },
  };
}

/** The place of a report below its family; letter case makes no difference to the service. */
export function reportPathOf(report: string[]): string {
  return report.map((segment) => encodeURIComponent(segment.toLowerCase())).join('/');
}

function openKeptReport(
  { cache, freshness, now, maxAgeMs }: ReportCacheOptions,
  path: string,
): KeptReport {
  let missedAt: string | undefined;
  return {
    async find(name) {
      const entry = await cache.get(`${path}/${name}`).catch(() => undefined);
      if (entry && Math.abs(now() - entry.storedAt) < maxAgeMs) return entry.bytes;
      missedAt ??= await freshness.position();
      return undefined;
    },
    async keep(name, bytes) {
      // The report may have changed between being fetched and being told of, here or in another
      // program that shares the cache; then this is the old content, and would stay.
      if (!freshness.isSettled(path) || (await freshness.position()) !== missedAt) return;
      // A cache that is full or broken is no reason to withhold the answer.
      await cache.set(`${path}/${name}`, { storedAt: now(), bytes }).catch(() => undefined);
    },
  };
}
