import type { AnyShape } from '../families/any-family.js';
import { createListMethods } from '../families/list-methods.js';
import { keyPathOf, readKey } from '../families/report-key.js';
import { familyNames, type FamilyName } from '../families/shipped-families.js';
import type { Send } from '../http/call.js';
import type { Runtime } from '../http/runtime.js';
import type { Credentials, SessionCredentials } from '../http/tokens.js';
import type { ResolvedOptions } from '../options.js';
import type { Cache } from './cache.js';
import { createFreshness, type Freshness, type Refresh, type Update } from './freshness.js';
import {
  createReportCache,
  noReportCache,
  reportPathOf,
  type ReportCache,
} from './report-cache.js';

/**
 * The result of a refresh of the cache, by family: those that the client knows, and those that were
 * read. Empty for a client without a cache.
 */
export type CacheRefresh = Partial<Record<FamilyName, Refresh>> & Partial<Record<string, Refresh>>;

export interface FamilyCaches {
  /** The cache of a family; its first use asks the family's recently-updated operation. */
  of: (family: string) => ReportCache;
  refresh: () => Promise<CacheRefresh>;
}

export function openFamilyCaches(
  send: Send,
  options: ResolvedOptions,
  { now }: Runtime,
): FamilyCaches {
  const { cache } = options;
  if (!cache) return { of: () => noReportCache, refresh: () => Promise.resolve({}) };
  const scope = scopeOf(options);
  const opened = new Map<string, OpenFamily>();
  const open = (family: string): OpenFamily => {
    const listUpdated: ListUpdated = (startDate) => listUpdates(send, family, startDate);
    const root = `${scope}/${family}`;
    const found = opened.get(family) ?? openFamily(cache, { root, listUpdated, now, options });
    opened.set(family, found);
    return found;
  };
  return {
    of: (family) => open(family).reports,
    refresh: async () => {
      // Another program may have filled the cache with families that this one has not read.
      for (const family of familyNames) open(family);
      const refreshes = [...opened].map(async ([family, { freshness }]) => [
        family,
        await freshness.refresh(),
      ]);
      return Object.fromEntries(await Promise.all(refreshes)) as CacheRefresh;
    },
  };
}

interface OpenFamily {
  freshness: Freshness;
  reports: ReportCache;
}

type ListUpdated = (startDate: string) => AsyncIterable<Update>;

interface FamilyOptions {
  root: string;
  listUpdated: ListUpdated;
  now: () => number;
  options: ResolvedOptions;
}

function openFamily(cache: Cache, { root, listUpdated, now, options }: FamilyOptions): OpenFamily {
  const { cacheRefreshMs: refreshMs, cacheMaxAgeMs: maxAgeMs } = options;
  const freshness = createFreshness({ cache, root, listUpdated, now, refreshMs });
  return { freshness, reports: createReportCache({ cache, root, freshness, now, maxAgeMs }) };
}

/** The most that one page may hold. */
const limit = 1000;

async function* listUpdates(send: Send, family: string, startDate: string): AsyncGenerator<Update> {
  const { updatedReports } = createListMethods<AnyShape>({ send, name: family });
  for await (const report of updatedReports({ startDate, limit })) {
    const path = reportPathOf(keyPathOf(readKey(family, report)));
    yield { path, updatedAt: report.updatedAt };
  }
}

/**
 * The part of a cache key that keeps services and users apart, since they may read different reports.
 * A token does not say whose it is: programs with tokens of several users need a cache for each.
 */
function scopeOf({ baseUrl, credentials }: ResolvedOptions): string {
  return encodeURIComponent([baseUrl, ...identityOf(credentials)].join(' '));
}

function identityOf(credentials: Credentials | SessionCredentials): string[] {
  const isUser = typeof credentials === 'object' && 'clientId' in credentials;
  return isUser ? [credentials.clientId, credentials.username] : [];
}
