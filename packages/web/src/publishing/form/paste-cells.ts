import { withMemberAt } from './change-document.js';
import type { Part } from './document-schema.js';
import { parseCell } from './parse-cell.js';

/** The cells that a spreadsheet copied: tabs between columns, one line per row. */
export function readTable(text: string): string[][] {
  return text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
}

/** A column of a grid: the path to its value in a row, and its schema. */
export interface Column {
  steps: readonly string[];
  part: Part;
}

interface Paste {
  rows: readonly object[];
  columns: readonly Column[];
  cells: readonly (readonly string[])[];
  /** The position of the first cell. */
  row: number;
  column: number;
}

/** Puts cells into rows, starting at one cell; rows are added as needed. */
export function pasteCells({ rows, columns, cells, row, column }: Paste): object[] {
  const targets = columns.slice(column);
  const changed = [...rows];
  for (const [down, line] of cells.entries()) {
    let next: object = changed[row + down] ?? {};
    for (const [across, text] of line.entries()) {
      const target = targets[across];
      if (target) next = withMemberAt(next, target.steps, parseCell(target.part, text));
    }
    changed[row + down] = next;
  }
  return changed.filter((each) => Object.keys(each).length > 0);
}

/** Transposes rows and columns. */
export function turnTable(cells: readonly (readonly string[])[]): string[][] {
  const width = Math.max(0, ...cells.map(({ length }) => length));
  return Array.from({ length: width }, (_, at) => cells.map((row) => row[at] ?? ''));
}
