import { writeWhole, type Column, type TableBlock } from '@broadsheet/view';
import { displayWidth, padDisplay } from '../terminal/display-width.js';
import type { Paint } from '../terminal/paint.js';
import { printable } from '../terminal/printable.js';
import { wrapLine } from '../terminal/wrap-line.js';

interface TableOptions {
  paint: Paint;
  width: number;
  language: string;
}

const gap = '  ';
/** In narrower text columns nearly every word would break. */
const narrowest = 16;

/** Numbers and their column names are right-aligned; text that is too wide is wrapped. */
export function formatTextTable(table: TableBlock, options: TableOptions): string[] {
  const { columns } = table;
  const texts = readTexts(table, options);
  const widths = fitWidths(columns, { texts, width: options.width });
  const [head = [], ...lines] = texts.map((row) => formatRow(row, { columns, widths }));
  return [...head.map((line) => options.paint('dim', line)), ...lines.flat()];
}

/** Whether a table fits without a line that is too long. */
export function fitsWidth(table: TableBlock, options: TableOptions): boolean {
  const widths = fitWidths(table.columns, {
    texts: readTexts(table, options),
    width: options.width,
  });
  return sumOf(widths) <= options.width;
}

/** Swaps rows and columns; for a table whose rows are of one kind. */
export function turnTable(table: TableBlock): TableBlock {
  const [names, ...columns] = table.columns.map(({ name }, index) => [
    { text: name, value: name },
    ...table.rows.map(({ cells }) => cells[index] ?? { text: '', value: null }),
  ]);
  return {
    ...table,
    columns: (names ?? []).map(({ text }, index) => ({ name: text, isNumber: index > 0 })),
    rows: columns.map((cells) => ({ isHeading: false, cells })),
  };
}

/** The column names, and the text of each cell; a cell that repeats the row above is empty. */
function readTexts({ columns, rows }: TableBlock, { language }: TableOptions): string[][] {
  const lines = rows.map(({ isHeading, cells }) =>
    columns.map((_, index) => {
      const cell = cells[index];
      if (!cell || cell.isRepeated) return '';
      const text = printable(writeWhole(cell, language));
      return isHeading ? text.toUpperCase() : text;
    }),
  );
  return [columns.map(({ name }) => printable(name)), ...lines];
}

interface FitOptions {
  texts: string[][];
  width: number;
}

/** As wide as the widest cell; if that is too much, text columns are narrowed, the widest first. */
function fitWidths(columns: Column[], { texts, width }: FitOptions): number[] {
  const natural = columns.map((_, index) =>
    Math.max(0, ...texts.map((row) => displayWidth(row[index] ?? ''))),
  );
  const capped = (cap: number) =>
    natural.map((each, index) => (columns[index]?.isNumber ? each : Math.min(each, cap)));
  let cap = Math.max(narrowest, ...natural);
  while (cap > narrowest && sumOf(capped(cap)) > width) cap -= 1;
  return capped(cap);
}

const sumOf = (widths: number[]) =>
  widths.reduce((sum, each) => sum + each, 0) + gap.length * Math.max(0, widths.length - 1);

interface RowOptions {
  columns: Column[];
  widths: number[];
}

/** The lines of a row: as many as its longest cell needs. */
function formatRow(row: string[], { columns, widths }: RowOptions): string[] {
  const cells = row.map((text, index) => wrapLine(text, widths[index] ?? 0));
  const height = Math.max(1, ...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((lines, index) => {
        const text = lines[line] ?? '';
        const width = widths[index] ?? 0;
        const fill = ' '.repeat(Math.max(0, width - displayWidth(text)));
        return columns[index]?.isNumber ? fill + text : padDisplay(text, width);
      })
      .join(gap)
      .trimEnd(),
  );
}
