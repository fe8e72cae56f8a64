import type { ColumnDef } from 'hucre/xlsx';
import type { CellValue } from '../grid.js';

/** In points: the height of a line, and the highest row that is still readable. */
const lineHeight = 14;
const highest = 140;

/** Programs do not adjust row heights when they open a file, so long texts would be cut off. */
export function findRowHeights(
  rows: readonly (readonly CellValue[])[],
  { columns, firstRow }: { columns: readonly ColumnDef[]; firstRow: number },
): Map<number, { height: number }> {
  const heights = new Map<number, { height: number }>();
  rows.forEach((cells, index) => {
    const lines = Math.max(...cells.map((cell, at) => countLines(cell, columns[at]?.width ?? 10)));
    if (lines > 1) {
      heights.set(firstRow + index, { height: Math.min(highest, lines * lineHeight + 2) });
    }
  });
  return heights;
}

const countLines = (cell: CellValue, width: number): number =>
  typeof cell === 'string'
    ? cell
        .split('\n')
        .reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * 1.05) / width)), 0)
    : 1;
