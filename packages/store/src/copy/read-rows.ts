import { sql, type Kysely } from 'kysely';
import type { Row } from '../database/row-statement.js';
import type { Schema } from '../database/schema.js';
import type { CopiedTable } from './copied-tables.js';
import { countBytes } from './row-sum.js';

export interface RowBatch {
  rows: Row[];
  /** The key of the last row. */
  last: Row;
}

interface TableReading {
  db: Kysely<Schema>;
  table: CopiedTable;
  columns: string[];
  /** The key after which to continue. */
  after: Row | undefined;
}

/** The memory that one batch may take, however large the rows are. */
const batchBytes = 4 * 1024 * 1024;
const mostRows = 2000;
const firstRows = 16;

/** Reads the rows of a table in batches, sorted by its key. */
export async function* readRows({
  db,
  table,
  columns,
  after,
}: TableReading): AsyncGenerator<RowBatch> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const key = sql.join(table.key.map((column) => sql.ref(column)));
  let last = after;
  let limit = firstRows;
  for (;;) {
    const rest = last ? sql`where (${key}) > (${sql.join(last)})` : sql``;
    const { rows: found } = await sql<Record<string, Row[number]>>`
      select ${names} from ${sql.table(table.name)} ${rest} order by ${key} limit ${limit}
    `.execute(db);
    const lastFound = found.at(-1);
    if (!lastFound) return;
    last = table.key.map((column) => lastFound[column] ?? null);
    const rows = found
      .filter(({ name }) => typeof name !== 'string' || !table.skip?.has(name))
      .map((row) => columns.map((column) => row[column] ?? null));
    yield { rows, last };
    limit = fittingLimit(limit, countBytes(rows) / Math.max(1, rows.length));
  }
}

function fittingLimit(limit: number, bytesARow: number): number {
  const fitting = Math.floor(batchBytes / Math.max(1, bytesARow));
  return Math.max(1, Math.min(fitting, limit * 2, mostRows));
}
