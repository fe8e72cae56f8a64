import { isAscii, isUtf8 } from 'node:buffer';
import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { Finding } from '@broadsheet/contract/checking';
import { shippedPreparation, type Preparation } from '@broadsheet/editions';
import { formatCount } from '../terminal/amounts.js';
import { parseJsonText } from './parse-json.js';
import { parseYamlText } from './parse-yaml.js';
import type { ParsedText } from './parsed-text.js';
import { start } from './position.js';
import type { SourceProblem } from './source-problem.js';

/** A file that holds a document of a known kind. */
export interface Source {
  path: string;
  family: string;
  document: unknown;
  /** The key of its report, as people write it; undefined if the document does not tell. */
  key: string | undefined;
  /** Finds the positions in the file of a check's findings. */
  locate(findings: Finding[]): SourceProblem[];
}

export type ReadSource =
  { source: Source; problems?: never } | { source?: never; problems: SourceProblem[] };

/** The same limit as the service has. */
const largestBytes = 8 * 1024 * 1024;

/** Reads a JSON or YAML file; returns problems if it is not a document at all. */
export function readSource(
  path: string,
  preparation: Preparation = shippedPreparation,
): ReadSource {
  const text = readText(path);
  if (typeof text !== 'string') return { problems: [refuse(path, text.problem)] };
  const parsed = /\.json$/i.test(path) ? parseJsonText(text) : parseYamlText(text);
  if (parsed.faults.length > 0) {
    return { problems: parsed.faults.map((fault) => ({ ...refuse(path, ''), ...fault })) };
  }
  return describeSource(path, parsed, preparation);
}

function readText(path: string): string | { problem: string } {
  try {
    const bytes = readBytes(path);
    if (bytes) return decode(bytes);
    const size = formatCount(statSync(path).size);
    return { problem: `The file has ${size} bytes; a document has at most 8 MiB.` };
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code;
    if (reason === undefined) throw error;
    return { problem: `The file cannot be read: ${reason}.` };
  }
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
    return size > largestBytes ? undefined : room.subarray(0, size);
  } finally {
    closeSync(file);
  }
}

function decode(bytes: Buffer): string | { problem: string } {
  if (!isUtf8(bytes)) return { problem: 'The file is not UTF-8 text; save it as UTF-8.' };
  // A byte order mark has no meaning in UTF-8, but some editors write one.
  const text = bytes.toString(isAscii(bytes) ? 'latin1' : 'utf8').replace(/^\uFEFF/, '');
  return text.trim() === '' ? { problem: 'The file is empty; broadsheet init writes one.' } : text;
}

function describeSource(path: string, parsed: ParsedText, preparation: Preparation): ReadSource {
  const { value, locate } = parsed;
  const family = preparation.findFamily(value);
  if (family === undefined) {
    return { problems: [refuse(path, preparation.describeUnknownFamily(value))] };
  }
  const key = preparation.findKey({ family, document: value });
  return {
    source: {
      path,
      family,
      document: value,
      key: key && preparation.families.families.formatReportKey(key),
      locate: (findings) =>
        findings.map((finding) => ({ path, ...locate(finding.pointer), ...finding })),
    },
  };
}

const refuse = (path: string, message: string): SourceProblem => ({
  path,
  ...start,
  severity: 'error',
  pointer: '',
  message,
});
