import { detectDelimiter, parseCsv, writeCsv } from 'hucre/csv';
import { SourceError } from '../sources/source-error.js';
import { buildGrid, type Grid } from './grid.js';
import { mostRows } from './reading/inspect-archive.js';
import type { FilledSheet } from './writing/fill-sheets.js';

/** A sheet from a CSV file: commas, semicolons or tabs between values, UTF-8. */
export function readCsvSheet(name: string, bytes: Uint8Array): Grid {
  const text = decode(name, bytes);
  // Found in the headings alone: texts below them hold commas.
  const [heads = ''] = text.split('\n', 1);
  const delimiter = detectDelimiter(heads);
  const rows = parseCsv(text, { delimiter, maxRows: mostRows + 1 });
  if (rows.length > mostRows) {
    throw new SourceError(
      `The file has more than ${String(mostRows)} rows; delete the empty ones below the last figure.`,
      { sheet: name, row: mostRows, column: 0 },
    );
  }
  return buildGrid(
    name,
    rows.map((row) => row.map((cell) => (cell === null ? null : String(cell)))),
  );
}

function decode(sheet: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SourceError('The file is not UTF-8 text; save it as CSV UTF-8.', {
      ...{ sheet, row: 0, column: 0 },
    });
  }
}

/** The byte order mark tells Excel that the text is UTF-8. */
export const writeCsvSheet = ({ heads, rows }: FilledSheet): string =>
  writeCsv([heads, ...rows], { bom: true });
