import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rm, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { UserError } from '../user-error.js';
import type { MirrorFile, MirrorReport } from './manifest.js';
import { partialFolder } from './mirror-folder.js';
import { hashOf } from './plan.js';

let staged = 0;

/**
 * Takes the files of one report. They are written to a temporary folder and moved into place when
 * all are there, so that readers of the folder see the old report or the new one.
 */
export function stageReport(root: string, key: string, held: MirrorReport | undefined) {
  const folder = join(root, key);
  const files = new Map<string, MirrorFile>();
  const moves: { from: string; to: string }[] = [];
  return {
    async add(name: string, bytes: Uint8Array): Promise<void> {
      const file = { SHA256: hashOf(bytes), Bytes: bytes.length };
      files.set(name, file);
      // An unchanged file keeps its time, for tools that copy the folder.
      if (held?.Files[name]?.SHA256 === file.SHA256 && (await holds(join(folder, name), bytes)))
        return;
      staged += 1;
      const from = join(partialFolder(root), String(staged));
      moves.push({ from, to: join(folder, name) });
      // Synchronous: handing such a small file to the thread pool takes longer than writing it.
      try {
        writeFileSync(from, bytes);
      } catch (error) {
        refuse(error, root);
      }
    },

    /** Moves all files into place; returns the files that the folder now holds. */
    commit(): Record<string, MirrorFile> {
      mkdirSync(folder, { recursive: true });
      for (const { from, to } of moves) renameSync(from, to);
      const gone = Object.keys(held?.Files ?? {}).filter((name) => !files.has(name));
      for (const name of gone) rmSync(join(folder, name), { force: true });
      return Object.fromEntries([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
    },

    /** Deletes the files written so far. */
    discard(): void {
      for (const { from } of moves) rmSync(from, { force: true });
    },
  };
}

async function holds(path: string, bytes: Uint8Array): Promise<boolean> {
  const found = await readFile(path).catch(() => undefined);
  return found?.equals(bytes) ?? false;
}

/** Removes the files of a report, and the folders that become empty. */
export async function removeReport(root: string, key: string, report: MirrorReport): Promise<void> {
  const folder = join(root, key);
  for (const name of Object.keys(report.Files)) await rm(join(folder, name), { force: true });
  // A folder with files of the user stays.
  for (let path = folder; path !== root && path.length > root.length; path = dirname(path)) {
    const isGone = await rmdir(path).then(
      () => true,
      () => false,
    );
    if (!isGone) return;
  }
}

/** The error of a full disk says what failed, but not where. */
function refuse(error: unknown, root: string): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new MirrorUnwritableError(`The mirror in ${root} cannot be written: ${reason}`);
}

/** The folder cannot be written, so continuing with the next report would not help. */
export class MirrorUnwritableError extends UserError {}
