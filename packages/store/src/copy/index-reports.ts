import type { Kysely } from 'kysely';
import type { Database } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import { createSearchIndex } from '../search/search-index.js';
import { replaceCopyState, type CopyState } from './copy-state.js';

const reportsAtATime = 500;

interface Indexing {
  target: Database;
  state: CopyState;
}

/**
 * Rebuilds the search index of the target from its reports: each database has its own index format.
 */
export async function indexReports({ target, state }: Indexing): Promise<CopyState> {
  const index = createSearchIndex(target.dialect);
  let known = state;
  for (;;) {
    const reports = await listReports(target.read, known.indexed);
    const last = reports.at(-1);
    if (!last) return known;
    const next = { ...known, indexed: last.id };
    const before = known;
    await target.transact(async (transaction) => {
      const texts = reports.map(({ id, title, sector, search_terms: terms }) => ({
        reportId: id,
        title,
        sector,
        terms: JSON.parse(terms) as string[],
        isNew: false,
      }));
      await index.save(transaction, texts);
      await replaceCopyState(transaction, before, next);
    });
    known = next;
  }
}

function listReports(db: Kysely<Schema>, after: number) {
  return db
    .selectFrom('report')
    .innerJoin('edition', 'edition.id', 'report.edition_id')
    .where('report.id', '>', after)
    .select(['report.id', 'report.title', 'report.sector', 'edition.search_terms'])
    .orderBy('report.id')
    .limit(reportsAtATime)
    .execute();
}
