import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import { CannotCopyError } from './cannot-copy.js';

export interface Table {
  name: string;
  columns: string[];
}

/** Only the tables of the store, not the database's own. */
export function listTables(db: Kysely<Schema>, dialect: Database['dialect']): Promise<Table[]> {
  return dialect === 'sqlite' ? listSqliteTables(db) : listPostgresTables(db);
}

/**
 * Kysely would list the tables of the main database, but a reader's file is an attached database.
 */
async function listSqliteTables(db: Kysely<Schema>): Promise<Table[]> {
  const { rows } = await sql<{ name: string; column: string }>`
    select held.name, info.name as column from pragma_table_list held, pragma_table_info(held.name) info
    where held.name not like 'sqlite\\_%' escape '\\'
  `.execute(db);
  const names = [...new Set(rows.map(({ name }) => name))];
  return names.map((name) => ({
    name,
    columns: rows.filter((row) => row.name === name).map(({ column }) => column),
  }));
}

/** PostgreSQL also lists tables in other schemas, and views that extensions create. */
async function listPostgresTables(db: Kysely<Schema>): Promise<Table[]> {
  const tables = await db.introspection.getTables();
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return tables
    .filter(({ schema, isView }) => schema === rows[0]?.name && !isView)
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }));
}

/** Migrating a database that is not a store would turn it into an empty store. */
export async function requireStore({ read, dialect }: Database): Promise<void> {
  const tables = await listTables(read, dialect);
  if (tables.some(({ name }) => name === 'migration')) return;
  throw new CannotCopyError(
    'What is to be copied is not a store of this program: it has no tables of it.',
  );
}
