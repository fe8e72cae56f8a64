import { DatabaseSync } from '@photostructure/sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { naming } from './error.js';
import { createSqliteStatement } from './statement.js';

type Sqlite = InstanceType<typeof DatabaseSync>;

/** Waits so long for other processes while a file is opened; pragmas may say how long from then on. */
const timeout = 5000;

/** The connection that writes, as Kysely wants it. */
export function openSqliteWriter(path: string, pragmas: readonly string[]): SqliteDatabase {
  const sqlite = naming(() => new DatabaseSync(path, { timeout }));
  // Of a file that is made just now. Charts and pictures are larger than the usual page of half as much.
  runPragmas(sqlite, ['page_size = 8192']);
  useLog(sqlite);
  runPragmas(sqlite, pragmas);
  return withStatementCache(sqlite, () => {
    leaveLog(sqlite);
  });
}

/**
 * A connection that only reads. Closing a connection does not close its file while the binding has
 * prepared statements of it, and the binding keeps those until they are collected as garbage. So the
 * file is attached to a database without one: detaching closes it at once.
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
 * Readers go on while there is a writer. A file that cannot be written has no log, and needs none.
 * SQLite does not wait when two processes change the mode of one file at once, so we do.
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

/** Of the whole thread: opening a file is not done while answering. */
function sleep(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

/**
 * Moves the log into the file and removes it, as closing would if it closed the file: see
 * openSqliteReader. While others have the file open, SQLite refuses and the log stays theirs.
 */
function leaveLog(sqlite: Sqlite): void {
  try {
    sqlite.exec('pragma journal_mode = DELETE');
  } catch {
    // What was committed is safe in the log.
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
        // Statement texts are a fixed set, but for lists of varying length.
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

/** On a full disk SQLite rolls back by itself; asking for it again would hide why. */
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
