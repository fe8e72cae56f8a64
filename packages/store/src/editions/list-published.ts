import type { ReportKey } from '@broadsheet/contract';
import type { Kysely } from 'kysely';
import { codeOrder } from '../database/key-columns.js';
import type { Schema } from '../database/schema.js';

type Report = Omit<ReportKey, 'language'>;

/** Databases limit the number of values in a statement, and how deeply its conditions may nest. */
const reportsAtATime = 100;

/** For each report, whether it is published in any language. */
export async function listPublished(
  db: Kysely<Schema>,
  reports: readonly Report[],
): Promise<boolean[]> {
  const asked = new Map(reports.map((report) => [stemOf(report), report]));
  const distinct = [...asked.values()];
  const published = new Set<string>();
  for (let start = 0; start < distinct.length; start += reportsAtATime) {
    const some = distinct.slice(start, start + reportsAtATime);
    const rows = await db
      .selectFrom('report')
      .where((where) =>
        where.or(
          some.map(({ family, country, code }) =>
            where.and({ family, country, code_order: codeOrder(code) }),
          ),
        ),
      )
      .where('edition_id', 'is not', null)
      .select(['family', 'country', 'code'])
      .execute();
    for (const row of rows) published.add(stemOf(row));
  }
  return reports.map((report) => published.has(stemOf(report)));
}

/** Padded codes are equal for `007` and `7`; here the two are different reports. */
const stemOf = ({ family, country, code }: Report) => `${family}/${country}/${code}`.toLowerCase();
