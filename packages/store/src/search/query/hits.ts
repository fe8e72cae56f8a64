import type { ReportKey } from '@broadsheet/contract';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import { inScopes, type Scope } from '../../access/scope.js';
import type { Database } from '../../database/database.js';
import { stemWord } from '../analysis/stem-word.js';
import type { Expression } from '../index/tokens.js';
import { writeExpression } from '../index/write-expression.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';

/** A report that the index found. */
export interface Hit extends ReportKey {
  id: number;
  edition_id: number | null;
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

interface HitOptions {
  scopes: Scope[];
  vocabulary: Pick<Vocabulary, 'findBeginning'>;
}

export function createHits({ dialect, read }: Database, { scopes, vocabulary }: HitOptions): Hits {
  const look = lookups[dialect];
  /**
   * The database reads every report of every token with this prefix before it returns the first
   * one, so known tokens are written instead; the stem stands for all its words.
   */
  const findTokens = (beginning: string) => {
    const start = beginning.indexOf(':') + 1;
    const [mark, letters] = [beginning.slice(0, start), beginning.slice(start)];
    const stem = stemWord(letters);
    const others = vocabulary.findBeginning(letters)?.filter((word) => stemWord(word) !== stem);
    return others && [stem, ...others].map((word) => mark + word);
  };
  const write = (expression: Expression) => writeExpression(dialect, expression, findTokens);
  /**
   * The scopes are part of the expression too, so that the limit counts only what may be read. Compiled
   * once for all lookups of a search, since compiling takes longer than many of them. SQLite keeps the
   * order of a cross join: else it goes through all reports, and takes ten times as long.
   */
  const found = read
    .selectFrom(look('', 0).as('hit'))
    .crossJoin('report')
    .whereRef('hit.id', '=', 'report.id')
    .where('report.edition_id', 'is not', null)
    .where((builder) => inScopes(builder, scopes));
  const listing = found.select(columns).orderBy('hit.place').compile();
  const counting = found.select(({ fn }) => fn.countAll<number>().as('count')).compile();
  const run = async <Row>(query: CompiledQuery<Row>, expression: Expression, most: number) => {
    const [, , ...scopeValues] = query.parameters;
    const parameters = [write(expression), most, ...scopeValues];
    return (await read.executeQuery<Row>({ ...query, parameters })).rows;
  };
  const count = async (expression: Expression, most: number) =>
    (await run(counting, expression, most))[0]?.count ?? 0;
  return {
    list: (expression, most) => run(listing, expression, most),
    exists: async (expression) => (await count(expression, 1)) > 0,
    count,
  };
}

/**
 * `place` is the position of a report in the index: pages follow it, and it stays the same between
 * them.
 */
interface FoundReport {
  id: number;
  place: number;
}

const lookups: Record<
  Database['dialect'],
  (query: string, most: number) => RawBuilder<FoundReport>
> = {
  sqlite: (query, most) => sql`(select rowid as id, rowid as place from report_words
    where report_words match ${query} limit ${most})`,
  postgres: (query, most) => sql`(select id, place
    from find_report_words(${query}::tsquery, ${most}) with ordinality as found (id, place))`,
};
