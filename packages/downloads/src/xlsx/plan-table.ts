import type { Cell, TableBlock } from '@broadsheet/view';
import { findNumberFormat, unifyFormats } from './number-format.js';
import { addCell, measure, type CellRange, type SheetPlan } from './plan.js';

const numberWidth = 14;
const widestText = 48;

/** The position of a table. */
export interface PlacedTable {
  headRow: number;
  firstRow: number;
  lastRow: number;
}

interface TableOptions {
  /** Whether a row holds one measure, as in a table of series, or a column. */
  measures?: 'rows' | 'columns';
}

/** A head and rows with real numbers. */
export function planTable(
  sheet: SheetPlan,
  { columns, rows, unit, heading }: TableBlock,
  { measures = 'columns' }: TableOptions = {},
): PlacedTable {
  if (unit !== undefined) {
    addCell(sheet, { column: 0, value: unit, style: 'note' });
    sheet.row += 1;
  }
  const headRow = sheet.row;
  // A heading that repeats the only column's name is already above it.
  const hasHead = columns.length > 1 || (columns[0] !== undefined && columns[0].name !== heading);
  if (hasHead) planHead(sheet, columns);
  const firstRow = sheet.row;
  const formats = findFormats(
    rows.map(({ cells }) => cells),
    // A column that is a measure of its own, such as compound growth, is one also among rows of measures.
    (column) => measures === 'columns' || columns[column]?.measure !== undefined,
  );
  rows.forEach(({ isHeading, cells }, index) => {
    cells.forEach((cell, column) => {
      planCell(sheet, { column, cell, isHeading, format: formats(index, column) });
    });
    sheet.row += 1;
  });
  return { headRow, firstRow, lastRow: sheet.row - 1 };
}

function planHead(sheet: SheetPlan, columns: TableBlock['columns']): void {
  columns.forEach(({ name, isNumber }, column) => {
    addCell(sheet, { column, value: name, style: isNumber && column > 0 ? 'numberHead' : 'head' });
    if (column > 0) widen(sheet, column, isNumber ? numberWidth : Math.min(measure(name) + 2, 24));
  });
  sheet.row += 1;
}

/** Figures of one measure have the same decimals. */
function findFormats(rows: Cell[][], isMeasure: (column: number) => boolean) {
  const groups = new Map<number, Set<string>>();
  // Columns count backwards from -1, so that their numbers differ from those of rows.
  const groupOf = (row: number, column: number) => (isMeasure(column) ? -1 - column : row);
  rows.forEach((cells, row) => {
    cells.forEach((cell, column) => {
      if (typeof cell.value !== 'number') return;
      const key = groupOf(row, column);
      const group = groups.get(key);
      if (group) group.add(findNumberFormat(cell));
      else groups.set(key, new Set([findNumberFormat(cell)]));
    });
  });
  const unified = new Map(
    [...groups].map(([group, formats]) => [group, unifyFormats([...formats])]),
  );
  return (row: number, column: number): string | undefined => unified.get(groupOf(row, column));
}

interface TableCell {
  column: number;
  cell: Cell;
  isHeading: boolean;
  /** The format of all figures of its measure; undefined if they differ. */
  format: string | undefined;
}

function planCell(sheet: SheetPlan, { column, cell, isHeading, format }: TableCell): void {
  const { value, text } = cell;
  if (typeof value === 'number') {
    const numberFormat = format ?? findNumberFormat(cell);
    addCell(sheet, { column, value, style: { numberFormat, isName: column === 0 } });
    return;
  }
  // A gap is an empty cell, which spreadsheets calculate with correctly.
  const isGap = value === null && text === '–';
  const shown = typeof value === 'boolean' ? value : text;
  if (shown === '' || isGap || cell.isRepeated) return;
  addCell(sheet, { column, value: shown, style: isHeading ? 'groupHead' : 'text' });
  if (column > 0) widen(sheet, column, Math.min(measure(text) + 2, widestText));
}

function widen(sheet: SheetPlan, column: number, width: number): void {
  sheet.widths[column] = Math.max(sheet.widths[column] ?? numberWidth, width);
}

interface RangeEnds {
  row: number;
  lastRow?: number;
  column: number;
  lastColumn?: number;
}

/** A row or a column of a table. */
export function rangeOf({ row, lastRow = row, column, lastColumn = column }: RangeEnds): CellRange {
  return { firstRow: row, lastRow, firstColumn: column, lastColumn };
}
