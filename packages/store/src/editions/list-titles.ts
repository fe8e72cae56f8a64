import type { ReportKey } from '@broadsheet/contract';
import type { Kysely } from 'kysely';
import { anyOfReports, reportsAtATime } from '../database/any-of-reports.js';
import type { Schema } from '../database/schema.js';

type Report = Omit<ReportKey, 'language'>;

/** The title of a published report in one language. */
export interface PublishedTitle {
  language: string;
  title: string;
}

/** For each report its titles, one for each language in which it is published. */
export async function listTitles(
  db: Kysely<Schema>,
  reports: readonly Report[],
): Promise<PublishedTitle[][]> {
  const requested = new Map(reports.map((report) => [stemOf(report), report]));
  const distinct = [...requested.values()];
  const titles = new Map<string, PublishedTitle[]>();
  for (let start = 0; start < distinct.length; start += reportsAtATime) {
    const some = distinct.slice(start, start + reportsAtATime);
    const rows = await db
      .selectFrom('report')
      .where((where) => anyOfReports(where, some))
      .where('edition_id', 'is not', null)
      .select(['family', 'country', 'code', 'language', 'title'])
      .execute();
    for (const { language, title, ...report } of rows) {
      const stem = stemOf(report);
      titles.set(stem, [...(titles.get(stem) ?? []), { language, title }]);
    }
  }
  return reports.map((report) => titles.get(stemOf(report)) ?? []);
}

const stemOf = ({ family, country, code }: Report) => `${family}/${country}/${code}`.toLowerCase();
