/**
 * The database does not answer, or not in time, or another process keeps it from writing. The
 * statement may have been executed.
 */
export class StoreUnreachableError extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The database cannot be reached: ${reason}`, { cause });
  }
}

/**
 * System errors: no connection. PostgreSQL errors: connection exceptions (class 08), too many
 * connections, a server that stops or starts, a statement or a session that took too long.
 */
const codes =
  /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EMFILE|08...|53300|53400|57P0\d|57014|25P03)$/;

/** Messages of driver errors that have no code. */
const messages =
  /connection terminated|timeout exceeded when trying to connect|not queryable|client was closed|timeout expired/i;

export function isUnreachable(error: unknown): boolean {
  if (error instanceof StoreUnreachableError) return true;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' ? codes.test(code) : messages.test(String(message));
}
