import type { FigureLine, FigureRecord } from './figures.js';

/**
 * The planned content of a workbook. It is planned first, because formulas refer to cells of other
 * sheets.
 */
export interface SheetPlan {
  name: string;
  /** In reading order. */
  cells: PlannedCell[];
  charts: PlannedChart[];
  /** Figures by period, from which others may follow. */
  lines: FigureLine[];
  /** Figures in rows and in lists of facts, likewise. */
  records: FigureRecord[];
  /** The first row that scrolls. */
  frozenRows: number;
  /** The first column that scrolls. */
  frozenColumns: number;
  /** In letters, by column. */
  widths: number[];
  /** The next free row. */
  row: number;
}

export type CellStyle =
  | 'title'
  | 'heading'
  | 'note'
  | 'head'
  | 'numberHead'
  | 'prose'
  | 'text'
  | 'groupHead'
  | 'link';

export interface PlannedCell {
  row: number;
  column: number;
  value: string | number | boolean;
  style: CellStyle | NumberStyle;
  /** The sheet that it links to. */
  leadsTo?: string;
  /** Prose spans several columns, and its row is as high as its text. */
  lines?: number;
}

interface NumberStyle {
  numberFormat: string;
  /** Whether it names its row, as a year does: it is aligned left. */
  isName: boolean;
}

export type ChartShape = 'column' | 'bar' | 'line';

export interface PlannedChart {
  shape: ChartShape;
  title: string;
  altText?: string;
  row: number;
  categories: CellRange;
  series: { name: string; values: CellRange }[];
}

export interface CellRange {
  firstRow: number;
  firstColumn: number;
  lastRow: number;
  lastColumn: number;
}

/** Rows that a chart covers. */
export const chartRows = 17;
/** Columns that prose spans. */
export const proseColumns = 8;
const nameWidth = 42;

export function startSheet(name: string, title: string): SheetPlan {
  return {
    name,
    cells: [{ row: 0, column: 0, value: title, style: 'title' }],
    charts: [],
    lines: [],
    records: [],
    frozenRows: 1,
    frozenColumns: 0,
    widths: [nameWidth],
    row: 2,
  };
}

/** In reading order: below the cells before it, or beside them. */
export function addCell(sheet: SheetPlan, cell: Omit<PlannedCell, 'row'>): void {
  const value = typeof cell.value === 'string' ? shorten(cell.value, longestText) : cell.value;
  sheet.cells.push({ row: sheet.row, ...cell, value });
}

/** The longest text that Excel allows in a cell. */
const longestText = 32_767;

/** With an ellipsis where letters are left out. */
export const shorten = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, endBefore(text, most - 1))}…`;

/** About how many letters go on one line of prose. */
const lettersOfLine = 125;

/** Each paragraph has its own row; one that no cell can hold has several. */
export function addProse(sheet: SheetPlan, text: string, style: CellStyle = 'prose'): void {
  for (const paragraph of text.split('\n').filter((line) => line.trim() !== '')) {
    for (const value of cutText(paragraph)) {
      const lines = Math.min(27, Math.ceil(measure(value) / lettersOfLine));
      addCell(sheet, { column: 0, value, style, lines });
      sheet.row += 1;
    }
  }
}

function cutText(text: string): string[] {
  const parts: string[] = [];
  for (let start = 0; start < text.length;) {
    const end = endBefore(text, start + longestText);
    parts.push(text.slice(start, end));
    start = end;
  }
  return parts;
}

/** The position, or the one before it if it is inside a letter of two units. */
const endBefore = (text: string, position: number): number =>
  position < text.length && (text.codePointAt(position - 1) ?? 0) > 0xffff
    ? position - 1
    : position;

const narrow = /^[\0-\u2E7F]*$/;

/** In widths of a Latin letter: East Asian characters are twice as wide. */
export function measure(text: string): number {
  if (narrow.test(text)) return text.length;
  let width = 0;
  for (const letter of text) width += (letter.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1;
  return width;
}
