import { sql, type RawBuilder } from 'kysely';
import { inScopes, type Scope } from '../../access/scope.js';
import type { Database } from '../../database/database.js';
import type { Expression } from '../index/tokens.js';
import { writeExpression } from '../index/write-expression.js';

/** A report that the index found. */
export interface Hit {
  id: number;
  edition_id: number | null;
  family: string;
  country: string;
  code: string;
  language: string;
  title: string;
  sector: string;
  updated_at: number;
}

const columns = [
  ...(['report.id', 'report.edition_id', 'report.family', 'report.country'] as const),
  ...(['report.code', 'report.language', 'report.title', 'report.sector'] as const),
  'report.updated_at',
] as const;

/** Looks tokens up in the index. */
export interface Hits {
  list(expression: Expression, most: number): Promise<Hit[]>;
  exists(expression: Expression): Promise<boolean>;
  /** How many there are, or `most`. */
  count(expression: Expression, most: number): Promise<number>;
}

export function createHits({ dialect, read }: Database, scopes: Scope[]): Hits {
  const look = lookups[dialect];
  /** The scopes are part of the expression too, so that the limit counts only what may be read. */
  const select = (expression: Expression, most: number) =>
    read
      .selectFrom('report')
      .innerJoin(look(writeExpression(dialect, expression), most).as('hit'), 'hit.id', 'report.id')
      .where('report.edition_id', 'is not', null)
      .where((builder) => inScopes(builder, scopes));
  const countUp = async (expression: Expression, most: number) =>
    (await select(expression, most).select('report.id').execute()).length;
  return {
    list: (expression, most) =>
      select(expression, most).select(columns).orderBy('hit.place').execute(),
    exists: async (expression) => (await countUp(expression, 1)) > 0,
    count: countUp,
  };
}

/** `place` is where the index has a report: pages follow it, and it stays the same between them. */
interface Found {
  id: number;
  place: number;
}

const lookups: Record<Database['dialect'], (query: string, most: number) => RawBuilder<Found>> = {
  sqlite: (query, most) => sql`(select rowid as id, rowid as place from report_words
    where report_words match ${query} limit ${most})`,
  postgres: (query, most) => sql`(select id, place
    from find_report_words(${query}::tsquery, ${most}) with ordinality as found (id, place))`,
};
