import type { CellContent } from './cell-content.js';

/** A range of merged cells; rows and columns from 0. */
interface MergedRange {
  startRow: number;
  startCol: number;
  endRow: number;
  endCol: number;
}

/** The cells of a sheet. */
export interface Grid {
  name: string;
  rowCount: number;
  /** Cells of the row, from 0, up to the last that is not empty. */
  countCells(row: number): number;
  /** Rows and columns from 0; undefined for an empty cell. */
  findCell(row: number, column: number): CellContent | undefined;
  merged: readonly MergedRange[];
}

/** A value written into a cell. */
export type CellValue = string | number | boolean | null;

/** A sheet that was filled in memory. */
export function buildGrid(name: string, rows: readonly (readonly CellValue[])[]): Grid {
  return {
    name,
    rowCount: rows.length,
    countCells: (row) => rows[row]?.length ?? 0,
    findCell: (row, column) => toContent(rows[row]?.[column] ?? null),
    merged: [],
  };
}

function toContent(value: CellValue): CellContent | undefined {
  if (value === null || value === '') return undefined;
  if (typeof value === 'number') return { kind: 'number', value, isPercent: false };
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  return value.trim() === '' ? undefined : { kind: 'text', value };
}
