import { sql, type QueryExecutorProvider } from 'kysely';
import { sealCursorsAtOnce } from '../access/cursor-key.js';
import type { Database } from '../database/database.js';
import { findFact, saveFact } from '../database/meta.js';
import { indexedFact, indexVersion } from '../search/index/index-version.js';
import { reportsAndClients } from './0001-reports-and-clients.js';
import { access } from './0002-access.js';
import { leases } from './0003-leases.js';
import { currentReports } from './0004-current-reports.js';
import { imageChecksums } from './0005-image-checksums.js';
import { undrawnInOrder } from './0006-undrawn-in-order.js';
import { userGenerations } from './0007-user-generations.js';
import { auditChain } from './0008-audit-chain.js';
import { securityEvents } from './0009-security-events.js';
import { downloads } from './0010-downloads.js';
import { reportWords } from './0011-report-words.js';
import { figures } from './0012-figures.js';
import { references } from './0013-references.js';
import { classifications } from './0014-classifications.js';
import { downloadReports } from './0015-download-reports.js';
import { changedReports } from './0016-changed-reports.js';
import { browserSessions } from './0017-browser-sessions.js';
import type { ColumnTypes } from './column-types.js';
import { requireNoForeignTables } from './foreign-database.js';

type Migration = (db: QueryExecutorProvider, types: ColumnTypes) => Promise<void>;

interface KnownMigration {
  name: string;
  run: Migration;
  /**
   * A program that does not know this migration cannot use the database after it. Leave it out for
   * a pure addition that older programs need not know: a table, or a column that may be null or has
   * a default. Old and new processes then work side by side, and an upgrade needs no pause; a
   * breaking change is made in two releases, the addition first.
   */
  breaks?: true;
}

/** In order; a migration that has been released is never edited. */
export const migrations: readonly KnownMigration[] = [
  { name: 'reports and clients', run: reportsAndClients, breaks: true },
  { name: 'access', run: access, breaks: true },
  { name: 'leases', run: leases },
  { name: 'current reports', run: currentReports },
  { name: 'image checksums', run: imageChecksums },
  { name: 'undrawn in order', run: undrawnInOrder },
  { name: 'user generations', run: userGenerations },
  { name: 'audit chain', run: auditChain },
  { name: 'security events', run: securityEvents },
  { name: 'downloads', run: downloads },
  { name: 'report words', run: reportWords },
  { name: 'figures', run: figures },
  { name: 'references', run: references },
  { name: 'classifications', run: classifications },
  { name: 'download reports', run: downloadReports },
  { name: 'changed reports', run: changedReports },
  { name: 'browser sessions', run: browserSessions },
];

/** The name under which the database stores the least migration a program must know to use it. */
const leastName = 'least-migration';
const least = migrations.findLastIndex(({ breaks }) => breaks === true) + 1;

export const columnTypes: Record<Database['dialect'], ColumnTypes> = {
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
      `The database is at migration ${String(found)}, but this program knows only ${String(known)} and cannot work with what came after: it was written by a newer version. Start that version, or use another DATABASE_URL.`,
    );
  }
}

/**
 * Brings the database up to date. Safe when several processes start at once: one migrates, the
 * others wait for it and find nothing left to do.
 */
export async function migrate(database: Database, now: number): Promise<void> {
  const { dialect, read, transact } = database;
  if (await isUpToDate(read)) return;
  await transact(async (transaction) => {
    await lock(transaction, dialect);
    const done = await countMigrations(transaction);
    await requireUsable(transaction, done);
    if (done === 0) await requireNoForeignTables(transaction, dialect);
    for (const [offset, { name, run }] of migrations.slice(done).entries()) {
      await run(transaction, columnTypes[dialect]);
      await transaction
        .insertInto('migration')
        .values({ number: done + offset + 1, name, at: now })
        .execute();
    }
    if (done === 0) {
      await sealCursorsAtOnce(transaction);
      // There is nothing to index later.
      await saveFact(transaction, indexedFact, indexVersion);
    }
    if (done < migrations.length) await saveFact(transaction, leastName, String(least));
  });
}

/** Checks without a lock: a start must not wait behind a writer. */
export async function isUpToDate(db: Database['read']): Promise<boolean> {
  try {
    return (await countMigrations(db)) === migrations.length;
  } catch {
    // A new database has no such table yet; any other error shows up in the next step.
    return false;
  }
}

async function requireUsable(db: Database['write'], done: number): Promise<void> {
  if (done <= migrations.length) return;
  const needed = Number((await findFact(db, leastName)) ?? done);
  if (needed > migrations.length) throw new NewerDatabaseError(done, migrations.length);
}

async function countMigrations(db: Database['write']): Promise<number> {
  const { done } = await db
    .selectFrom('migration')
    .select(({ fn }) => fn.max<number | null>('number').as('done'))
    .executeTakeFirstOrThrow();
  return done ?? 0;
}

/** Holds a lock until the end of the transaction: one process migrates at a time. */
async function lock(transaction: Database['write'], dialect: Database['dialect']): Promise<void> {
  if (dialect === 'postgres') {
    // Waiting for another process, and building an index, may take any time.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(7163901)`.execute(transaction);
  }
  await transaction.schema
    .createTable('migration')
    .ifNotExists()
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  // A write that changes nothing still takes SQLite's write lock.
  if (dialect === 'sqlite') await sql`delete from migration where number < 0`.execute(transaction);
}
