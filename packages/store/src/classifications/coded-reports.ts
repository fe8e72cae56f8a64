import type { ReportKey } from '@broadsheet/contract';
import { sql } from 'kysely';
import { inScopes, type Scope } from '../access/scope.js';
import type { Database } from '../database/database.js';
import { keyOf } from '../database/key-columns.js';
import { classCode } from '../migrations/0014-classifications.js';

export interface CodedQuery {
  /** In any letter case. */
  codes: readonly string[];
  /** What the reader may read. */
  scopes: Scope[];
  country?: string;
}

/** A report that has a code by its key, or covers it. */
export interface CodedReport {
  key: ReportKey;
  title: string;
  publishedAt: number;
  /** The code, in lower case. */
  code: string;
  /** The classification of the code, if the report names it; undefined for the code in its key. */
  version: string | undefined;
}

/** Fewer values than databases allow in one statement. */
const codesAtATime = 1000;

export async function listCodedReports(
  database: Database,
  { codes, scopes, country }: CodedQuery,
): Promise<CodedReport[]> {
  if (scopes.length === 0) return [];
  const distinct = [...new Set(codes.map((code) => code.toLowerCase()))];
  const found: CodedReport[] = [];
  for (let start = 0; start < distinct.length; start += codesAtATime) {
    const query = { codes: distinct.slice(start, start + codesAtATime), scopes, country };
    found.push(...(await listByKey(database, query)), ...(await listCovering(database, query)));
  }
  return found;
}

interface CodeQuery {
  codes: string[];
  scopes: Scope[];
  country: string | undefined;
}

const columns = [
  ...(['report.family', 'report.country', 'report.code', 'report.language'] as const),
  ...(['report.title', 'report.published_at'] as const),
] as const;

async function listByKey(
  { read, dialect }: Database,
  { codes, scopes, country }: CodeQuery,
): Promise<CodedReport[]> {
  let query = read
    .selectFrom('report')
    .where('edition_id', 'is not', null)
    .where(classCode[dialect], 'in', codes)
    .where((expression) => inScopes(expression, scopes))
    .select(columns)
    .select(classCode[dialect].as('class_code'));
  if (country !== undefined) query = query.where('report.country', '=', country.toUpperCase());
  const rows = await query.execute();
  return rows.map((row) => toCoded(row, row.class_code, undefined));
}

async function listCovering(
  { read }: Database,
  { codes, scopes, country }: CodeQuery,
): Promise<CodedReport[]> {
  let query = read
    .selectFrom('report')
    .innerJoin('report_cover', (join) =>
      join
        .onRef('report_cover.report_id', '=', 'report.id')
        .onRef('report_cover.edition_id', '=', 'report.edition_id'),
    )
    .where(sql<string>`lower(report_cover.code)`, 'in', codes)
    .where((expression) => inScopes(expression, scopes))
    .select(columns)
    .select(['report_cover.version as version', 'report_cover.code as cover']);
  if (country !== undefined) query = query.where('report.country', '=', country.toUpperCase());
  const rows = await query.execute();
  return rows.map((row) => toCoded(row, row.cover.toLowerCase(), row.version));
}

interface ReportRow extends ReportKey {
  title: string;
  published_at: number;
}

function toCoded(row: ReportRow, code: string, version: string | undefined): CodedReport {
  const { title, published_at: publishedAt } = row;
  return { key: keyOf(row), title, publishedAt, code, version };
}
