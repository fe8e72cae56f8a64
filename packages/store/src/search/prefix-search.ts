import type { ReportKey } from '@broadsheet/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { inScopes } from '../access/scope.js';
import type { Database } from '../database/database.js';
import { keyOf } from '../database/key-columns.js';
import type { Schema } from '../database/schema.js';
import type { FoundReport, SearchQuery } from './search-result.js';
import { queryWords, tellingWords } from './search-words.js';

/** Finds words and beginnings of words in names, and lists everything by title. */
export interface PrefixSearch {
  /** Until all reports are in the newer index. */
  find(query: SearchQuery & { query: string }): Promise<FoundReport[]>;
  listAll(query: SearchQuery): Promise<FoundReport[]>;
}

export function createPrefixSearch({ dialect, read }: Database): PrefixSearch {
  const match = matches[dialect];
  const isCommon = async (condition: Condition) => {
    const some = await read
      .selectFrom('report_search')
      .where(condition)
      .select(match.reportId)
      .limit(mostRanked + 1)
      .execute();
    return some.length > mostRanked;
  };

  /** Ranked if there are few enough matches, else in index order. */
  const list = async (query: SearchQuery, words: string[], limit: number, tier: Tier) => {
    const condition = match[tier](words);
    const found = selectReports(read, query)
      .innerJoin('report_search', (join) => join.onRef('report.id', '=', match.reportId))
      .where(condition)
      .limit(limit);
    if (await isCommon(condition)) return found.orderBy(match.reportId).execute();
    const { isIdentifier, beginsTitle, rank } = orders(match, words);
    return found
      .orderBy(isIdentifier)
      .orderBy(beginsTitle)
      .orderBy(rank)
      .orderBy('report.title')
      .orderBy('report.id')
      .execute();
  };

  const listAll = (query: SearchQuery) =>
    selectReports(read, query)
      .orderBy('report.title')
      .orderBy('report.id')
      .limit(query.limit)
      .offset(query.offset)
      .execute();

  return {
    listAll: async (query) => (await listAll(query)).map(toFound),
    async find(query) {
      const words = queryWords(query.query);
      if (words.length === 0) return [];
      const needed = Math.min(query.offset + query.limit, mostFound);
      if (query.offset >= needed) return [];
      const found = new Map<number, FoundReport>();
      for (const tier of (await isCommon(match.anywhere(words))) ? tiers : anywhere) {
        if (found.size >= needed) break;
        // This tier finds the rows of earlier tiers again, so the limit is raised by their number.
        for (const row of await list(query, words, needed + found.size, tier)) {
          if (!found.has(row.id)) found.set(row.id, toFound(row));
        }
      }
      return [...found.values()].slice(query.offset, needed);
    },
  };
}

/** The reports that the client may read, of the requested country and language. */
function selectReports(db: Kysely<Schema>, { scopes, country, language }: SearchQuery) {
  let found = db
    .selectFrom('report')
    .where('report.edition_id', 'is not', null)
    .where((expression) => inScopes(expression, scopes))
    .select(['report.id', 'family', 'country', 'code', 'language'])
    .select(['report.title', 'report.sector', 'report.updated_at']);
  if (country !== undefined) found = found.where('report.country', '=', country.toUpperCase());
  if (language !== undefined) {
    found = found.where('report.language_key', '=', language.toLowerCase());
  }
  return found;
}

/**
 * Ranking reads all matches, and a letter or a common word matches much of a large store. Beyond
 * this many matches, each tier is queried on its own, best first, until there are enough results.
 */
const mostRanked = 1000;

/** A later page is rarely read, and finding it would mean finding all results before it. */
const mostFound = 10_000;

const anywhere = ['anywhere'] as const;
const tiers = ['identifier', 'beginning', 'named', ...anywhere] as const;
type Tier = (typeof tiers)[number];
type Condition = RawBuilder<boolean>;

interface Match extends Record<Tier, (words: string[]) => Condition> {
  reportId: 'report_search.rowid' | 'report_search.report_id';
  rank: (words: string[]) => RawBuilder<number>;
}

/** Best first: a whole identifier, the start of a title, a name or title, anywhere. */
const matches: Record<Database['dialect'], Match> = {
  sqlite: {
    reportId: 'report_search.rowid',
    identifier: (words) => matchFts(`identifiers : "${words.join(' ')}"`),
    beginning: (words) => matchFts(`title : ^ "${words.join(' ')}" *`),
    named: (words) => matchFts(`{identifiers title} : (${prefixes(words)})`),
    anywhere: (words) => matchFts(prefixes(words)),
    rank: () => sql<number>`bm25(report_search, 8, 4, 1)`,
  },
  postgres: {
    reportId: 'report_search.report_id',
    identifier: (words) => matchVector(words.map((word) => `'${word}':A`)),
    beginning: (words) => sql<boolean>`report_search.title like ${`${words.join(' ')}%`}`,
    named: (words) => matchVector(tellingWords(words).map((word) => `'${word}':*AB`)),
    anywhere: (words) => matchVector(tellingWords(words).map((word) => `'${word}':*`)),
    rank: (words) =>
      sql<number>`-ts_rank(report_search.vector, ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery)`,
  },
};

const prefixes = (words: string[]) =>
  tellingWords(words)
    .map((word) => `"${word}"*`)
    .join(' ');
const matchFts = (query: string) => sql<boolean>`report_search match ${query}`;
const matchVector = (words: string[]) =>
  sql<boolean>`report_search.vector @@ ${words.join(' & ')}::tsquery`;

function orders({ rank }: Match, words: string[]) {
  const text = words.join(' ');
  return {
    isIdentifier: sql<number>`case when report_search.identifiers like ${`% ${text} %`} then 0 else 1 end`,
    beginsTitle: sql<number>`case when report_search.title like ${`${text}%`} then 0 else 1 end`,
    rank: rank(words),
  };
}

interface FoundRow extends ReportKey {
  title: string;
  sector: string;
  updated_at: number;
}

function toFound(row: FoundRow): FoundReport {
  return {
    key: keyOf(row),
    title: row.title,
    sector: row.sector,
    updatedAt: row.updated_at,
  };
}
