import type { FigureLine } from './find-formula.js';

/** What a workbook will hold. It is planned first, because formulas refer to cells of other sheets. */
export interface SheetPlan {
  name: string;
  cells: PlannedCell[];
  charts: PlannedChart[];
  /** Figures by period, from which others may follow. */
  lines: FigureLine[];
  /** The first row that scrolls. */
  frozenRows: number;
  /** In letters, by column. */
  widths: number[];
  /** The next free row. */
  row: number;
}

export type CellStyle =
  'title' | 'heading' | 'note' | 'head' | 'numberHead' | 'prose' | 'text' | 'groupHead' | 'link';

export interface PlannedCell {
  row: number;
  column: number;
  value: string | number | boolean;
  style: CellStyle | NumberStyle;
  /** The sheet that it leads to. */
  leadsTo?: string;
  /** Prose goes over several columns, and its row is as high as its text. */
  lines?: number;
}

export interface NumberStyle {
  numberFormat: string;
  /** Whether it names its row, as a year does: it stands at the left. */
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
/** Columns that prose goes over. */
export const proseColumns = 8;
const nameWidth = 42;

export function startSheet(name: string, title: string): SheetPlan {
  return {
    name,
    cells: [{ row: 0, column: 0, value: title, style: 'title' }],
    charts: [],
    lines: [],
    frozenRows: 1,
    widths: [nameWidth],
    row: 2,
  };
}

export function addCell(sheet: SheetPlan, cell: Omit<PlannedCell, 'row'>): void {
  sheet.cells.push({ row: sheet.row, ...cell });
}

/** Excel takes no longer text in a cell. */
const longestText = 32_000;
/** About how many letters go on one line of prose. */
const lettersOfLine = 125;

/** A paragraph goes in a row of its own; one that no cell can hold goes in several. */
export function addProse(sheet: SheetPlan, text: string, style: CellStyle = 'prose'): void {
  for (const paragraph of text.split('\n').filter((line) => line.trim() !== '')) {
    const letters = Array.from(paragraph);
    for (let at = 0; at < letters.length; at += longestText) {
      const value = letters.slice(at, at + longestText).join('');
      const lines = Math.min(27, Math.ceil(measure(value) / lettersOfLine));
      addCell(sheet, { column: 0, value, style, lines });
      sheet.row += 1;
    }
  }
}

/** In widths of a Latin letter: letters of East Asia are twice as wide. */
export function measure(text: string): number {
  let width = 0;
  for (const letter of text) width += (letter.codePointAt(0) ?? 0) > 0x2e7f ? 2 : 1;
  return width;
}
