import type { SourceRow, SourceTable } from './source-table.js';

/** Names are compared in lower case, with single spaces. */
const foldName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim();

interface HeadedTable<Found> {
  found: Found;
  header: SourceRow;
  rows: SourceRow[];
}

/** Offices put titles and notes above the header. */
const mostRowsAbove = 20;

/** The first table with a row that `find` accepts as its header. */
export function findHeader<Found>(
  tables: readonly SourceTable[],
  find: (names: string[]) => Found | undefined,
): HeadedTable<Found> | undefined {
  for (const { rows } of tables) {
    for (const [index, header] of rows.slice(0, mostRowsAbove).entries()) {
      const found = find(header.cells.map(foldName));
      if (found !== undefined) return { found, header, rows: rows.slice(index + 1) };
    }
  }
  return undefined;
}

/** The first column whose name matches. */
export function findColumn(names: readonly string[], form: RegExp): number | undefined {
  const index = names.findIndex((name) => form.test(name));
  return index < 0 ? undefined : index;
}
