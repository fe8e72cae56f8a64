import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import type { Kysely as Queries, Transaction } from 'kysely';
import { createImageReader, type ImageReader } from './image-reader.js';
import { Kysely, SqliteDialect } from './kysely.js';
import { openPostgres, type PostgresOptions } from './postgres.js';
import type { Schema } from './schema.js';
import { StoreUnreachableError } from './unreachable.js';
import { namingUnwritable } from './unwritable.js';

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
  /** For a SQLite file only. */
  imageReader?: ImageReader;
  /** Tells whoever listens, in any process, that something changed; does not wait for it. */
  announce(): void;
  /**
   * Calls back soon after an announcement, until it is closed. A hint only: announcements can be
   * missed, and SQLite has none, so whoever must know looks from time to time as well.
   */
  listen(onAnnounced: () => void): void;
  close(): Promise<void>;
}

export class BadDatabaseUrlError extends Error {
  constructor(url: string) {
    super(
      `DATABASE_URL is ${JSON.stringify(withoutPassword(url))}; it must be sqlite:PATH, sqlite::memory: or postgres://USER:PASSWORD@HOST/NAME`,
    );
  }
}

export async function openDatabase(url: string, options: PostgresOptions = {}): Promise<Database> {
  if (url.startsWith('sqlite:')) return openSqlite(url.slice('sqlite:'.length));
  if (/^postgres(ql)?:\/\//.test(url)) return openPostgres(url, options);
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
  const imageReader = inMemory ? undefined : createImageReader(path);
  return {
    dialect: 'sqlite',
    read,
    write,
    ...(imageReader && { imageReader }),
    transact: (work) =>
      namingUnwritable(() => untilNotBusy(() => write.transaction().execute(work))),
    announce: () => undefined,
    listen: () => undefined,
    close: async () => {
      // Whoever is last to close tidies up, which a reader cannot.
      await imageReader?.close();
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
  // Of a file that is made just now. Charts and pictures are larger than the usual page of half as much.
  sqlite.pragma('page_size = 8192');
  sqlite.pragma('journal_mode = WAL');
  // An acknowledged publish must survive a power cut, not only a killed process.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  // In KiB below zero. Hashes land all over their index, and a large publish comes back to each page.
  sqlite.pragma('cache_size = -65536');
  // Pages: the default of a thousand is full after a hundred documents, and copied at every commit.
  sqlite.pragma('wal_autocheckpoint = 8000');
  // What it would take to undo one statement is not worth a file: large publishes wrote much to one.
  sqlite.pragma('temp_store = MEMORY');
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
      if (!code?.startsWith('SQLITE_BUSY')) throw error;
      if (performance.now() > deadline) throw new StoreUnreachableError(error);
    }
    await setTimeout(busyPauseMs + Math.random() * busyPauseMs);
  }
}

export function withoutPassword(url: string): string {
  return url.replace(/^([a-z]+:\/\/[^:/@]*):[^@]*@/i, '$1:***@');
}
