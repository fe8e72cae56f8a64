import type { ReportKey } from '@broadsheet/contract';
import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import { inScopes, type Scope } from '../access/scope.js';
import type { Database } from '../database/database.js';
import { keyOf } from '../database/key-columns.js';
import type { Schema } from '../database/schema.js';

/** Selects the reports of a family whose figure moved. */
export interface MovedQuery {
  family: string;
  /** The name of the figure. */
  name: string;
  /** With how many decimals the figure is published; changes are rounded to as many. */
  decimals: number;
  /** What the reader may read. */
  scopes: Scope[];
  country?: string;
  language?: string;
  codes?: readonly string[];
  /**
   * Milliseconds. The current figure is compared with that of the edition that readers saw then.
   */
  since: number;
  /** How far it must have moved, up or down. */
  minimum: number;
  /** The last report of the previous page. */
  after?: { change: number; id: number };
  limit: number;
}

/** A report whose figure moved. */
export interface MovedReport {
  id: number;
  key: ReportKey;
  title: string;
  change: number;
  then: MovedFigure;
  now: MovedFigure;
}

interface MovedFigure {
  /** The number of the edition. */
  edition: number;
  value: number;
  parts: Record<string, number>;
}

interface MovedRow extends ReportKey {
  id: number;
  title: string;
  /** In units of the last decimal, so that equal changes compare as equal. */
  steps: number;
  then_value: number;
  then_edition: number;
  then_parts: string | null;
  now_value: number;
  now_edition: number;
  now_parts: string | null;
}

/** SQLite would use other indexes, which read all reports of a country and all editions. */
const indexes = {
  sqlite: { report: sql`indexed by report_updated`, values: sql`indexed by figure_values` },
  postgres: { report: sql``, values: sql`` },
};

/**
 * Largest rise first; a fall of the same size is last. All reports that changed are compared by two
 * values of an index; everything else is read for the page alone. The steps are materialized, or
 * SQLite would look up both values again for each use of them.
 */
export async function listMoved(
  { read, dialect }: Pick<Database, 'read' | 'dialect'>,
  query: MovedQuery,
): Promise<MovedReport[]> {
  const scale = 10 ** query.decimals;
  const { report, values } = indexes[dialect];
  const find = (column: 'edition_id' | 'value') =>
    thenOf(query, sql`figure.${sql.ref(column)}`, values);
  const { rows } = await sql<MovedRow>`
    with compared as materialized (
      select report.id, cast(round((
          (select figure.value from figure ${values} where figure.report_id = report.id
            and figure.name = ${query.name} and figure.edition_id = report.edition_id)
          - ${find('value')}) * ${sql.lit(scale)}) as bigint) as steps
      from report ${report} where ${conditions(query)}
    ),
    page as materialized (
      select report.*, found.steps, ${find('edition_id')} as then_id
      from (
        select id, steps from compared
        where abs(steps) >= ${Math.max(1, Math.round(query.minimum * scale))} ${afterPosition(query, scale)}
        order by steps desc, id limit ${query.limit}
      ) as found
      join report on report.id = found.id
    )
    select page.id, page.family, page.country, page.code, page.language, page.title, page.steps,
      was.value as then_value, was.parts as then_parts, old_edition.number as then_edition,
      is_now.value as now_value, is_now.parts as now_parts, new_edition.number as now_edition
    from page
    join figure as was on was.report_id = page.id and was.name = ${query.name}
      and was.edition_id = page.then_id
    join figure as is_now on is_now.report_id = page.id and is_now.name = ${query.name}
      and is_now.edition_id = page.edition_id
    join edition as old_edition on old_edition.id = page.then_id
    join edition as new_edition on new_edition.id = page.edition_id
    order by page.steps desc, page.id`.execute(read);
  return rows.map((row) => toMoved(row, scale));
}

/**
 * The figure of the edition that readers saw at that time. A report that is newer is compared with
 * its first edition. Editions get their ids and times in the same order.
 */
function thenOf(
  { name, since }: MovedQuery,
  column: RawBuilder<unknown>,
  values: RawBuilder<unknown>,
): RawBuilder<number> {
  const own = sql`figure.report_id = report.id and figure.name = ${name}`;
  return sql`coalesce(
    (select ${column} from figure ${values} where ${own} and figure.at < ${since}
      order by figure.edition_id desc limit 1),
    (select ${column} from figure ${values} where ${own} order by figure.edition_id limit 1)
  )`;
}

function conditions({ family, since, scopes, country, language, codes }: MovedQuery) {
  const all = [
    sql`report.family = ${family} and report.updated_at >= ${since}`,
    sql`report.edition_id is not null`,
    sql`${inScopes(expressionBuilder<Schema, 'report'>(), scopes)}`,
  ];
  if (country !== undefined) all.push(sql`report.country = ${country.toUpperCase()}`);
  if (language !== undefined) all.push(sql`report.language_key = ${language.toLowerCase()}`);
  if (codes) {
    const folded = codes.map((code) => code.toLowerCase());
    all.push(sql`lower(report.code) in (${sql.join(folded)})`);
  }
  return sql.join(all, sql` and `);
}

function afterPosition({ after }: MovedQuery, scale: number) {
  if (!after) return sql``;
  const steps = Math.round(after.change * scale);
  return sql`and (steps < ${steps} or (steps = ${steps} and id > ${after.id}))`;
}

function toMoved(row: MovedRow, scale: number): MovedReport {
  const { id, title, steps } = row;
  return {
    id,
    key: keyOf(row),
    title,
    change: steps / scale,
    then: {
      edition: row.then_edition,
      value: row.then_value,
      parts: parseParts(row.then_parts),
    },
    now: { edition: row.now_edition, value: row.now_value, parts: parseParts(row.now_parts) },
  };
}

const parseParts = (text: string | null) => JSON.parse(text ?? '{}') as Record<string, number>;
