import type { Kysely, TableMetadata } from 'kysely';
import type { Database } from '../database.js';
import { sql } from '../kysely.js';
import type { Schema } from '../schema.js';
import { CannotCopyError } from './cannot-copy.js';

/** Ours: PostgreSQL tells of those in other schemas too, and of views that extensions make. */
export async function listTables(
  db: Kysely<Schema>,
  dialect: Database['dialect'],
): Promise<TableMetadata[]> {
  const tables = await db.introspection.getTables();
  if (dialect === 'sqlite') return tables;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return tables.filter(({ schema, isView }) => schema === rows[0]?.name && !isView);
}

/** What is no store would be made one, an empty one, by bringing it up to date. */
export async function requireStore({ read, dialect }: Database): Promise<void> {
  const tables = await listTables(read, dialect);
  if (tables.some(({ name }) => name === 'migration')) return;
  throw new CannotCopyError(
    'What is to be copied is not a store of this program: it has no tables of it.',
  );
}
