import { appendFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '../files/write-file-atomically.js';
import { UserError } from '../user-error.js';
import type { MirrorFormat } from './formats.js';

/** One file of a report. */
export interface MirrorFile {
  SHA256: string;
  Bytes: number;
}

/** The files of one report in the folder. */
export interface MirrorReport {
  Title: string;
  /** The value from the service when the report was fetched. */
  UpdatedAt: string;
  /** The formats in which it was fetched; absent in older manifests, which have PNG files only. */
  Formats?: MirrorFormat[];
  /** By name, inside the folder named by the report's key. */
  Files: Record<string, MirrorFile>;
}

/** The part of the service that the folder mirrors. */
export interface MirrorScope {
  /** Null for all that the client may read. */
  Countries: string[] | null;
  Languages: string[] | null;
  /** Null for all that the client may read, including later ones. */
  Families: string[] | null;
  /** Absent in older manifests, which have PNG files only. */
  Formats?: MirrorFormat[];
}

/** `manifest.json`: everything the folder holds, with its hashes. */
export interface Manifest {
  Format: typeof format;
  Service: string;
  Scope: MirrorScope;
  /** Whether the last run reached every report. */
  Complete: boolean;
  /** When the last run ended: ISO 8601. */
  UpdatedAt: string;
  /** By key, such as `industry/AU/1214/English`. */
  Reports: Record<string, MirrorReport>;
}

export const format = 'broadsheet-mirror/1';

const manifestPath = (folder: string) => join(folder, 'manifest.json');
/** One line for each report changed since the manifest was written; it survives a killed run. */
const journalPath = (folder: string) => join(folder, '.journal');

interface JournalLine {
  Key: string;
  /** Null for a removed report. */
  Report: MirrorReport | null;
}

/** The content of the folder, also after a killed run; undefined if it is not a mirror yet. */
export async function findManifest(folder: string): Promise<Manifest | undefined> {
  const text = await findText(manifestPath(folder));
  if (text === undefined) return undefined;
  const manifest = parseManifest(text, manifestPath(folder));
  for (const { Key, Report } of parseJournal(await findText(journalPath(folder)))) {
    if (Report) manifest.Reports[Key] = Report;
    else Reflect.deleteProperty(manifest.Reports, Key);
  }
  return manifest;
}

/** Records the result of one report in the journal; the manifest is written when the run ends. */
export async function noteReport(
  folder: string,
  key: string,
  report: MirrorReport | null,
): Promise<void> {
  const line: JournalLine = { Key: key, Report: report };
  await appendFile(journalPath(folder), `${JSON.stringify(line)}\n`);
}

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const sorted = Object.entries(manifest.Reports).sort(([one], [other]) => (one < other ? -1 : 1));
  const content = { ...manifest, Reports: Object.fromEntries(sorted) };
  await writeFileAtomically(manifestPath(folder), `${JSON.stringify(content, null, 1)}\n`);
  await rm(journalPath(folder), { force: true });
}

function parseManifest(text: string, path: string): Manifest {
  try {
    const manifest = JSON.parse(text) as Partial<Manifest>;
    if (manifest.Format === format && manifest.Reports) return manifest as Manifest;
  } catch {
    // Reported below.
  }
  throw new UserError(
    `${path} is not a manifest that this version understands. Mirror into another folder, or remove this one.`,
  );
}

/** A killed run or a full disk may truncate a line; that report is fetched again. */
function parseJournal(text = ''): JournalLine[] {
  return text.split('\n').flatMap((line) => {
    try {
      return [JSON.parse(line) as JournalLine];
    } catch {
      return [];
    }
  });
}

async function findText(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
