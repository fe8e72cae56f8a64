/** The properties that the binding adds to an SQLite error. */
interface SqliteError extends Error {
  code: string;
  sqliteCodeName?: string;
}

/** SQLite's messages for the errors that the store handles; they contain no details. */
const codes: Record<string, string> = {
  'database is locked': 'SQLITE_BUSY',
  'database or disk is full': 'SQLITE_FULL',
  'disk I/O error': 'SQLITE_IOERR',
  'attempt to write a readonly database': 'SQLITE_READONLY',
};

/**
 * Gives SQLite errors their SQLite code, such as SQLITE_BUSY. The binding reports each as
 * ERR_SQLITE_ERROR, and includes SQLite's own code except when many rows are fetched.
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
