/** The disk is full or refuses the write. Nothing was changed. */
export class StoreUnwritableError extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(`The disk of the database is full or cannot be written to: ${reason}`, { cause });
  }
}

const unwritable = /^(SQLITE_FULL|SQLITE_IOERR.*|SQLITE_READONLY.*|53100)$/;

/** Turns both databases' errors about a full disk into a StoreUnwritableError. */
export async function namingUnwritable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw typeof code === 'string' && unwritable.test(code)
      ? new StoreUnwritableError(error)
      : error;
  }
}

/** For reads that would write something first: where that is not possible, they read nevertheless. */
export function requireUnwritable(error: unknown): void {
  if (!(error instanceof StoreUnwritableError)) throw error;
}
