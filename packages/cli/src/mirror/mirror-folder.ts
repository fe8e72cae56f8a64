import { rmdirSync, rmSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { UserError } from '../user-error.js';
import { findManifest, type Manifest } from './manifest.js';

/** Where files are written before they get their place; on the same disk, so that a move is enough. */
export const partialFolder = (folder: string): string => join(folder, '.partial');

const lockPath = (folder: string) => join(folder, '.lock');

/** Makes the folder where needed, keeps other runs out of it while `work` is done, and tidies up. */
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
  // A second Ctrl-C ends the process on the spot.
  process.on('exit', tidyUp);
  try {
    const manifest = await findManifest(folder);
    if (!manifest) await requireEmpty(folder);
    // What a run that was killed has left.
    await rm(partialFolder(folder), { recursive: true, force: true });
    return await work(manifest);
  } finally {
    process.off('exit', tidyUp);
    tidyUp();
  }
}

/** Takes folders away that were made for nothing: this one, and those above it down from `top`. */
function removeEmpty(folder: string, top: string): void {
  try {
    for (let path = folder; path.length >= top.length; path = dirname(path)) rmdirSync(path);
  } catch {
    // It is not empty, so it was not for nothing.
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

/** Throws unless whoever holds it is known to be gone. */
async function breakStaleLock(path: string): Promise<void> {
  const { pid, host } = parseHolder(await readFile(path, 'utf8').catch(() => ''));
  if (host === hostname() && !isRunning(pid)) {
    await rm(path, { force: true });
    return;
  }
  throw new UserError(
    `Process ${String(pid)} on ${host} is at work in this folder. If it is not, remove ${path}.`,
  );
}

function parseHolder(text: string): { pid: number; host: string } {
  try {
    const { pid, host } = JSON.parse(text) as { pid?: unknown; host?: unknown };
    return { pid: Number(pid), host: String(host) };
  } catch {
    // The holder died while it wrote this.
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
