import { findNearestName } from '@broadsheet/contract/checking';
import type { Grid } from '../grid.js';
import { otherSheet, reportSheet, type Layout, type SheetLayout } from '../layout.js';
import { readOther } from './other-values.js';
import { readSeries } from './read-series.js';
import { readTable } from './read-table.js';
import { readValues } from './read-values.js';
import { addFault, type Reading } from './reading.js';

/** Reads the sheets of a document; parents before their children, as the layout has them. */
export function readSheets(grids: readonly Grid[], layout: Layout): Reading {
  const reading: Reading = { document: {}, addresses: new Map(), faults: [] };
  const byName = new Map(grids.map((grid) => [grid.name.toLowerCase(), grid]));
  for (const sheet of layout) {
    const grid = byName.get(sheet.name.toLowerCase());
    if (grid) readSheet(reading, grid, sheet);
  }
  const other = byName.get(otherSheet.toLowerCase());
  if (other) readOther(reading, other);
  describeUnknownSheets(reading, grids, layout);
  return reading;
}

function readSheet(reading: Reading, grid: Grid, sheet: SheetLayout): void {
  if (sheet.kind === 'values') readValues(reading, grid, sheet);
  else if (sheet.kind === 'series') readSeries(reading, grid, sheet);
  else readTable(reading, grid, sheet);
}

/** Sheets that belong to the editor. */
export const isOwnSheet = (name: string): boolean => name.startsWith('_');

function describeUnknownSheets(reading: Reading, grids: readonly Grid[], layout: Layout): void {
  const names = [...layout.map(({ name }) => name), otherSheet];
  const known = new Set(names.map((name) => name.toLowerCase()));
  for (const { name: sheet } of grids) {
    if (isOwnSheet(sheet) || known.has(sheet.toLowerCase())) continue;
    const nearest = findNearestName(sheet, names);
    const right = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
    addFault(reading, {
      address: { sheet, row: 0, column: 0 },
      message: `A document of the family named in the sheet ${reportSheet} has no sheet "${sheet}".${right} A sheet of your own has a name that begins with _.`,
    });
  }
}
