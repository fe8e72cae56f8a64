import type { Cache } from './cache.js';
import type { Send } from './call.js';
import { companyPathOf, createCompany } from './company.js';
import { createFreshness, type Freshness, type Refresh, type Update } from './freshness.js';
import { createIndustry, industryPathOf } from './industry.js';
import type { ResolvedOptions } from './options.js';
import {
  createReportCache,
  noReportCache,
  reportPathOf,
  type ReportCache,
} from './report-cache.js';
import type { Runtime } from './runtime.js';
import type { Credentials } from './tokens.js';

/** What became of a refresh of the cache, by family; undefined for a client without a cache. */
export interface CacheRefresh {
  /** Industry reports. */
  industry: Refresh | undefined;
  /** Company reports. */
  company: Refresh | undefined;
}

export interface FamilyCaches {
  industry: ReportCache;
  company: ReportCache;
  refresh: () => Promise<CacheRefresh>;
}

/** The cache of each family; each asks its own recently-updated operation, when first used. */
export function openFamilyCaches(
  send: Send,
  options: ResolvedOptions,
  { now }: Runtime,
): FamilyCaches {
  const { cache } = options;
  if (!cache) {
    return {
      industry: noReportCache,
      company: noReportCache,
      refresh: () => Promise.resolve({ industry: undefined, company: undefined }),
    };
  }
  const scope = scopeOf(options);
  const open = (family: string, listUpdated: ListUpdated) =>
    openFamily(cache, { root: `${scope}/${family}`, listUpdated, now, options });
  const industry = open('industry', (startDate) => industryUpdates(send, startDate));
  const company = open('company', (startDate) => companyUpdates(send, startDate));
  return {
    industry: industry.reports,
    company: company.reports,
    refresh: async () => ({
      industry: await industry.freshness.refresh(),
      company: await company.freshness.refresh(),
    }),
  };
}

type ListUpdated = (startDate: string) => AsyncIterable<Update>;

interface FamilyOptions {
  root: string;
  listUpdated: ListUpdated;
  now: () => number;
  options: ResolvedOptions;
}

function openFamily(
  cache: Cache,
  { root, listUpdated, now, options }: FamilyOptions,
): { freshness: Freshness; reports: ReportCache } {
  const { cacheRefreshMs: refreshMs, cacheMaxAgeMs: maxAgeMs } = options;
  const freshness = createFreshness({ cache, root, listUpdated, now, refreshMs });
  return { freshness, reports: createReportCache({ cache, root, freshness, now, maxAgeMs }) };
}

/** The most that one page may hold. */
const limit = 1000;

async function* industryUpdates(send: Send, startDate: string): AsyncGenerator<Update> {
  for await (const report of createIndustry(send, noReportCache).updatedReports({
    startDate,
    limit,
  })) {
    yield { path: reportPathOf(industryPathOf(report)), updatedAt: report.updatedAt };
  }
}

async function* companyUpdates(send: Send, startDate: string): AsyncGenerator<Update> {
  for await (const report of createCompany(send, noReportCache).updatedReports({
    startDate,
    limit,
  })) {
    yield { path: reportPathOf(companyPathOf(report)), updatedAt: report.updatedAt };
  }
}

/**
 * Two services, or two users with different entitlements, never see what is kept for each other. A
 * token does not tell whose it is: who uses tokens of different users gives each a cache of its own.
 */
function scopeOf({ baseUrl, credentials }: ResolvedOptions): string {
  return encodeURIComponent([baseUrl, ...identityOf(credentials)].join(' '));
}

function identityOf(credentials: Credentials): string[] {
  return typeof credentials === 'object' ? [credentials.clientId, credentials.username] : [];
}
