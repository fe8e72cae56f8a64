import { findNearestName, shortenValue } from '@broadsheet/contract/checking';
import type { Grid } from '../grid.js';
import { nameColumn } from '../names.js';
import { addFault, findText, listRows, type Reading } from './reading.js';

/** The headers are in one of the first rows, below the description of the sheet. */
const mostRowsAbove = 10;

export interface Heads {
  row: number;
  /** The column of each header. */
  columns: ReadonlyMap<string, number>;
}

/**
 * The header row: the one of the first rows with the most known headers. Unknown headers, and
 * columns with content but no header, are faults. Undefined if no row has any.
 */
export function findHeads(
  reading: Reading,
  grid: Grid,
  { known, ignored = [] }: { known: readonly string[]; ignored?: readonly string[] },
): Heads | undefined {
  const byName = new Map([...known, ...ignored].map((head) => [head.toLowerCase(), head]));
  const row = findHeadRow(grid, byName);
  if (row === undefined) {
    if (grid.rowCount > 0) describeMissing(reading, grid, known);
    return undefined;
  }
  const columns = new Map<string, number>();
  for (let column = 0; column < grid.countCells(row); column += 1) {
    const text = findText(grid, row, column);
    if (text === undefined || text === '') continue;
    const head = byName.get(text.toLowerCase());
    const address = { sheet: grid.name, row, column };
    if (head === undefined) {
      addFault(reading, { address, message: describeUnknown(text, known) });
    } else if (columns.has(head)) {
      addFault(reading, {
        address,
        message: `The heading ${head} is given twice, first in column ${nameColumn(columns.get(head) ?? 0)}; keep one of them.`,
      });
    } else columns.set(head, column);
  }
  checkMerged(reading, grid, row);
  checkHeadless(reading, grid, row);
  return { row, columns };
}

/** Whether one of the first rows has headings, and only these. */
export function hasHeads(grid: Grid, known: readonly string[]): boolean {
  const names = new Map(known.map((head) => [head.toLowerCase(), head]));
  const row = findHeadRow(grid, names);
  if (row === undefined) return false;
  const texts = Array.from({ length: grid.countCells(row) }, (_, at) => findText(grid, row, at));
  return texts.every((text) => text === undefined || names.has(text.toLowerCase()));
}

function findHeadRow(grid: Grid, byName: ReadonlyMap<string, string>): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (let row = 0; row < Math.min(grid.rowCount, mostRowsAbove); row += 1) {
    let count = 0;
    for (let column = 0; column < grid.countCells(row); column += 1) {
      if (byName.has(findText(grid, row, column)?.toLowerCase() ?? '')) count += 1;
    }
    if (count > most) [best, most] = [row, count];
  }
  return best;
}

function describeMissing(reading: Reading, grid: Grid, known: readonly string[]): void {
  const [first] = listRows(grid, -1);
  if (first === undefined) return;
  reading.unread.add(grid.name);
  addFault(reading, {
    address: { sheet: grid.name, row: first, column: 0 },
    message: `No row of the sheet "${grid.name}" has the headings of its columns: ${known.join(', ')}.`,
  });
}

function describeUnknown(text: string, known: readonly string[]): string {
  const short = shortenValue(text);
  const nearest = findNearestName(text.slice(0, 64), known);
  return nearest === undefined
    ? `There is no column "${short}" here; known are ${known.join(', ')}. Your own notes go into a sheet whose name begins with _.`
    : `There is no column "${short}" here; did you mean "${nearest}"?`;
}

/** A merged header names one column only, and a merged cell below it holds one value for many. */
function checkMerged(reading: Reading, grid: Grid, head: number): void {
  for (const { startRow: row, startCol: column, endRow, endCol } of grid.merged) {
    if (endRow < head) continue;
    const range = `${nameColumn(column)}${String(row + 1)}:${nameColumn(endCol)}${String(endRow + 1)}`;
    addFault(reading, {
      address: { sheet: grid.name, row, column },
      message: `The cells ${range} are merged; undo that, so that each ${row <= head ? 'column has a heading of its own' : 'cell holds its own value'}.`,
    });
  }
}

/** Whether a merged header covers the column; that was reported already. */
function isMerged({ merged }: Grid, head: number, column: number): boolean {
  return merged.some(
    ({ startRow, startCol, endRow, endCol }) =>
      startRow <= head && head <= endRow && startCol <= column && column <= endCol,
  );
}

function checkHeadless(reading: Reading, grid: Grid, head: number): void {
  const reported = new Set<number>();
  for (const row of listRows(grid, head)) {
    for (let column = 0; column < grid.countCells(row); column += 1) {
      if (reported.has(column) || grid.findCell(row, column) === undefined) continue;
      if (grid.findCell(head, column) !== undefined || isMerged(grid, head, column)) continue;
      reported.add(column);
      addFault(reading, {
        address: { sheet: grid.name, row, column },
        message: `The column ${nameColumn(column)} has no heading; write one into row ${String(head + 1)}, or empty this cell.`,
      });
    }
  }
}
