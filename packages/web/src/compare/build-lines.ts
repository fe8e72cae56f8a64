import type { ComparedMeasure, ComparedSeries } from '@broadsheet/client';

export interface LinePoint {
  year: number;
  /** Null for a gap. */
  value: number | null;
  isOutlook: boolean;
}

export interface Line {
  /** The report. */
  key: string;
  points: LinePoint[];
}

/** The chart of a measure: what it can show, and what it cannot. */
export interface ComparedLines {
  lines: Line[];
  years: number[];
  /** Whether amounts share a currency, so that one scale is enough for all. */
  canShowValues: boolean;
  /** The year that is 100; undefined if the chart shows values, or nothing. */
  baseYear: number | undefined;
  /** Reports without a line in an index, because their base is missing, zero or negative. */
  withoutIndex: string[];
}

export function listCurrencies({ series }: Pick<ComparedMeasure, 'series'>): string[] {
  return [...new Set(series.flatMap(({ currency }) => currency ?? []))];
}

/** The lines of a measure as values or as an index. */
export function buildLines(measure: ComparedMeasure, as: 'index' | 'values' | ''): ComparedLines {
  const canShowValues = listCurrencies(measure).length < 2;
  const isIndex = !canShowValues || (as === '' ? measure.unit === 'Currency' : as === 'index');
  const baseYear = isIndex ? findBaseYear(measure.series) : undefined;
  const drawn = measure.series.flatMap((series) => {
    const points = isIndex ? indexPoints(series, baseYear) : pointsOf(series);
    return points ? [{ key: series.key, points }] : [];
  });
  const years = measure.series.flatMap(({ points }) => points.map(({ year }) => year));
  return {
    lines: drawn.map((line) => ({ ...line, points: fillYears(line.points, years) })),
    years: [...new Set(years)].sort((one, other) => one - other),
    canShowValues,
    baseYear,
    withoutIndex: measure.series
      .map(({ key }) => key)
      .filter((key) => !drawn.some((line) => line.key === key)),
  };
}

/**
 * The first year with a usable figure of most series, so that a short series does not hide the
 * others.
 */
function findBaseYear(series: ComparedSeries[]): number | undefined {
  const counts = new Map<number, number>();
  for (const { points } of series) {
    for (const { year, value } of points) {
      if ((value ?? 0) > 0) counts.set(year, (counts.get(year) ?? 0) + 1);
    }
  }
  const most = Math.max(0, ...counts.values());
  const years = [...counts].filter(([, count]) => count === most).map(([year]) => year);
  return years.length === 0 ? undefined : Math.min(...years);
}

function indexPoints(series: ComparedSeries, baseYear: number | undefined) {
  const base = series.points.find(({ year }) => year === baseYear)?.value ?? 0;
  if (base <= 0) return undefined;
  return pointsOf(series).map((point) => ({
    ...point,
    value: point.value === null ? null : (point.value / base) * 100,
  }));
}

const pointsOf = ({ points }: ComparedSeries): LinePoint[] =>
  points.map(({ year, value, outlook = false }) => ({ year, value, isOutlook: outlook }));

/** A year that only others have is a gap. */
function fillYears(points: LinePoint[], years: number[]): LinePoint[] {
  const known = new Map(points.map((point) => [point.year, point]));
  const first = Math.min(...years);
  const last = Math.max(...years);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const year = first + index;
    return known.get(year) ?? { year, value: null, isOutlook: false };
  });
}
