import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ListedReport } from '../reading/list-reports.js';
import type { Manifest, MirrorReport, MirrorScope } from './manifest.js';

/** The work of one run. */
export interface Plan {
  /** New or changed reports, and reports damaged in the folder. */
  fetch: ListedReport[];
  /** Keys of reports that the service no longer has. */
  remove: string[];
  unchanged: number;
}

/** A family, or one country of it, that the service does not list for this client. */
export interface RefusedPart {
  family: string;
  country?: string | undefined;
}

interface PlanInput {
  folder: string;
  listed: ListedReport[];
  /** Parts whose reports are unknown, so nothing of them is removed. */
  refused: readonly RefusedPart[];
  manifest: Manifest;
  /** Reads every file again, instead of checking only its size. */
  check: boolean;
}

export async function planMirror(input: PlanInput): Promise<Plan> {
  const { folder, listed, refused, manifest, check } = input;
  const plan: Plan = { fetch: [], remove: [], unchanged: 0 };
  for (const report of listed) {
    const held = manifest.Reports[report.key];
    const isCurrent = held?.UpdatedAt === report.updatedAt && hasFormats(held, manifest.Scope);
    if (isCurrent && (await isIntact(join(folder, report.key), held, check))) plan.unchanged += 1;
    else plan.fetch.push(report);
  }
  const there = new Set(listed.map(({ key }) => key));
  const outOfReach = refused.map(({ family, country }) =>
    country === undefined ? `${family}/` : `${family}/${country}/`,
  );
  plan.remove = Object.keys(manifest.Reports).filter(
    (key) => !there.has(key) && !outOfReach.some((start) => key.startsWith(start)),
  );
  return plan;
}

/** Whether a report was fetched in the wanted formats, and in no others. */
function hasFormats(held: MirrorReport, { Formats = ['png'] }: MirrorScope): boolean {
  const fetched = new Set(held.Formats ?? ['png']);
  return fetched.size === Formats.length && Formats.every((format) => fetched.has(format));
}

/**
 * Files are not flushed to the disk one by one, which would take longer than fetching them. After a
 * power cut a file may be empty; its size shows that.
 */
async function isIntact(folder: string, { Files }: MirrorReport, check: boolean): Promise<boolean> {
  const entries = Object.entries(Files);
  const answers = await Promise.all(
    entries.map(async ([name, { Bytes, SHA256 }]) => {
      const path = join(folder, name);
      if (check) return (await findHash(path)) === SHA256;
      const found = await stat(path).catch(() => undefined);
      return found?.size === Bytes;
    }),
  );
  return answers.every(Boolean);
}

async function findHash(path: string): Promise<string | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && hashOf(bytes);
}

export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex');
