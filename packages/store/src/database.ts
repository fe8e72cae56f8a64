import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import type { Kysely as Queries, Transaction } from 'kysely';
import { Kysely, PostgresDialect, SqliteDialect } from './kysely.js';
import type { Schema } from './schema.js';

/**
 * A database through one query builder. SQLite has two connections, so that a reader never waits
 * for a transaction of the writer; PostgreSQL has one pool that serves as both.
 */
export interface Database {
  dialect: 'sqlite' | 'postgres';
  read: Queries<Schema>;
  write: Queries<Schema>;
  /** Runs every write as a transaction; waits its turn behind other processes' writes. */
  transact: <T>(work: (transaction: Transaction<Schema>) => Promise<T>) => Promise<T>;
  close(): Promise<void>;
}

export class BadDatabaseUrlError extends Error {
  constructor(url: string) {
    super(
      `DATABASE_URL is ${JSON.stringify(withoutPassword(url))}; it must be sqlite:PATH, sqlite::memory: or postgres://USER:PASSWORD@HOST/NAME`,
    );
  }
}

export async function openDatabase(url: string): Promise<Database> {
  if (url.startsWith('sqlite:')) return openSqlite(url.slice('sqlite:'.length));
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url);
  throw new BadDatabaseUrlError(url);
}

function openSqlite(path: string): Database {
  if (path === '') throw new BadDatabaseUrlError('sqlite:');
  const inMemory = path === ':memory:';
  if (!inMemory) mkdirSync(dirname(resolve(path)), { recursive: true });
  // Waiting inside SQLite stops the whole process, so the writer waits outside: see untilNotBusy.
  const write = connectSqlite(path, { busyTimeoutMs: 0 });
  // A memory database exists within one connection only.
  const read = inMemory ? write : connectSqlite(path, { busyTimeoutMs: 5000 });
  return {
    dialect: 'sqlite',
    read,
    write,
    transact: (work) => naming(() => untilNotBusy(() => write.transaction().execute(work))),
    close: async () => {
      await read.destroy();
      if (read !== write) await write.destroy();
    },
  };
}

function connectSqlite(
  path: string,
  { busyTimeoutMs }: { busyTimeoutMs: number },
): Queries<Schema> {
  const sqlite = new Sqlite(path, { timeout: 5000 });
  sqlite.pragma('journal_mode = WAL');
  // An acknowledged publish must survive a power cut, not only a killed process.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma(`busy_timeout = ${String(busyTimeoutMs)}`);
  return new Kysely<Schema>({
    dialect: new SqliteDialect({ database: withStatementCache(sqlite) }),
  });
}

/** Kysely prepares each query anew; the same text needs preparing only once. */
function withStatementCache(sqlite: Sqlite.Database) {
  const statements = new Map<string, Sqlite.Statement>();
  // On a full disk SQLite rolls back by itself; asking for it again would hide why.
  const rollback = {
    reader: false,
    all: () => [],
    iterate: () => [].values(),
    run: () => {
      if (sqlite.inTransaction) sqlite.exec('rollback');
      return { changes: 0, lastInsertRowid: 0 };
    },
  };
  return {
    prepare(sql: string) {
      if (sql === 'rollback') return rollback;
      let statement = statements.get(sql);
      if (!statement) {
        statement = sqlite.prepare(sql);
        // Statement texts are a fixed set, but for lists of varying length.
        if (statements.size >= 500) statements.clear();
        statements.set(sql, statement);
      }
      return statement;
    },
    close: () => {
      statements.clear();
      sqlite.close();
    },
  };
}

/** The disk is full or does not take what is written. Nothing was changed. */
export class StoreUnwritableError extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The disk of the database is full or cannot be written to: ${reason}`, { cause });
  }
}

const unwritable = /^(SQLITE_FULL|SQLITE_IOERR.*|SQLITE_READONLY.*|53100)$/;

/** Gives what the databases report about a full disk one name. */
async function naming<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw typeof code === 'string' && unwritable.test(code)
      ? new StoreUnwritableError(error)
      : error;
  }
}

const busyDeadlineMs = 15_000;
const busyPauseMs = 5;

/** Another process may hold SQLite's write lock: tries again, and lets readers through meanwhile. */
async function untilNotBusy<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + busyDeadlineMs;
  for (;;) {
    try {
      const result = await work();
      // SQLite answers at once: without a turn for others, one write after another would starve them.
      await setImmediate();
      return result;
    } catch (error) {
      const { code } = error as { code?: string };
      if (!code?.startsWith('SQLITE_BUSY') || performance.now() > deadline) throw error;
    }
    await setTimeout(busyPauseMs + Math.random() * busyPauseMs);
  }
}

/** A server that does not answer must not hold up requests for ever. */
const connectDeadlineMs = 5000;

async function openPostgres(url: string): Promise<Database> {
  // Loaded only where it is used: most start with SQLite.
  const { default: pg } = await import('pg');
  // Positions and times are far below 2^53; the driver would hand them over as text.
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({ connectionString: url, connectionTimeoutMillis: connectDeadlineMs });
  // A connection that breaks while nobody uses it; unheard, this would end the process. Whoever
  // asks next gets a new connection, or the reason why there is none.
  pool.on('error', () => undefined);
  const database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    dialect: 'postgres',
    read: database,
    write: database,
    transact: (work) => naming(() => database.transaction().execute(work)),
    close: () => database.destroy(),
  };
}

export function withoutPassword(url: string): string {
  return url.replace(/^([a-z]+:\/\/[^:/@]*):[^@]*@/i, '$1:***@');
}
