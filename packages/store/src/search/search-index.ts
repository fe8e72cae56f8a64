import type { Transaction } from 'kysely';
import type { Database } from '../database/database.js';
import { executeRows, insertStatement, type Row } from '../database/row-statement.js';
import type { Schema } from '../database/schema.js';
import type { SearchContent } from './index/search-content.js';
import { createWordIndex } from './index/word-index.js';
import { foldWords } from './search-words.js';
import type { Vocabulary } from './vocabulary/vocabulary.js';

interface IndexedContent extends SearchContent {
  /** Whether the report cannot be in the index yet. */
  isNew: boolean;
  /** Whether the title, sector or terms are as they were. */
  isNamedAlike: boolean;
}

/** The search indexes, written in the same transaction as the edition. */
export interface SearchIndex {
  save(transaction: Transaction<Schema>, contents: readonly IndexedContent[]): Promise<void>;
  remove(transaction: Transaction<Schema>, reportIds: readonly number[]): Promise<void>;
}

export function createSearchIndex(
  dialect: Database['dialect'],
  vocabulary: Pick<Vocabulary, 'learn'>,
): SearchIndex {
  const names = createNameIndex(dialect);
  const words = createWordIndex(dialect, vocabulary);
  return {
    async save(transaction, contents) {
      await names.save(
        transaction,
        contents.filter(({ isNamedAlike }) => !isNamedAlike),
      );
      await words.save(transaction, contents);
    },
    async remove(transaction, reportIds) {
      await names.remove(transaction, reportIds);
      await words.remove(transaction, reportIds);
    },
  };
}

type SearchText = Pick<IndexedContent, 'reportId' | 'title' | 'sector' | 'terms' | 'isNew'>;

/** The older index, of names alone: see migrations/0011-report-words.ts. */
interface NameIndex {
  save(transaction: Transaction<Schema>, texts: readonly SearchText[]): Promise<void>;
  remove(transaction: Transaction<Schema>, reportIds: readonly number[]): Promise<void>;
}

const inserts = {
  sqlite: insertStatement('report_search', ['rowid', 'identifiers', 'title', 'other']),
  postgres: insertStatement('report_search', ['report_id', 'identifiers', 'title', 'vector']),
};

function createNameIndex(dialect: Database['dialect']): NameIndex {
  const remove = async (transaction: Transaction<Schema>, reportIds: readonly number[]) => {
    const column = dialect === 'sqlite' ? 'rowid' : 'report_id';
    for (const reportId of reportIds) {
      await transaction.deleteFrom('report_search').where(column, '=', reportId).execute();
    }
  };
  return {
    remove,
    async save(transaction, texts) {
      const known = texts.filter(({ isNew }) => !isNew);
      await remove(
        transaction,
        known.map(({ reportId }) => reportId),
      );
      await executeRows(transaction, dialect, inserts[dialect], texts.map(writeRow[dialect]));
    },
  };
}

/** The indexed row of a report; on PostgreSQL the words with their weights. */
const writeRow: Record<Database['dialect'], (text: SearchText) => Row> = {
  sqlite({ reportId, title, sector, terms }) {
    const identifiers = terms.flatMap(foldWords);
    return [reportId, spaced(identifiers), foldWords(title).join(' '), foldWords(sector).join(' ')];
  },
  postgres({ reportId, title, sector, terms }) {
    const words = { A: terms.flatMap(foldWords), B: foldWords(title), C: foldWords(sector) };
    return [reportId, spaced(words.A), words.B.join(' '), writeVector(words)];
  },
};

/** Surrounded by spaces, so that a whole identifier differs from a part of one. */
const spaced = (words: string[]) => ` ${words.join(' ')} `;

/** Built here and not by PostgreSQL's parser, which splits words differently in each locale. */
function writeVector(weighted: Record<'A' | 'B' | 'C', string[]>): string {
  let position = 0;
  return Object.entries(weighted)
    .flatMap(([weight, words]) =>
      words.map((word) => {
        position = Math.min(position + 1, 16383);
        return `'${word}':${String(position)}${weight}`;
      }),
    )
    .join(' ');
}
