import type { Cache } from './cache.js';
import type { Freshness } from './freshness.js';

/** The cached images and sections of one report. */
export interface KeptReport {
  find(name: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  keep(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
}

/** The cached reports of one family. */
export interface ReportCache {
  /** Opens the entries of a report, after removing those of reports that changed. */
  open(report: string[]): Promise<KeptReport>;
}

/** Stores nothing and finds nothing. */
const nothingKept: KeptReport = {
  find: () => Promise.resolve(undefined),
  keep: () => Promise.resolve(),
};

/** For a client without a cache. */
export const noReportCache: ReportCache = { open: () => Promise.resolve(nothingKept) };

interface ReportCacheOptions {
  cache: Cache;
  /** The prefix of the family's cache keys. */
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

/** The cache key of a report below its family, in lower case because the service ignores case. */
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
      // The report may have changed after it was fetched, as this program or another one that
      // shares the cache has learnt since. Its old content must not be cached.
      if (!freshness.isSettled(path) || (await freshness.position()) !== missedAt) return;
      // The caller gets its answer even if the cache is full or broken.
      await cache.set(`${path}/${name}`, { storedAt: now(), bytes }).catch(() => undefined);
    },
  };
}
