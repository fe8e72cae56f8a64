import { randomBytes } from 'node:crypto';
import { open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

interface WriteOptions {
  /** Permissions of the file; as the user's mask says where it is not given. */
  mode?: number;
}

/**
 * Writes a file whole or not at all, also when the power fails: beside it first, then in its place.
 * Whatever goes wrong, the file is what it was before, and nothing is left beside it.
 */
export async function writeFileAtomically(
  path: string,
  content: string | Uint8Array,
  { mode = 0o666 }: WriteOptions = {},
): Promise<void> {
  try {
    // Through a symbolic link, and into a device: neither may be replaced by a file.
    const target = await realpath(path).catch(() => path);
    const found = await stat(target).catch(() => undefined);
    if (found && !found.isFile()) await writeFile(target, content);
    else await replaceFile(target, content, mode);
  } catch (error) {
    throw aboutPath(error, path);
  }
}

async function replaceFile(path: string, content: string | Uint8Array, mode: number) {
  const name = `.${basename(path)}.${randomBytes(6).toString('hex')}.partial`;
  const beside = join(dirname(path), name);
  try {
    const file = await open(beside, 'wx', mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
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
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  } catch {
    // Windows cannot open a folder.
  }
}
