import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

/** A folder in memory on Linux, open to all like `/tmp`. */
const memory = '/dev/shm';
/** Several times what all tests need at once. */
const neededBytes = 4 * 1024 ** 3;

/**
 * Temporary files are in memory if there is room. Databases wait for the disk at every commit, and
 * here nothing has to survive a restart of the machine.
 */
export function setup(): (() => void) | undefined {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return undefined;
  const folder = mkdtempSync(`${memory}/broadsheet-tests-`);
  // If we are root, PostgreSQL runs as another user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  return () => {
    delete process.env.TMPDIR;
    rmSync(folder, { recursive: true, force: true });
  };
}

function hasRoom(): boolean {
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return Math.min(bavail * bsize, freemem()) > neededBytes;
}
