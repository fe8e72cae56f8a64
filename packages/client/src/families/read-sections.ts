import { findJson, keepJson } from '../cache/kept-json.js';
import type { KeptReport } from '../cache/report-cache.js';
import { pascalCased } from '../reports/camel-case.js';
import { parseSections, type SectionResult, type SectionsOf } from '../reports/section-results.js';
import { ask, openReport, type FamilySource } from './family-source.js';
import { listFlags, readKey } from './report-key.js';

interface SectionChoice<Token extends string> {
  sections: readonly Token[];
}

type Results = Map<string, SectionResult<unknown>>;

/** Sections of one report, each from the cache where it is there. */
export async function readSections<Bodies, Token extends keyof Bodies & string>(
  source: FamilySource,
  query: SectionChoice<Token>,
  signal: AbortSignal | undefined,
): Promise<SectionsOf<Bodies, Token> | undefined> {
  const cached = await openReport(source, readKey(source.name, query), signal);
  const nameOf = (token: string) => cacheNameOf(token, query);
  const kept = await findKept(cached, query.sections, nameOf);
  const missing = query.sections.filter((token) => !kept.has(token));
  if (missing.length > 0 || query.sections.length === 0) {
    const fetched = await fetchSections(source, { ...query, sections: missing }, signal);
    if (!fetched) return undefined;
    for (const [token, result] of fetched) {
      kept.set(token, result);
      await keepJson(cached, nameOf(token), result);
    }
  }
  const results = query.sections.map((token) => [token, kept.get(token)]);
  return Object.fromEntries(results) as SectionsOf<Bodies, Token>;
}

/** A chart may have the name of a section; and a section has other content where a flag is set. */
function cacheNameOf(token: string, query: object): string {
  return ['section', token, ...listFlags(query)].join('.').toLowerCase();
}

async function findKept(
  cached: KeptReport,
  tokens: readonly string[],
  nameOf: (token: string) => string,
): Promise<Results> {
  const kept: Results = new Map();
  for (const token of tokens) {
    const result = await findJson(cached, nameOf(token));
    if (result) kept.set(token, result as SectionResult<unknown>);
  }
  return kept;
}

async function fetchSections(
  source: FamilySource,
  query: SectionChoice<string>,
  signal: AbortSignal | undefined,
): Promise<Results | undefined> {
  const answer = await ask(source, {
    operation: 'sections',
    body: { ...reportBodyOf(source.name, query), ReportSections: query.sections },
    signal,
  });
  return answer.status === 204 ? undefined : parseSections(answer, query.sections);
}

/** The fields of a request body that name a report and pick other bodies. */
export function reportBodyOf(family: string, given: object): Record<string, unknown> {
  const flags = Object.fromEntries(listFlags(given).map((name) => [name, true]));
  return pascalCased({ ...readKey(family, given), ...flags });
}
