import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from './database.js';
import type { Schema } from './schema.js';

type Dialect = Database['dialect'];
export type Row = (string | number | Uint8Array | null)[];

/**
 * A statement over many rows, which are inserted where its text says `:rows`. It is cached as text
 * because building it each time costs more than SQLite takes to run it.
 */
export interface RowStatement {
  texts: Record<Dialect, Map<number, string>>;
  text: string;
  types: readonly string[];
}

/** The types of a row's columns; leave one empty where PostgreSQL infers it from the statement. */
export function rowStatement(text: string, types: readonly string[]): RowStatement {
  return { text, types, texts: { sqlite: new Map(), postgres: new Map() } };
}

/**
 * Rows per statement, largest first. A batch of any size uses the same few texts, which the
 * database prepares once, and none has more values than databases allow.
 */
const counts = [64, 16, 4, 1];

/** Returns the rows that the statement returns, in no order. */
export async function executeRows<Result>(
  db: Kysely<Schema>,
  dialect: Dialect,
  statement: RowStatement,
  rows: Row[],
): Promise<Result[]> {
  const results: Result[] = [];
  let start = 0;
  for (const count of counts) {
    for (; rows.length - start >= count; start += count) {
      const values: Row = [];
      for (const row of rows.slice(start, start + count)) values.push(...row);
      const query = CompiledQuery.raw(textFor(statement, dialect, count), values);
      const { rows: returned } = await db.executeQuery(query);
      results.push(...(returned as Result[]));
    }
  }
  return results;
}

function textFor({ text, types, texts }: RowStatement, dialect: Dialect, count: number): string {
  const known = texts[dialect].get(count);
  if (known !== undefined) return known;
  let parameter = 0;
  const writeRow = () =>
    types.map((type) => {
      parameter += 1;
      const value = dialect === 'sqlite' ? '?' : `$${String(parameter)}`;
      return type === '' ? value : `cast(${value} as ${type})`;
    });
  const rows = Array.from({ length: count }, () => `(${writeRow().join(', ')})`);
  const written = text.replace(':rows', `values ${rows.join(', ')}`);
  texts[dialect].set(count, written);
  return written;
}

/** An insert; the types of the values follow from the table's columns. */
export function insertStatement(
  table: string,
  columns: readonly string[],
  rest = '',
): RowStatement {
  const text = `insert into ${table} (${columns.join(', ')}) :rows ${rest}`;
  return rowStatement(
    text,
    columns.map(() => ''),
  );
}
