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
import { UserError } from '../user-error.js';
import { reasonOf } from './reason-of.js';

interface WriteOptions {
  /** Permissions of the file; if left out, the umask decides. */
  mode?: number;
}

/**
 * Writes a file whole or not at all, also in a power cut: writes a temporary file beside it, then
 * renames that. If anything fails, the old file stays and the temporary file is removed. It is
 * synchronous, so that a signal is handled before or after it, and several files written in a row
 * are written all or none.
 */
export async function writeFileAtomically(
  path: string,
  content: string | Uint8Array,
  { mode = 0o666 }: WriteOptions = {},
): Promise<void> {
  try {
    const target = resolveLink(path);
    // A device must not be replaced by a file, and writing to it may block.
    const found = statSync(target, { throwIfNoEntry: false });
    if (found && !found.isFile()) await writeFile(target, content);
    else replaceFile(target, content, mode);
  } catch (error) {
    throw aboutPath(error, path);
  }
}

/** A symbolic link must not be replaced by a file either. */
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

/** Makes a system error name the path that the user gave, not the temporary file. */
function aboutPath(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  const { code } = error as NodeJS.ErrnoException;
  const refusal = new UserError(`${path} cannot be written: ${reasonOf(error)}.`);
  return Object.assign(refusal, { code });
}

/**
 * Syncs the folder, so that the rename survives a power cut. Not every system can, so errors are
 * ignored.
 */
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
