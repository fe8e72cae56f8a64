import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** Readable and writable by the owner alone. */
const fileMode = 0o600;
const folderMode = 0o700;
const othersMask = 0o077;

/**
 * Creates the database file and its folders with access for the owner only. The file must exist
 * before SQLite opens it: SQLite gives its WAL the mode of the database file. Existing files and
 * folders are not changed.
 */
export function createPrivateFile(path: string): void {
  mkdirSync(dirname(resolve(path)), { recursive: true, mode: folderMode });
  try {
    closeSync(openSync(path, 'ax', fileMode));
  } catch (error) {
    // Also for a read-only file or folder: SQLite explains these errors.
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EEXIST', 'EACCES', 'EROFS', 'EISDIR', 'EPERM'].includes(code)) throw error;
  }
}

export interface ExposedPath {
  path: string;
  /** As `chmod` writes it: `644`. */
  mode: string;
  /** The mode it should have. */
  expectedMode: string;
}

/** The database files and their folder that other users of the machine can access. */
export function listExposedPaths(databaseUrl: string): ExposedPath[] {
  const path = databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : '';
  // Windows has no such modes.
  if (path === '' || path === ':memory:' || process.platform === 'win32') return [];
  const file = resolve(path);
  return [
    ...exposedAs(dirname(file), folderMode),
    ...['', '-wal', '-shm'].flatMap((suffix) => exposedAs(file + suffix, fileMode)),
  ];
}

function exposedAs(path: string, expectedMode: number): ExposedPath[] {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  if ((mode & othersMask) === 0) return [];
  return [{ path, mode: (mode & 0o777).toString(8), expectedMode: expectedMode.toString(8) }];
}
