import type { CallOptions, Send } from './call.js';
import { defaultLanguage } from './default-language.js';
import type { Paged } from './paged.js';
import type { ReportCache, Shelf } from './report-cache.js';
import {
  updatesRequestOf,
  type Listed,
  type ReportListOptions,
  type Updated,
  type UpdatedReportsOptions,
} from './report-lists.js';
import { listReports, type ReportPage } from './report-page.js';
import { untilAborted } from './runtime.js';
import { parseSections, type SectionResult, type Sections } from './section-results.js';
import type { SectionToken } from './sections/section-bodies.js';
import { findJson, keepJson } from './shelf-json.js';

/** What names a company report. */
export interface CompanyKey {
  /** Identifier of the company. */
  entityId: number;
  /** Language name. `English` where it is not given. */
  language?: string | undefined;
}

/** Which sections of which report. */
export interface SectionsQuery<Token extends SectionToken> extends CompanyKey {
  /** The sections wanted; `sectionTokens` names them all. */
  sections: readonly Token[];
  /** Company reports cover Australia: `AU` where it is not given. */
  country?: string | undefined;
}

/** A company report in a list. */
export interface CompanyReport {
  /** Identifier of the company. */
  entityId: number;
  /** Country code of two letters. */
  country: string;
  /** Language name. */
  language: string;
}

/** Company reports and their sections: `client.company`. */
export interface Company {
  /**
   * Several sections of one report in one request, each with its own status; undefined where there
   * is no such report, or none in this language.
   */
  sections<Token extends SectionToken>(
    query: SectionsQuery<Token>,
    options?: CallOptions,
  ): Promise<Sections<Token> | undefined>;

  /** The reports that were published or changed in a period; an extension of the specification. */
  updatedReports(
    options: UpdatedReportsOptions,
  ): Paged<ReportPage<Updated<CompanyReport>>, Updated<CompanyReport>>;

  /** The reports there are; an extension of the specification. */
  reportList(
    options?: ReportListOptions,
  ): Paged<ReportPage<Listed<CompanyReport>>, Listed<CompanyReport>>;
}

const onlyCountry = 'AU';

export function createCompany(send: Send, cache: ReportCache): Company {
  return {
    async sections(query, { signal } = {}) {
      const shelf = await untilAborted(cache.open(companyPathOf(query)), signal);
      const kept = await findKept(shelf, query.sections);
      const missing = query.sections.filter((token) => !kept.has(token));
      if (missing.length > 0 || query.sections.length === 0) {
        const fetched = await fetchSections(send, { ...query, sections: missing }, signal);
        if (!fetched) return undefined;
        for (const [token, result] of fetched) {
          kept.set(token, result);
          await keepJson(shelf, token.toLowerCase(), result);
        }
      }
      return collect(query.sections, kept);
    },
    updatedReports: (options) =>
      listReports(send, '/company/v3/updatedreports', updatesRequestOf(options)),
    reportList: (options) =>
      listReports(send, '/company/v3/reportlist', { country: onlyCountry, ...options }),
  };
}

/** What names a report in the cache. */
export function companyPathOf({
  entityId,
  country = onlyCountry,
  language = defaultLanguage,
}: CompanyKey & { country?: string | undefined }): string[] {
  return [country, String(entityId), language];
}

type Results = Map<SectionToken, SectionResult<unknown>>;

async function findKept(shelf: Shelf, tokens: readonly SectionToken[]): Promise<Results> {
  const kept: Results = new Map();
  for (const token of tokens) {
    const result = await findJson(shelf, token.toLowerCase());
    if (result) kept.set(token, result as SectionResult<unknown>);
  }
  return kept;
}

async function fetchSections(
  send: Send,
  {
    entityId,
    sections,
    country = onlyCountry,
    language = defaultLanguage,
  }: SectionsQuery<SectionToken>,
  signal: AbortSignal | undefined,
): Promise<Results | undefined> {
  const answer = await send({
    method: 'POST',
    path: '/company/v3/sections',
    body: { Country: country, EntityId: entityId, Language: language, ReportSections: sections },
    repeat: 'freely',
    signal,
  });
  return answer.status === 204 ? undefined : parseSections(answer, sections);
}

function collect<Token extends SectionToken>(
  tokens: readonly Token[],
  results: Results,
): Sections<Token> {
  return Object.fromEntries(tokens.map((token) => [token, results.get(token)])) as Sections<Token>;
}
