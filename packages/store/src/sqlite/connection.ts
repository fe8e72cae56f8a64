import { DatabaseSync } from '@photostructure/sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { naming } from './error.js';
import { createSqliteStatement } from './statement.js';

type Sqlite = InstanceType<typeof DatabaseSync>;

/** How long opening a file waits for other processes, in ms; pragmas may change it afterwards. */
const timeout = 5000;

/** The writing connection, in the form that Kysely needs. */
export function openSqliteWriter(path: string, pragmas: readonly string[]): SqliteDatabase {
  const sqlite = naming(() => new DatabaseSync(path, { timeout }));
  // For a new file. Charts and images are larger than the default page of half this size.
  runPragmas(sqlite, ['page_size = 8192']);
  useLog(sqlite);
  runPragmas(sqlite, pragmas);
  return withStatementCache(sqlite, () => {
    leaveLog(sqlite);
  });
}

/**
 * A read-only connection. Closing a connection does not close its file while the binding holds
 * prepared statements, and the binding holds them until they are garbage-collected. So the file is
 * attached to an in-memory database: detaching closes it at once.
 */
export function openSqliteReader(path: string, pragmas: readonly string[]): SqliteDatabase {
  const sqlite = new DatabaseSync(':memory:', { timeout });
  naming(() => sqlite.prepare('attach ? as store').run(path));
  runPragmas(sqlite, pragmas);
  return withStatementCache(sqlite, () => {
    sqlite.exec('detach store');
  });
}

function runPragmas(sqlite: Sqlite, pragmas: readonly string[]): void {
  naming(() => {
    for (const pragma of pragmas) sqlite.exec(`pragma ${pragma}`);
  });
}

/**
 * Switches to WAL, so that readers continue while there is a writer. A file that cannot be written
 * has no WAL, and needs none. SQLite does not wait when two processes change the mode of one file
 * at once, so this function does.
 */
function useLog(sqlite: Sqlite): void {
  const deadline = performance.now() + timeout;
  for (;;) {
    try {
      runPragmas(sqlite, ['journal_mode = WAL']);
      return;
    } catch (error) {
      const { code } = error as { code?: string };
      if (code === 'SQLITE_READONLY') return;
      if (!code?.startsWith('SQLITE_BUSY') || performance.now() > deadline) throw error;
    }
    sleep(pauseMs);
  }
}

const pauseMs = 5;

/** Blocks the whole thread, which is fine: files are not opened while answering requests. */
function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/**
 * Moves the WAL into the file and removes it, as closing would if it closed the file: see
 * openSqliteReader. While other processes have the file open, SQLite refuses and the WAL stays.
 */
function leaveLog(sqlite: Sqlite): void {
  try {
    sqlite.exec('pragma journal_mode = DELETE');
  } catch {
    // Committed data is safe in the WAL.
  }
}

function withStatementCache(sqlite: Sqlite, release: () => void): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  const rollback = createRollback(sqlite);
  return {
    prepare(sql: string) {
      if (sql === 'rollback') return rollback;
      let statement = statements.get(sql);
      if (!statement) {
        statement = createSqliteStatement(sqlite, sql);
        // Statement texts are a fixed set, except for lists of varying length.
        if (statements.size >= 500) statements.clear();
        statements.set(sql, statement);
      }
      return statement;
    },
    close: () => {
      statements.clear();
      release();
      sqlite.close();
    },
  };
}

/** On a full disk SQLite rolls back by itself; a second rollback would hide the reason. */
function createRollback(sqlite: Sqlite): SqliteStatement {
  return {
    reader: false,
    all: () => [],
    iterate: () => [].values(),
    run: () => {
      if (sqlite.isTransaction) sqlite.exec('rollback');
      return { changes: 0, lastInsertRowid: 0 };
    },
  };
}
