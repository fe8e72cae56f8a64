import type { CellValue } from '../grid.js';
import type { SeriesSheet } from '../layout.js';
import { findList, findValue } from '../reading/reading.js';
import { toCell } from './write-cell.js';

interface Row {
  year: CellValue;
  marks: CellValue[];
  /** By measure. */
  values: Map<string, CellValue>;
}

/**
 * The rows of one record's series. Each series keeps the order of its points: a point goes into the
 * next row of its year and flags, or into a new row after the previous one.
 */
export function fillSeries(owner: object, sheet: SeriesSheet): CellValue[][] {
  const rows: Row[] = [];
  for (const measure of sheet.measures) {
    let next = 0;
    for (const point of findList(owner as Record<string, unknown>, measure.steps)) {
      const row = describePoint(point, sheet);
      let at = findRow(rows, row, { from: next, measure: measure.name });
      if (at === -1) {
        at = next;
        while (at < rows.length && isBefore(rows[at], row)) at += 1;
        rows.splice(at, 0, row);
      }
      const value = toCell(findValue(point, ['Value']), measure.value);
      rows[at]?.values.set(measure.name, value);
      next = at + 1;
    }
  }
  return rows.map(({ year, marks, values }) => [
    year,
    ...sheet.measures.map(({ name }) => values.get(name) ?? null),
    ...marks,
  ]);
}

const describePoint = (point: unknown, { year, marks }: SeriesSheet): Row => ({
  year: toCell(findValue(point, year.steps), year),
  marks: marks.map((mark) => toCell(findValue(point, mark.steps), mark)),
  values: new Map(),
});

function findRow(
  rows: readonly Row[],
  newRow: Row,
  { from, measure }: { from: number; measure: string },
): number {
  return rows.findIndex(
    (row, index) =>
      index >= from &&
      row.year === newRow.year &&
      !row.values.has(measure) &&
      row.marks.every((mark, at) => mark === newRow.marks[at]),
  );
}

const isBefore = (row: Row | undefined, newRow: Row): boolean =>
  typeof row?.year === 'number' && typeof newRow.year === 'number' && row.year <= newRow.year;
