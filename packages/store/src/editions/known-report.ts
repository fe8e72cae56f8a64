import { lookupOf, type ReportKey } from '@broadsheet/contract';
import type { Kysely } from 'kysely';
import type { Schema } from '../database/schema.js';

export interface KnownReport {
  id: number;
  lookup: string;
  /** Number of the current edition; null after a withdrawal. */
  current: number | null;
  /** Number of the last edition made. */
  last: number;
  sha256: string | null;
  parts: string | null;
  /** The search text of the current edition. */
  title: string | null;
  sector: string | null;
  search_terms: string | null;
  /** The hash of what the search index has of it. */
  indexed_sha256: string | null;
  /** What the current edition names, JSON. */
  named: string | null;
}

export async function findReport(
  db: Kysely<Schema>,
  key: ReportKey,
): Promise<KnownReport | undefined> {
  return (await findReports(db, [key])).get(lookupOf(key));
}

/** Databases limit how many values one statement may carry. */
const keysAtATime = 500;

/** The existing reports, by lookup. */
export async function findReports(
  db: Kysely<Schema>,
  keys: ReportKey[],
): Promise<Map<string, KnownReport>> {
  const reports = new Map<string, KnownReport>();
  for (let start = 0; start < keys.length; start += keysAtATime) {
    const rows = await db
      .selectFrom('report')
      .leftJoin('edition', 'edition.id', 'report.edition_id')
      .leftJoin('report_indexed', 'report_indexed.report_id', 'report.id')
      .leftJoin('edition_reference', 'edition_reference.edition_id', 'report.edition_id')
      .where('lookup', 'in', keys.slice(start, start + keysAtATime).map(lookupOf))
      .select(['report.id', 'report.lookup', 'report.last_edition as last'])
      .select(['edition.number as current', 'edition.sha256', 'edition.parts'])
      .select(['edition.title', 'edition.sector', 'edition.search_terms'])
      .select(['report_indexed.sha256 as indexed_sha256', 'edition_reference.named'])
      .execute();
    for (const row of rows) reports.set(row.lookup, row);
  }
  return reports;
}
