import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import type { Database } from './database.js';
import { sql } from './kysely.js';
import { reportsAndClients } from './migrations/0001-reports-and-clients.js';
import { access } from './migrations/0002-access.js';

/** The column types that the two databases spell differently. */
export interface ColumnTypes {
  dialect: Database['dialect'];
  id: RawBuilder<unknown>;
  bytes: RawBuilder<unknown>;
}

type Migration = (db: QueryExecutorProvider, types: ColumnTypes) => Promise<void>;

/** In order; a migration that has been released is never edited. */
const migrations: { name: string; run: Migration }[] = [
  { name: 'reports and clients', run: reportsAndClients },
  { name: 'access', run: access },
];

const columnTypes: Record<Database['dialect'], ColumnTypes> = {
  sqlite: { dialect: 'sqlite', id: sql`integer primary key autoincrement`, bytes: sql`blob` },
  postgres: {
    dialect: 'postgres',
    id: sql`bigint generated always as identity primary key`,
    bytes: sql`bytea`,
  },
};

export class NewerDatabaseError extends Error {
  constructor(found: number, known: number) {
    super(
      `The database is at migration ${String(found)}, but this program knows only ${String(known)}: it was written by a newer version. Start that version, or use another DATABASE_URL.`,
    );
  }
}

/**
 * Brings the database up to date. Safe when several processes start at once: one migrates, the
 * others wait for it and find nothing left to do.
 */
export async function migrate(database: Database, now: number): Promise<void> {
  const { dialect, transact } = database;
  await transact(async (transaction) => {
    await lock(transaction, dialect);
    const done = await countMigrations(transaction);
    for (const [offset, { name, run }] of pending(done).entries()) {
      await run(transaction, columnTypes[dialect]);
      await transaction
        .insertInto('migration')
        .values({ number: done + offset + 1, name, at: now })
        .execute();
    }
  });
}

function pending(done: number) {
  if (done > migrations.length) throw new NewerDatabaseError(done, migrations.length);
  return migrations.slice(done);
}

async function countMigrations(db: Database['write']): Promise<number> {
  const { done } = await db
    .selectFrom('migration')
    .select(({ fn }) => fn.max<number | null>('number').as('done'))
    .executeTakeFirstOrThrow();
  return done ?? 0;
}

/** Until the end of the transaction: one process migrates at a time. */
async function lock(transaction: Database['write'], dialect: Database['dialect']): Promise<void> {
  if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(7163901)`.execute(transaction);
  await transaction.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  // A write, though it changes nothing, takes SQLite's write lock.
  if (dialect === 'sqlite') await sql`delete from migration where number < 0`.execute(transaction);
}
