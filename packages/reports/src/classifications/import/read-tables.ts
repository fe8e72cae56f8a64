import { parseDelimited } from './parse-delimited.js';
import { readWorkbook } from './read-workbook.js';
import { ImportError, type SourceTable } from './source-table.js';

/** Files of offices have a few megabytes at most. */
export const mostFileBytes = 64 * 1024 * 1024;

const zipStart = [0x50, 0x4b, 0x03, 0x04];
const oldWorkbookStart = [0xd0, 0xcf, 0x11, 0xe0];

/** The tables of a file: CSV or text in UTF-8 or UTF-16, or a workbook (.xlsx). */
export async function readTables(bytes: Uint8Array): Promise<SourceTable[]> {
  if (bytes.length > mostFileBytes) {
    throw new ImportError(
      `The file has ${String(bytes.length)} bytes; the largest that is read has ${String(mostFileBytes)}. Is it another file?`,
    );
  }
  if (startsWith(bytes, zipStart)) return readWorkbook(bytes);
  if (startsWith(bytes, oldWorkbookStart)) {
    throw new ImportError(
      'This is a workbook in the format used before 2007 (.xls); open it, and save it as .xlsx or CSV.',
    );
  }
  return [readText(decode(bytes))];
}

/** The table of a text file. */
export const readText = (text: string): SourceTable => ({ name: '', rows: parseDelimited(text) });

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, index) => bytes[index] === byte);

function decode(bytes: Uint8Array): string {
  for (const encoding of ['utf-16le', 'utf-16be'] as const) {
    const mark = encoding === 'utf-16le' ? [0xff, 0xfe] : [0xfe, 0xff];
    if (startsWith(bytes, mark)) return new TextDecoder(encoding).decode(bytes);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportError(
      'The text is not UTF-8, probably Windows-1252 or Latin-1; save the file as UTF-8.',
      findBadLine(bytes),
    );
  }
}

/** The first line that is not UTF-8. */
function findBadLine(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let line = 1;
  let start = 0;
  while (start < bytes.length) {
    const end = bytes.indexOf(0x0a, start);
    const stop = end < 0 ? bytes.length : end;
    try {
      decoder.decode(bytes.subarray(start, stop));
    } catch {
      return line;
    }
    line += 1;
    start = stop + 1;
  }
  return line;
}
