import { sql } from 'kysely';
import { inScopes, type Scope } from '../access/scope.js';
import type { Database } from '../database/database.js';
import { toListed, type ListedReport } from './listed-report.js';

/** Which reports publishers see in their list. */
export interface KnownQuery {
  /** What the client may publish. */
  scopes: Scope[];
  /** A part of the title or of the key, in any letter case. */
  text?: string;
  isWithdrawn?: boolean;
  /** The last edition of the last report of the previous page. */
  after?: number;
  limit: number;
}

/** A report as publishers see it, also after a withdrawal. */
export interface KnownListed extends ListedReport {
  /** The last edition: readers see it unless the report is withdrawn. */
  edition: number;
  editionId: number;
  author: string;
  isWithdrawn: boolean;
}

/**
 * Every report that was ever published; the last published first, which is the order of edition
 * ids. Each family is queried for its page, because an index covers one family only.
 */
export async function listKnown(database: Database, query: KnownQuery): Promise<KnownListed[]> {
  const { scopes, isWithdrawn, limit } = query;
  const families = [...new Set(scopes.map(({ family }) => family))];
  const states = isWithdrawn === undefined ? [false, true] : [isWithdrawn];
  const pages = await Promise.all(
    families.flatMap((family) =>
      states.map((state) => {
        const own = scopes.filter((scope) => scope.family === family);
        return listPage(database, { ...query, scopes: own, isWithdrawn: state });
      }),
    ),
  );
  return pages
    .flat()
    .sort((a, b) => b.editionId - a.editionId)
    .slice(0, limit);
}

async function listPage({ read }: Database, query: KnownQuery): Promise<KnownListed[]> {
  const { scopes, text, isWithdrawn = false, after, limit } = query;
  let select = read
    .selectFrom('report')
    .innerJoin('edition', (join) =>
      isWithdrawn
        ? join
            .onRef('edition.report_id', '=', 'report.id')
            .onRef('edition.number', '=', 'report.last_edition')
        : join.onRef('edition.id', '=', 'report.edition_id'),
    )
    .where('report.edition_id', isWithdrawn ? 'is' : 'is not', null)
    .where((expression) => inScopes(expression, scopes))
    .select(['report.id', 'report.family', 'report.country', 'report.code', 'report.language'])
    .select(['report.title', 'report.sector', 'report.published_at'])
    .select(['edition.id as edition_id', 'edition.number', 'edition.author'])
    .select('edition.published_at as updated_at');
  const order = isWithdrawn ? 'edition.id' : 'report.edition_id';
  if (after !== undefined) select = select.where(order, '<', after);
  if (text !== undefined) {
    const pattern = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
    select = select.where(({ or }) =>
      or([
        sql<boolean>`lower(report.title) like ${pattern} escape '\\'`,
        sql<boolean>`report.lookup like ${pattern} escape '\\'`,
      ]),
    );
  }
  const rows = await select.orderBy(order, 'desc').limit(limit).execute();
  return rows.map((row) => ({
    ...toListed(row),
    edition: row.number,
    editionId: row.edition_id,
    author: row.author,
    isWithdrawn,
  }));
}
