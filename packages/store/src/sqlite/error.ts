/** What the binding adds to an error that SQLite reported. */
interface SqliteError extends Error {
  code: string;
  sqliteCodeName?: string;
}

/** The texts SQLite has for the results that the store reacts to; they have no details in them. */
const codes: Record<string, string> = {
  'database is locked': 'SQLITE_BUSY',
  'database or disk is full': 'SQLITE_FULL',
  'disk I/O error': 'SQLITE_IOERR',
  'attempt to write a readonly database': 'SQLITE_READONLY',
};

/**
 * Gives errors of SQLite the code SQLite has for them, such as SQLITE_BUSY. The binding calls every
 * one ERR_SQLITE_ERROR, and tells SQLite's own code except where many rows are fetched.
 */
export function naming<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (isSqliteError(error)) {
      error.code = error.sqliteCodeName ?? codes[error.message] ?? error.code;
    }
    throw error;
  }
}

const isSqliteError = (error: unknown): error is SqliteError =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR';
