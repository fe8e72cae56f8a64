import type { ReportChart } from '../chart/report-chart.js';

type Row = ReportChart['rows'][number];

export interface KeyFigure {
  year: number;
  value: number;
  change: number | null;
  unit: string;
}

/** Columns: year, value, change, and whether it is an outlook, in the words of the first, actual, year. */
export function findKeyFigure({ rows, unit }: ReportChart): KeyFigure | undefined {
  const actual = rows.filter((row) => row[3] === rows[0]?.[3] && typeof row[1] === 'number');
  const last = actual.at(-1);
  if (!last) return undefined;
  const [year, value, change] = last;
  return {
    unit,
    year: Number(year),
    value: value as number,
    change: typeof change === 'number' ? findChange(rows, last) : null,
  };
}

/** From the figures: the table's own change is rounded already, and would be rounded again here. */
function findChange(rows: Row[], [year, value, change]: Row): number {
  const before = rows.find((row) => row[0] === Number(year) - 1)?.[1];
  if (typeof before !== 'number') return Number(change);
  // Without the noise of binary fractions, which would turn a half downwards.
  return Number(((Number(value) / before - 1) * 100).toFixed(6));
}
