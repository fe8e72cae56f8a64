import { sql } from 'kysely';
import type { Database } from '../database/database.js';
import { listStored, readStored } from '../search/index/stored-content.js';
import { createSearchIndex } from '../search/search-index.js';
import { createVocabulary } from '../search/vocabulary/vocabulary.js';
import { replaceCopyState, type CopyState } from './copy-state.js';

const reportsAtATime = 200;

interface Indexing {
  target: Database;
  state: CopyState;
}

/**
 * Rebuilds the search index of the target from its reports: each database has its own index format.
 */
export async function indexReports({ target, state }: Indexing): Promise<CopyState> {
  const index = createSearchIndex(target.dialect, createVocabulary(target));
  let known = state;
  for (;;) {
    const reports = await listStored(target.read, {
      condition: sql<boolean>`report.id > ${known.indexed}`,
      limit: reportsAtATime,
    });
    const last = reports.at(-1);
    if (!last) return known;
    const next = { ...known, indexed: last.id };
    const before = known;
    await target.transact(async (transaction) => {
      const rest = { isNew: false, isNamedAlike: false };
      const contents = reports.map((report) => ({ ...readStored(report), ...rest }));
      await index.save(transaction, contents);
      await replaceCopyState(transaction, before, next);
    });
    known = next;
  }
}
