import { arrangeCells, type PasteFault } from './arrange-cells.js';
import { pasteCells, readTable, turnTable, type Column } from './paste-cells.js';

export interface Pasting {
  /** The name of the list. */
  title: string;
  columns: readonly Column[];
  rows: readonly object[];
  /** The text that a spreadsheet program copied. */
  text: string;
  /** The position of the first cell. */
  row: number;
  column: number;
  /** Whether the grid has its records beside each other. */
  isTurned: boolean;
}

/** The rows of a list with pasted cells in them, or why these belong nowhere. */
export function placeCells({
  text,
  isTurned,
  rows,
  row,
  ...given
}: Pasting): { rows: object[]; isTurned: boolean } | { fault: PasteFault } {
  const cells = isTurned ? turnTable(readTable(text)) : readTable(text);
  const arranged = arrangeCells({ ...given, cells });
  if ('fault' in arranged) return arranged;
  return { rows: pasteCells({ rows, row, ...arranged }), isTurned: arranged.isTurned };
}
