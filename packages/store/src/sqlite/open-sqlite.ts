import { setImmediate, setTimeout } from 'node:timers/promises';
import { Kysely, SqliteDialect, type SqliteDatabase } from 'kysely';
import { BadDatabaseUrlError } from '../database/database-url.js';
import type { Database } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import { StoreUnreachableError } from '../database/unreachable.js';
import { namingUnwritable } from '../database/unwritable.js';
import { createImageReader } from '../images/image-reader.js';
import { openSqliteReader, openSqliteWriter } from './connection.js';
import { createPrivateFile } from './private-file.js';

export function openSqlite(path: string): Database {
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
