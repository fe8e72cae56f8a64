import { appendFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '../files/write-file-atomically.js';
import { UserError } from '../user-error.js';

/** One file of a report. */
export interface MirrorFile {
  SHA256: string;
  Bytes: number;
}

/** What the folder holds of one report. */
export interface MirrorReport {
  Title: string;
  /** As the service said it when the report was fetched. */
  UpdatedAt: string;
  /** By name, in the folder that the report's key is. */
  Files: Record<string, MirrorFile>;
}

/** What the folder is a mirror of. */
export interface MirrorScope {
  /** Null for all that one may read. */
  Countries: string[] | null;
  Languages: string[] | null;
  /** Null for all that one may read, also those that come later. */
  Families: string[] | null;
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
/** What was done since the manifest was written, a line each: it survives a run that is killed. */
const journalPath = (folder: string) => join(folder, '.journal');

interface JournalLine {
  Key: string;
  /** Null for one that is gone. */
  Report: MirrorReport | null;
}

/** What the folder holds, also after a run that was killed; undefined where it is no mirror yet. */
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

/** Notes what became of one report; the manifest itself is written when the run ends. */
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
    // Said below.
  }
  throw new UserError(
    `${path} is not a manifest that this version understands. Mirror into another folder, or remove this one.`,
  );
}

/** A line may be cut short by whatever ended the run, or by a full disk; that report is fetched again. */
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
