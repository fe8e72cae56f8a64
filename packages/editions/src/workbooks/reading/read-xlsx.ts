import type { Cell, Sheet } from 'hucre/xlsx';
import { SourceError } from '../../sources/source-error.js';
import type { CellContent } from '../cell-content.js';
import type { Grid } from '../grid.js';
import { inspectArchive, mostRows } from './inspect-archive.js';
import { isOwnSheet } from './read-sheets.js';

/** Columns A to IV: more than any sheet of a document has. */
const range = `A1:IV${String(mostRows)}`;

/** The sheets of a workbook, without those that belong to the editor. */
export async function readXlsx(bytes: Uint8Array): Promise<Grid[]> {
  await inspectArchive(bytes);
  const hucre = await import('hucre/xlsx');
  try {
    const { sheets } = await hucre.readXlsx(bytes, {
      range,
      readStyles: true,
      sheets: ({ name }) => !isOwnSheet(name),
    });
    return sheets.map(toGrid);
  } catch (error) {
    // The library's own errors, and those of parts of the platform that it uses.
    if (!(error instanceof Error)) throw error;
    throw new SourceError(
      'The workbook is damaged or cut short; open it, save it again, and retry.',
    );
  }
}

function toGrid(sheet: Sheet): Grid {
  const { name, rows, cells, merges = [] } = sheet;
  return {
    name,
    rowCount: rows.length,
    countCells: (row) => rows[row]?.length ?? 0,
    findCell: (row, column) => {
      const value = rows[row]?.[column] ?? null;
      const cell = cells?.get(`${String(row)},${String(column)}`);
      if (value === null) return cell?.formula === undefined ? undefined : { kind: 'uncalculated' };
      return toContent(value, cell);
    },
    merged: merges,
  };
}

type Value = NonNullable<Cell['value']>;

/** Some programs write the error of a formula as text. */
const failed = /^#(DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!)$/;

function toContent(value: Value, cell: Cell | undefined): CellContent | undefined {
  const isFormula = cell?.formula !== undefined;
  if (cell?.type === 'error' || (isFormula && failed.test(String(value)))) {
    return { kind: 'error', value: String(value) };
  }
  if (typeof value === 'string') {
    return value.trim() === '' ? undefined : { kind: 'text', value };
  }
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  if (value instanceof Date) return { kind: 'date', value };
  return { kind: 'number', value, isPercent: cell?.style?.numFmt?.includes('%') ?? false };
}
