import type { DatabaseSync } from '@photostructure/sqlite';
import type { SqliteStatement } from 'kysely';
import { naming } from './error.js';

type Values = (string | number | bigint | Uint8Array | null)[];
type Row = Record<string, Values[number]>;

/**
 * A prepared statement in the form that Kysely needs. Rows are fetched as arrays and made into
 * objects here, which takes two thirds of the time that the binding needs to make objects.
 */
export function createSqliteStatement(
  sqlite: InstanceType<typeof DatabaseSync>,
  sql: string,
): SqliteStatement {
  const statement = naming(() => sqlite.prepare(sql, { returnArrays: true }));
  const listNames = () => statement.columns().map(({ name }) => name);
  let names = listNames();
  const toRow = (values: Values) => {
    // Another process may have added a column since the statement was prepared.
    if (values.length !== names.length) names = listNames();
    return buildRow(names, values);
  };
  return {
    reader: names.length > 0,
    all: (values) => naming(() => (statement.all(...values) as Values[]).map(toRow)),
    run: (values) => naming(() => statement.run(...values)),
    *iterate(values) {
      for (const row of statement.iterate(...values)) yield toRow(row as Values);
    },
  };
}

function buildRow(names: readonly string[], values: Values): Row {
  const row: Row = {};
  let index = 0;
  for (const name of names) {
    const value = values[index++] ?? null;
    row[name] = value instanceof Uint8Array ? toBuffer(value) : value;
  }
  return row;
}

/** Shares the bytes without a copy; PostgreSQL's driver returns buffers too. */
const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
