import { setImmediate, setTimeout } from 'node:timers/promises';
import { Kysely, SqliteDialect, type SqliteDatabase, type Transaction } from 'kysely';
import { createImageReader, type ImageReader } from './image-reader.js';
import { openPostgres, type PostgresOptions } from './postgres.js';
import { createPrivateFile } from './private-file.js';
import type { Schema } from './schema.js';
import { openSqliteReader, openSqliteWriter } from './sqlite-connection.js';
import { StoreUnreachableError } from './unreachable.js';
import { namingUnwritable } from './unwritable.js';

/**
 * A database through one query builder. SQLite has two connections, so that a reader never waits
 * for a transaction of the writer; PostgreSQL has one pool that serves as both.
 */
export interface Database {
  dialect: 'sqlite' | 'postgres';
  read: Kysely<Schema>;
  write: Kysely<Schema>;
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
  if (!inMemory) createPrivateFile(path);
  const write = build(openSqliteWriter(path, writerPragmas));
  // A memory database exists within one connection only.
  const read = inMemory ? write : build(openSqliteReader(path, readerPragmas));
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

const build = (database: SqliteDatabase) =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });

// In KiB below zero. Hashes land all over their index, and a large publish comes back to each page.
const cacheSize = 'cache_size = -65536';

const writerPragmas = [
  // An acknowledged publish must survive a power cut, not only a killed process.
  'synchronous = FULL',
  'foreign_keys = ON',
  cacheSize,
  // Pages: the default of a thousand is full after a hundred documents, and copied at every commit.
  'wal_autocheckpoint = 8000',
  // What it would take to undo one statement is not worth a file: large publishes wrote much to one.
  'temp_store = MEMORY',
  // Waiting inside SQLite stops the whole process, so the writer waits outside: see untilNotBusy.
  'busy_timeout = 0',
];

const readerPragmas = [`store.${cacheSize}`, 'temp_store = MEMORY'];

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
