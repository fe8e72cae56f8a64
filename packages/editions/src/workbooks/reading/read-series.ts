import { joinPointer } from '@broadsheet/contract/checking';
import type { Grid } from '../grid.js';
import type { Field, SeriesSheet } from '../layout.js';
import { findHeads, type Heads } from './find-heads.js';
import { findOwner, type Owner } from './find-owner.js';
import {
  addFault,
  listRows,
  openList,
  readField,
  type Hole,
  type Properties,
  type Reading,
} from './reading.js';

type Measure = SeriesSheet['measures'][number];

/** Reads a row for each year, a column for each measure. An empty cell gives no point. */
export function readSeries(reading: Reading, grid: Grid, sheet: SeriesSheet): void {
  const heads = findHeads(reading, grid, { known: listSeriesHeads(sheet) });
  if (!heads) return;
  /** The first empty cell since the last figure, by the pointer to the series. */
  const empty = new Map<string, Hole>();
  for (const row of listRows(grid, heads.row)) {
    const rowOf = { grid, heads, row };
    const given = sheet.measures.filter(({ name }) => findCell(rowOf, name));
    if (given.length === 0) continue;
    const owner = findOwner(reading, sheet.ancestors, rowOf);
    if (!owner) continue;
    for (const measure of sheet.measures) {
      const series = joinPointer(owner.pointer, ...measure.steps);
      if (given.includes(measure)) {
        const year = readPoint(reading, sheet, { ...rowOf, owner, measure });
        const hole = empty.get(series);
        if (hole) reading.holes.set(year, hole);
        empty.delete(series);
      } else if (reading.addresses.has(series) && !empty.has(series)) {
        const address = { sheet: grid.name, row, column: heads.columns.get(measure.name) };
        const { column } = address;
        if (column !== undefined) {
          empty.set(series, { address: { ...address, column }, measure: measure.name });
        }
      }
    }
  }
}

export const listSeriesHeads = ({ ancestors, year, marks, measures }: SeriesSheet): string[] => [
  ...ancestors.map(({ head }) => head),
  year.name,
  ...measures.map(({ name }) => name),
  ...marks.map(({ name }) => name),
];

interface RowOf {
  grid: Grid;
  heads: Heads;
  row: number;
}

function findCell({ grid, heads, row }: RowOf, head: string) {
  const column = heads.columns.get(head);
  return column === undefined ? undefined : grid.findCell(row, column);
}

/** Returns the pointer to its year. */
function readPoint(
  reading: Reading,
  { year, marks }: SeriesSheet,
  { owner: { owner, pointer }, measure, ...rowOf }: RowOf & { owner: Owner; measure: Measure },
): string {
  const { grid, heads, row } = rowOf;
  const list = openList(owner, measure.steps);
  const point: Properties = {};
  const at = joinPointer(pointer, ...measure.steps, list.length);
  const placeOf = (head: string) => ({
    sheet: grid.name,
    row,
    column: heads.columns.get(head) ?? 0,
  });
  const address = placeOf(measure.name);
  if (list.length === 0) {
    reading.addresses.set(joinPointer(pointer, ...measure.steps), { ...address, row: heads.row });
  }
  // What is wrong with a point as a whole is wrong in all series of its row.
  reading.addresses.set(at, placeOf(year.name));
  list.push(point);
  const read = (field: Field, head: string) => {
    const content = findCell(rowOf, head);
    if (!content) return;
    const target = { owner: point, pointer: at };
    readField(reading, content, { field, target, address: placeOf(head) });
  };
  read(year, year.name);
  if (!findCell(rowOf, year.name)) {
    addFault(reading, {
      address: placeOf(year.name),
      pointer: at,
      message: `The row has figures and no ${year.name}; write it into this cell.`,
    });
  }
  read({ ...measure.value, steps: ['Value'] }, measure.name);
  for (const mark of marks) {
    if (measure.columns.has(mark.name)) read(mark, mark.name);
    else if (isSet(rowOf, mark.name)) {
      addFault(reading, {
        address,
        pointer: joinPointer(at, 'Value'),
        message: `${measure.name} has no ${mark.name}; leave this cell empty, or ${mark.name} of this row.`,
      });
    }
  }
  return joinPointer(at, ...year.steps);
}

function isSet(rowOf: RowOf, head: string): boolean {
  const content = findCell(rowOf, head);
  return content !== undefined && !(content.kind === 'boolean' && !content.value);
}
