import type { Kysely } from 'kysely';
import { inScopes, type Scope } from '../access/scope.js';
import { anyOfReports, reportsAtATime } from '../database/any-of-reports.js';
import type { Schema } from '../database/schema.js';
import { toListed, type ListedReport } from '../lists/listed-report.js';
import { nameOf, type Subject } from './subject.js';

/** The given reports that are published, in every language that the reader may read. */
export async function listReadable(
  read: Kysely<Schema>,
  subjects: readonly Subject[],
  scopes: Scope[],
): Promise<ListedReport[]> {
  const requested = new Set(subjects.map(nameOf));
  const found: ListedReport[] = [];
  for (let start = 0; start < subjects.length; start += reportsAtATime) {
    const some = subjects.slice(start, start + reportsAtATime);
    const rows = await read
      .selectFrom('report')
      .where((where) => anyOfReports(where, some))
      .where('edition_id', 'is not', null)
      .where((expression) => inScopes(expression, scopes))
      .selectAll()
      .execute();
    found.push(...rows.map(toListed));
  }
  return found.filter(({ key }) => requested.has(nameOf(key)));
}
