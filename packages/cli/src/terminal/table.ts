import { displayWidth, padDisplay } from './display-width.js';
import { printable } from './printable.js';

/** Columns as wide as their widest entry; the last column is not padded. */
export function formatTable(rows: string[][]): string {
  const cells = rows.map((row) => row.map(printable));
  const widths = (cells[0] ?? []).map((_, column) =>
    cells.reduce((widest, row) => Math.max(widest, displayWidth(row[column] ?? '')), 0),
  );
  const lines = cells.map((row) =>
    row
      .map((cell, column) =>
        column === row.length - 1 ? cell : padDisplay(cell, widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
