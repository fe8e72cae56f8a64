import type { Kysely } from 'kysely';
import type { Database } from '../database/database.js';
import { executeRows, rowStatement, type Row } from '../database/row-statement.js';
import type { Schema } from '../database/schema.js';
import type { CopiedTable } from './copied-tables.js';

/** Returns a function that writes rows unchanged, over rows with the same key. */
export function createRowWriter(
  dialect: Database['dialect'],
  { name, key, hasIdentity, refusesChange, since }: CopiedTable,
  columns: string[],
): (db: Kysely<Schema>, rows: Row[]) => Promise<void> {
  const quoted = (names: readonly string[]) => names.map((column) => `"${column}"`).join(', ');
  const identity = hasIdentity && dialect === 'postgres' ? 'overriding system value' : '';
  const changes = columns.filter((column) => !key.includes(column));
  const update =
    changes.length === 0 || refusesChange
      ? 'nothing'
      : `update set ${changes.map((column) => `"${column}" = excluded."${column}"`).join(', ')}`;
  // A row of a table that only grows is never in the target already.
  const conflict = since === 'grows' ? '' : `on conflict (${quoted(key)}) do ${update}`;
  const statement = rowStatement(
    `insert into "${name}" (${quoted(columns)}) ${identity} :rows ${conflict}`,
    columns.map(() => ''),
  );
  return async (db, rows) => {
    await executeRows(db, dialect, statement, rows);
  };
}
