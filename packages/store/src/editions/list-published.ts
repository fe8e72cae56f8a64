import type { ReportKey } from '@broadsheet/contract';
import type { Kysely } from 'kysely';
import { anyOfReports, reportsAtATime } from '../database/any-of-reports.js';
import type { Schema } from '../database/schema.js';

type Report = Omit<ReportKey, 'language'>;

/** For each report, whether it is published in any language. */
export async function listPublished(
  db: Kysely<Schema>,
  reports: readonly Report[],
): Promise<boolean[]> {
  const requested = new Map(reports.map((report) => [stemOf(report), report]));
  const distinct = [...requested.values()];
  const published = new Set<string>();
  for (let start = 0; start < distinct.length; start += reportsAtATime) {
    const some = distinct.slice(start, start + reportsAtATime);
    const rows = await db
      .selectFrom('report')
      .where((where) => anyOfReports(where, some))
      .where('edition_id', 'is not', null)
      .select(['family', 'country', 'code'])
      .execute();
    for (const row of rows) published.add(stemOf(row));
  }
  return reports.map((report) => published.has(stemOf(report)));
}

const stemOf = ({ family, country, code }: Report) => `${family}/${country}/${code}`.toLowerCase();
