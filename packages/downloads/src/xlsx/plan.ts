import type { FigureLine, FigureRecord } from './figures.js';

/**
 * The planned content of a workbook. It is planned first, because formulas refer to cells of other
 * sheets.
 */
export interface SheetPlan {
  name: string;
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

export interface NumberStyle {
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

export function addCell(sheet: SheetPlan, cell: Omit<PlannedCell, 'row'>): void {
  sheet.cells.push({ row: sheet.row, ...cell });
}

/** The longest text that Excel allows in a cell. */
const longestText = 32_000;
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
  if (text.length <= longestText) return [text];
  const letters = Array.from(text);
  const parts: string[] = [];
  for (let at = 0; at < letters.length; at += longestText) {
    parts.push(letters.slice(at, at + longestText).join(''));
  }
  return parts;
}

const narrow = /^[\0-\u2E7F]*$/;

/** In widths of a Latin letter: East Asian characters are twice as wide. */
export function measure(text: string): number {
  if (narrow.test(text)) return text.length;
  let width = 0;
  for (const letter of text) width += (letter.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1;
  return width;
}
