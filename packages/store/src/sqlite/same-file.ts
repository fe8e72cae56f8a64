import { statSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Returns a function that throws when the file is no longer the one that was opened: removed, or
 * replaced by a backup. SQLite would write on to a file without a name, and everything in it would be
 * lost as soon as it is closed. It checks this itself only without a WAL, with the same code.
 */
export function rememberFile(path: string): () => void {
  const file = resolve(path);
  const opened = statSync(file);
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.ino === opened.ino && found.dev === opened.dev) return;
    const what = found ? 'replaced' : 'removed';
    const message = `the file was ${what} after it was opened; start the program again`;
    throw Object.assign(new Error(message), { code: 'SQLITE_READONLY_DBMOVED' });
  };
}
