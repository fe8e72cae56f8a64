import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

interface WriteOptions {
  /** Permissions of the file; as the user's mask says where it is not given. */
  mode?: number;
}

/**
 * Writes a file whole or not at all, also when the power fails: beside it first, then in its place.
 * Whatever goes wrong, the file is what it was before, and nothing is left beside it. Without a
 * pause from beginning to end, so that a signal is heard before or after it; files that are written
 * one after the other are written all or none.
 */
export async function writeFileAtomically(
  path: string,
  content: string | Uint8Array,
  { mode = 0o666 }: WriteOptions = {},
): Promise<void> {
  try {
    const target = resolveLink(path);
    // A device may not be replaced by a file, and may keep one waiting.
    const found = statSync(target, { throwIfNoEntry: false });
    if (found && !found.isFile()) await writeFile(target, content);
    else replaceFile(target, content, mode);
  } catch (error) {
    throw aboutPath(error, path);
  }
}

/** A symbolic link may not be replaced by a file, either. */
function resolveLink(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function replaceFile(path: string, content: string | Uint8Array, mode: number): void {
  const name = `.${basename(path)}.${randomBytes(6).toString('hex')}.partial`;
  const beside = join(dirname(path), name);
  try {
    const file = openSync(beside, 'wx', mode);
    try {
      writeFileSync(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  syncFolder(dirname(path));
}

/** A system error names what could not be written as the user knows it, not the file beside it. */
function aboutPath(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  const [reason] = error.message.split(', ');
  return Object.assign(new Error(`${path} cannot be written: ${reason ?? error.message}`), {
    code: (error as NodeJS.ErrnoException).code,
    syscall: error.syscall,
    path,
  });
}

/** The new name is safe once its folder is; not every system can do that, and none needs it. */
function syncFolder(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // Windows cannot open a folder.
  }
}
