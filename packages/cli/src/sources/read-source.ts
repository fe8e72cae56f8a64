import { closeSync, openSync, readdirSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '@broadsheet/contract/checking';
import { shippedPreparation, type Preparation } from '@broadsheet/editions';
import {
  explainLargeWorkbook,
  readDocument,
  type LocatedProblem,
  type SourceFile,
} from '@broadsheet/editions/sources';
import { formatCount } from '../terminal/amounts.js';
import type { SourceProblem } from './source-problem.js';

/** A file that holds a document of a known kind. */
export interface Source {
  path: string;
  family: string;
  document: unknown;
  /** The key of its report, as people write it; undefined if the document does not say. */
  key: string | undefined;
  /** Finds the positions in the file of a check's findings. */
  locate(findings: Finding[]): SourceProblem[];
}

export type ReadSource =
  | { source: Source; problems?: never }
  | { source?: never; problems: SourceProblem[] };

/** The same limit as the service has. */
const largestBytes = 8 * 1024 * 1024;

/** Reads a JSON or YAML file, a workbook, or a folder of CSV files; returns problems if it is not a document at all. */
export async function readSource(
  path: string,
  preparation: Preparation = shippedPreparation,
): Promise<ReadSource> {
  const locate = ({ location, ...problem }: LocatedProblem): SourceProblem => ({
    path,
    ...problem,
    ...location,
  });
  const file = readFiles(path);
  if ('problem' in file) {
    const large = await explainLarge(path);
    return { problems: [large ? locate(large) : refuse(path, file.problem)] };
  }
  const read = await readDocument(file, preparation);
  if ('problems' in read) return { problems: read.problems.map(locate) };
  return {
    source: {
      ...{ path, family: read.family, document: read.document, key: read.key },
      locate: (findings) => read.locateFindings(findings).map(locate),
    },
  };
}

function readFiles(path: string): SourceFile | { problem: string } {
  try {
    if (statSync(path).isDirectory()) return readFolder(path);
    const bytes = readBytes(path);
    if (bytes) return { name: path, bytes };
    const size = formatCount(statSync(path).size);
    return { problem: `The file has ${size} bytes; a document has at most 8 MiB.` };
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    if (reason === undefined) throw error;
    return { problem: `The file cannot be read: ${reason}.` };
  }
}

/** Reading more, only to say which sheet is too long, is not worth the time. */
const largestExplained = 64 * 1024 * 1024;

/** For a workbook that is too large: which of its sheets goes on too long. */
async function explainLarge(path: string): Promise<LocatedProblem | undefined> {
  const { size = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {};
  const isLarge = size > largestBytes && size <= largestExplained;
  if (!isLarge || !/\.xlsx$/i.test(path)) return undefined;
  return explainLargeWorkbook(readFileSync(path));
}

/** The CSV files of a folder are the sheets of one document. */
function readFolder(path: string): SourceFile | { problem: string } {
  const names = readdirSync(path).filter((name) => /^[^._].*\.csv$/i.test(name));
  const size = names.reduce((sum, name) => sum + statSync(join(path, name)).size, 0);
  if (size > largestBytes) {
    return { problem: `The files have ${formatCount(size)} bytes; a document has at most 8 MiB.` };
  }
  const sheets = names.map((name) => ({ name, bytes: readFileSync(join(path, name)) }));
  return { name: path, sheets };
}

/** One byte larger than the limit. Only the used part takes memory. */
const room = Buffer.allocUnsafeSlow(largestBytes + 1);

/** The content of a file, valid until the next read; undefined if it is too large. */
function readBytes(path: string): Buffer | undefined {
  const file = openSync(path, 'r');
  try {
    let size = 0;
    for (let read = -1; read !== 0; size += read) {
      read = readSync(file, room, size, room.length - size, null);
    }
    if (size > largestBytes) return undefined;
    const bytes = room.subarray(0, size);
    // A workbook is read while other files may be.
    return /\.(json|ya?ml)$/i.test(path) ? bytes : Buffer.from(bytes);
  } finally {
    closeSync(file);
  }
}

const refuse = (path: string, message: string): SourceProblem => ({
  path,
  line: 1,
  column: 1,
  severity: 'error',
  pointer: '',
  message,
});
