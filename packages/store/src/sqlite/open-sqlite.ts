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
import { rememberFile } from './same-file.js';

export function openSqlite(path: string): Database {
  if (path === '') throw new BadDatabaseUrlError('sqlite:');
  const inMemory = path === ':memory:';
  if (!inMemory) createPrivateFile(path);
  const write = build(openSqliteWriter(path, writerPragmas));
  // A memory database exists within one connection only.
  const read = inMemory ? write : build(openSqliteReader(path, readerPragmas));
  const requireSameFile = inMemory ? () => undefined : rememberFile(path);
  const imageReader = inMemory ? undefined : createImageReader(path);
  return {
    dialect: 'sqlite',
    read,
    write,
    ...(imageReader && { imageReader }),
    transact: (work) =>
      namingUnwritable(() =>
        untilNotBusy(() => {
          requireSameFile();
          return write.transaction().execute(work);
        }),
      ),
    announce: () => undefined,
    listen: () => undefined,
    close: async () => {
      // The writer closes last, because the last connection cleans up, which a reader cannot.
      await imageReader?.close();
      await read.destroy();
      if (read !== write) await write.destroy();
    },
  };
}

const build = (database: SqliteDatabase) =>
  new Kysely<Schema>({ dialect: new SqliteDialect({ database }) });

// Negative: KiB. Hashes are spread over their index, and a large publish returns to each page.
const cacheSize = 'cache_size = -65536';

const writerPragmas = [
  // An acknowledged publish must survive a power cut, not only a killed process.
  'synchronous = FULL',
  'foreign_keys = ON',
  cacheSize,
  // In pages: the default of a thousand is full after a hundred documents, and copied at every
  // commit.
  'wal_autocheckpoint = 8000',
  // Keep statement journals in memory: large publishes wrote much to a file.
  'temp_store = MEMORY',
  // Waiting inside SQLite blocks the whole process, so the writer waits outside: see untilNotBusy.
  'busy_timeout = 0',
];

const readerPragmas = [`store.${cacheSize}`, 'temp_store = MEMORY'];

const busyDeadlineMs = 15_000;
const busyPauseMs = 5;

/** Another process may hold SQLite's write lock: retries, and lets readers run in between. */
async function untilNotBusy<T>(work: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + busyDeadlineMs;
  for (;;) {
    try {
      const result = await work();
      // SQLite answers synchronously: without yielding, one write after another would starve other
      // work.
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
