import type { Kysely } from 'kysely';
import { inScopes, type Scope } from '../access/scope.js';
import { codeOrder } from '../database/key-columns.js';
import type { Schema } from '../database/schema.js';
import { toListed, type ListedReport } from '../lists/listed-report.js';
import { nameOf, type Subject } from './subject.js';

/** Databases limit the number of values in a statement, and how deeply its conditions may nest. */
const subjectsAtATime = 100;

/** Those of the reports that are published, in every language that the reader may read. */
export async function listReadable(
  read: Kysely<Schema>,
  subjects: readonly Subject[],
  scopes: Scope[],
): Promise<ListedReport[]> {
  const asked = new Set(subjects.map(nameOf));
  const found: ListedReport[] = [];
  for (let start = 0; start < subjects.length; start += subjectsAtATime) {
    const some = subjects.slice(start, start + subjectsAtATime);
    const rows = await read
      .selectFrom('report')
      .where((where) =>
        where.or(
          some.map(({ family, country, code }) =>
            where.and({ family, country, code_order: codeOrder(code) }),
          ),
        ),
      )
      .where('edition_id', 'is not', null)
      .where((expression) => inScopes(expression, scopes))
      .selectAll()
      .execute();
    found.push(...rows.map(toListed));
  }
  // Padded codes are equal for `007` and `7`; the two are different reports.
  return found.filter(({ key }) => asked.has(nameOf(key)));
}
