import { findNearestName } from '@broadsheet/contract/checking';
import type { Grid } from '../grid.js';
import { otherSheet, reportSheet, type Layout, type SheetLayout } from '../layout.js';
import { hasHeads } from './find-heads.js';
import { readOther } from './other-values.js';
import { listSeriesHeads, readSeries } from './read-series.js';
import { listHeads, readTable } from './read-table.js';
import { nameHead, notesHead, readValues, valueHead } from './read-values.js';
import { addFault, createReading, type Reading } from './reading.js';

/** Reads the sheets of a document; parents before their children, as the layout has them. */
export function readSheets(grids: readonly Grid[], layout: Layout): Reading {
  const reading = createReading();
  const byName = new Map(grids.map((grid) => [grid.name.toLowerCase(), grid]));
  const unknown = listUnknown(grids, layout);
  const renamed = findRenamed(unknown, layout, byName);
  for (const sheet of layout) {
    const grid = byName.get(sheet.name.toLowerCase()) ?? renamed.get(sheet);
    if (grid) readSheet(reading, grid, sheet);
  }
  const other = byName.get(otherSheet.toLowerCase());
  if (other) readOther(reading, other);
  const rightNames = new Map([...renamed].map(([{ name }, grid]) => [grid, name]));
  for (const grid of unknown) {
    addFault(reading, {
      address: { sheet: grid.name, row: 0, column: 0 },
      message: describeUnknown(grid.name, rightNames.get(grid)),
    });
  }
  return reading;
}

function readSheet(reading: Reading, grid: Grid, sheet: SheetLayout): void {
  if (sheet.kind === 'values') readValues(reading, grid, sheet);
  else if (sheet.kind === 'series') readSeries(reading, grid, sheet);
  else readTable(reading, grid, sheet);
}

/** Sheets that belong to the editor. */
export const isOwnSheet = (name: string): boolean => name.startsWith('_');

function listUnknown(grids: readonly Grid[], layout: Layout): Grid[] {
  const known = new Set([...layout, { name: otherSheet }].map(({ name }) => name.toLowerCase()));
  return grids.filter(({ name }) => !isOwnSheet(name) && !known.has(name.toLowerCase()));
}

const describeUnknown = (sheet: string, right: string | undefined) =>
  `A document of the family named in the sheet ${reportSheet} has no sheet "${sheet}"${
    right === undefined
      ? '. A sheet of your own has a name that begins with _.'
      : `; rename it ${right}.`
  }`;

/**
 * The sheets of the layout that have another name in the workbook: by a similar name, else by their
 * headings. They are read as if they had the right name, so that nothing else seems to be missing.
 */
function findRenamed(
  unknown: readonly Grid[],
  layout: Layout,
  byName: ReadonlyMap<string, Grid>,
): Map<SheetLayout, Grid> {
  const renamed = new Map<SheetLayout, Grid>();
  for (const grid of unknown) {
    const absent = layout.filter(
      (sheet) => !byName.has(sheet.name.toLowerCase()) && !renamed.has(sheet),
    );
    const fitting = absent.filter((sheet) => hasHeads(grid, listKnownHeads(sheet)));
    const nearest = findNearestName(
      grid.name,
      fitting.map(({ name }) => name),
    );
    const sheet = fitting.length === 1 ? fitting[0] : fitting.find(({ name }) => name === nearest);
    if (sheet) renamed.set(sheet, grid);
  }
  return renamed;
}

function listKnownHeads(sheet: SheetLayout): readonly string[] {
  if (sheet.kind === 'values') return [nameHead, valueHead, notesHead];
  return sheet.kind === 'series' ? listSeriesHeads(sheet) : listHeads(sheet);
}
