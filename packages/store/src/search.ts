import type { Family, ReportKey } from '@broadsheet/contract';
import type { SelectQueryBuilder, Transaction } from 'kysely';
import type { Database } from './database.js';
import { sql } from './kysely.js';
import { executeRows, insertStatement, type Row } from './row-statement.js';
import type { Schema } from './schema.js';
import { inScopes, type Scope } from './scope.js';
import { foldWords, queryWords } from './search-words.js';

/** What a report is found by. */
interface SearchText {
  reportId: number;
  title: string;
  sector: string;
  /** Codes, registration numbers, tickers. */
  terms: string[];
  /** Whether nothing can be in the index yet. */
  isNew: boolean;
}

/** The index, written together with the edition. */
export interface SearchIndex {
  save(transaction: Transaction<Schema>, texts: SearchText[]): Promise<void>;
  remove(transaction: Transaction<Schema>, reportIds: number[]): Promise<void>;
}

interface SearchQuery {
  /** Every report, by title, where it is not given. */
  query?: string;
  /** What the searcher may read. */
  scopes: Scope[];
  country?: string;
  language?: string;
  limit: number;
  offset: number;
}

export interface FoundReport {
  key: ReportKey;
  title: string;
  sector: string;
  updatedAt: number;
}

export interface SearchStore {
  find(query: SearchQuery): Promise<FoundReport[]>;
}

const inserts = {
  sqlite: insertStatement('report_search', ['rowid', 'identifiers', 'title', 'other']),
  postgres: insertStatement('report_search', ['report_id', 'identifiers', 'title', 'vector']),
};

export function createSearchIndex(dialect: Database['dialect']): SearchIndex {
  const remove = async (transaction: Transaction<Schema>, reportIds: number[]) => {
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

/** What is indexed of a report; on PostgreSQL the words with their weights. */
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

/** Between spaces, a whole identifier can be told from a part of one. */
const spaced = (words: string[]) => ` ${words.join(' ')} `;

/** Written out rather than parsed by PostgreSQL, which cuts words differently in each locale. */
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

export function createSearchStore({ dialect, read }: Database): SearchStore {
  return {
    async find({ query, scopes, country, language, limit, offset }) {
      const words = query === undefined ? undefined : queryWords(query);
      if (words?.length === 0 || scopes.length === 0) return [];
      const reports: Reports = read.selectFrom('report');
      let found = (words ? matching(reports, dialect, words) : reports)
        .where('report.edition_id', 'is not', null)
        .where((expression) => inScopes(expression, scopes));
      if (country !== undefined) found = found.where('report.country', '=', country.toUpperCase());
      if (language !== undefined) {
        found = found.where('report.language_key', '=', language.toLowerCase());
      }
      const rows = await found
        .select(['family', 'country', 'code', 'language'])
        .select(['report.title', 'report.sector', 'report.updated_at'])
        .orderBy('report.title')
        .orderBy('report.id')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(({ family, country: land, code, language: name, ...row }) => ({
        key: { family: family as Family, country: land, code, language: name },
        title: row.title,
        sector: row.sector,
        updatedAt: row.updated_at,
      }));
    },
  };
}

type Reports = SelectQueryBuilder<Schema, 'report', object>;

/** Best first: a whole identifier, then a title that begins so, then what the index ranks. */
function matching(reports: Reports, dialect: Database['dialect'], words: string[]): Reports {
  const text = words.join(' ');
  const isIdentifier = sql<number>`case when report_search.identifiers like ${`% ${text} %`} then 0 else 1 end`;
  const beginsTitle = sql<number>`case when report_search.title like ${`${text}%`} then 0 else 1 end`;
  const joined =
    dialect === 'sqlite'
      ? reports
          .innerJoin('report_search', 'report_search.rowid', 'report.id')
          .where(sql<boolean>`report_search match ${words.map((word) => `"${word}"*`).join(' ')}`)
      : reports
          .innerJoin('report_search', 'report_search.report_id', 'report.id')
          .where(sql<boolean>`report_search.vector @@ ${writeQuery(words)}::tsquery`);
  const rank =
    dialect === 'sqlite'
      ? sql`bm25(report_search, 8, 4, 1)`
      : sql`-ts_rank(report_search.vector, ${writeQuery(words)}::tsquery)`;
  // What was joined decides which reports and in which order; nothing of it is selected.
  return joined.orderBy(isIdentifier).orderBy(beginsTitle).orderBy(rank);
}

const writeQuery = (words: string[]) => words.map((word) => `'${word}':*`).join(' & ');
