import { rmdirSync, rmSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { UserError } from '../user-error.js';
import { findManifest, type Manifest } from './manifest.js';

/** The folder for temporary files; on the same disk, so that files can be renamed into place. */
export const partialFolder = (folder: string): string => join(folder, '.partial');

const lockPath = (folder: string) => join(folder, '.lock');

/** Creates the folder if needed, locks it during `work`, and cleans up. */
export async function withMirrorFolder<T>(
  folder: string,
  work: (manifest: Manifest | undefined) => Promise<T>,
): Promise<T> {
  const made = await mkdir(folder, { recursive: true });
  await lock(folder);
  const tidyUp = () => {
    rmSync(partialFolder(folder), { recursive: true, force: true });
    rmSync(lockPath(folder), { force: true });
    if (made !== undefined) removeEmpty(folder, made);
  };
  // A second Ctrl-C ends the process at once, so clean up on exit too.
  process.on('exit', tidyUp);
  try {
    const manifest = await findManifest(folder);
    if (!manifest) await requireEmpty(folder);
    // Removes the files that a killed run has left.
    await rm(partialFolder(folder), { recursive: true, force: true });
    return await work(manifest);
  } finally {
    process.off('exit', tidyUp);
    tidyUp();
  }
}

/** Removes folders that were created but stayed empty: this one, and its parents up to `top`. */
function removeEmpty(folder: string, top: string): void {
  try {
    for (let path = folder; path.length >= top.length; path = dirname(path)) rmdirSync(path);
  } catch {
    // The folder is not empty, so it stays.
  }
}

async function requireEmpty(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => !name.startsWith('.'));
  if (names.length === 0) return;
  throw new UserError(
    `${folder} holds ${names.slice(0, 3).join(', ')} but is no mirror. Name a new or empty folder.`,
  );
}

async function lock(folder: string): Promise<void> {
  const path = lockPath(folder);
  const mine = { pid: process.pid, host: hostname() };
  try {
    const file = await open(path, 'wx');
    try {
      await file.writeFile(JSON.stringify(mine));
    } finally {
      await file.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    await breakStaleLock(path);
    await lock(folder);
  }
}

/** Removes the lock of a process that has ended; otherwise throws. */
async function breakStaleLock(path: string): Promise<void> {
  const { pid, host } = parseHolder(await readFile(path, 'utf8').catch(() => ''));
  if (host === hostname() && !isRunning(pid)) {
    await rm(path, { force: true });
    return;
  }
  throw new UserError(
    `Process ${String(pid)} on ${host} is using this folder. If it no longer runs, remove ${path}.`,
  );
}

function parseHolder(text: string): { pid: number; host: string } {
  try {
    const { pid, host } = JSON.parse(text) as { pid?: unknown; host?: unknown };
    return { pid: Number(pid), host: String(host) };
  } catch {
    // The lock's owner died while writing the file.
    return { pid: 0, host: hostname() };
  }
}

function isRunning(pid: number): boolean {
  if (pid === 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
