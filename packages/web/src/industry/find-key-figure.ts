import { dropSumNoise } from '@broadsheet/contract/words';
import type { ReportChart } from '../chart/report-chart.js';

type Row = ReportChart['rows'][number];

export interface KeyFigure {
  year: number;
  value: number;
  change: number | null;
  /** Code; undefined for a count. */
  currency: string | undefined;
}

/**
 * Columns: year, value, change, and whether it is an outlook. The first row is an actual year, and
 * its text in that column marks actual years.
 */
export function findKeyFigure({
  rows,
  currency,
}: Pick<ReportChart, 'rows' | 'currency'>): KeyFigure | undefined {
  const actual = rows.filter((row) => row[3] === rows[0]?.[3] && typeof row[1] === 'number');
  const last = actual.at(-1);
  if (!last) return undefined;
  const [year, value, change] = last;
  return {
    currency,
    year: Number(year),
    value: value as number,
    change: typeof change === 'number' ? findChange(rows, last) : null,
  };
}

/**
 * Calculated from the values: the table's change is already rounded, and would be rounded twice.
 */
function findChange(rows: Row[], [year, value, change]: Row): number {
  const before = rows.find((row) => row[0] === Number(year) - 1)?.[1];
  if (typeof before !== 'number') return Number(change);
  return dropSumNoise((Number(value) / before - 1) * 100);
}
