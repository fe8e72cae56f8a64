import { sql } from 'kysely';
import type { Database } from '../../database/database.js';
import { findFact, saveFact } from '../../database/meta.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { indexedFact, indexVersion } from './index-version.js';
import { listStored, readStored } from './stored-content.js';
import { createWordIndex } from './word-index.js';

/** Indexes what older programs published: they knew only the older index. */
export interface Indexer {
  /** Whether all reports are in the index. */
  isComplete(): Promise<boolean>;
  /** Whether there are reports to index: any, or among those that changed last. */
  isNeeded(): Promise<boolean>;
  /** Indexes some reports; false if there were none left. */
  indexSome(): Promise<boolean>;
}

const isUnindexed = sql<boolean>`(report_indexed.edition_id is null
  or report_indexed.edition_id <> report.edition_id)`;

/**
 * During an upgrade, an older process may publish after the index is complete. Looking at every report
 * would make each start slow.
 */
const recentlyChanged = sql`select report_id from
  (select report_id from change order by position desc limit 5000) as recent`;

/** A limit, so that publishing does not wait for long. */
const reportsAtATime = 50;

export function createIndexer(database: Database, vocabulary: Vocabulary): Indexer {
  const { dialect, read, transact } = database;
  const index = createWordIndex(dialect, vocabulary);
  let isKnownComplete = false;
  const isComplete = async () => {
    isKnownComplete ||= (await findFact(read, indexedFact)) === indexVersion;
    return isKnownComplete;
  };
  return {
    isComplete,
    async isNeeded() {
      if (!(await isComplete())) return true;
      const condition = sql<boolean>`report.id in (${recentlyChanged}) and ${isUnindexed}`;
      return (await listStored(read, { condition, limit: 1 })).length > 0;
    },
    async indexSome() {
      const rows = await listStored(read, { condition: isUnindexed, limit: reportsAtATime });
      const contents = rows.map(readStored);
      if (contents.length === 0) {
        await transact((transaction) => saveFact(transaction, indexedFact, indexVersion));
        return false;
      }
      await transact((transaction) => index.save(transaction, contents));
      return true;
    },
  };
}
