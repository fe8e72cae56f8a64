import { partsOfYear, type Interval, type Moment } from '../words/moment.js';

/** A point of a document's series: of a year, or of the quarter or month that a date lies in. */
export type SeriesPoint = { Value: number | null; Outlook?: boolean } & (
  | { Year: number }
  | {
      /** `YYYY-MM` or `YYYY-MM-DD`. */
      Date: string;
    }
);

export interface TimedPoint {
  at: Moment;
  value: number | null;
  outlook: boolean;
}

/** In order of time. */
export function readSeries(points: readonly SeriesPoint[], interval: Interval): TimedPoint[] {
  return points
    .map((point) => ({
      at: readMoment(point, interval),
      value: point.Value,
      outlook: point.Outlook ?? false,
    }))
    .sort((a, b) => countPeriods(a.at) - countPeriods(b.at));
}

export function readMoment(point: SeriesPoint, interval: Interval): Moment {
  if ('Year' in point) return { year: point.Year, interval, part: 1 };
  const [year, month = 1] = point.Date.split('-').map(Number);
  const part = Math.ceil((month * partsOfYear[interval]) / partsOfYear.month);
  return { year: year ?? 0, interval, part };
}

/** Quarters or months are drawn one after another, so one without a figure must be included too. */
export function fillGaps(points: readonly TimedPoint[]): TimedPoint[] {
  const filled: TimedPoint[] = [];
  for (const point of points) {
    let before = filled.at(-1);
    while (before && countPeriods(before.at) + 1 < countPeriods(point.at)) {
      before = { at: findNext(before.at), value: null, outlook: before.outlook };
      filled.push(before);
    }
    filled.push(point);
  }
  return filled;
}

/** The number of periods between two moments of one interval is the difference of these. */
export function countPeriods({ year, part, interval }: Moment): number {
  return year * partsOfYear[interval] + part;
}

export function findNext({ year, part, interval }: Moment): Moment {
  return part < partsOfYear[interval]
    ? { year, part: part + 1, interval }
    : { year: year + 1, part: 1, interval };
}

export function findPrevious({ year, part, interval }: Moment): Moment {
  return part > 1
    ? { year, part: part - 1, interval }
    : { year: year - 1, part: partsOfYear[interval], interval };
}
