import type { BusinessEnvironmentInterval } from '@broadsheet/contract';
import { readSeries, type SeriesPoint, type TimedPoint } from '../charts/series.js';
import type { Interval } from '../words/moment.js';
import type { BusinessEnvironmentDocument, Point } from './document.js';

export const intervalNames: Record<BusinessEnvironmentInterval, Interval> = {
  Year: 'year',
  Quarter: 'quarter',
  Month: 'month',
};

/** The property with the time of a point. */
export const whenOf = (interval: BusinessEnvironmentInterval) =>
  interval === 'Year' ? 'Year' : 'Date';

/** A point as charts and figures read it; undefined if its time is missing. */
export function findSeriesPoint(
  { Year, Date, Value, Outlook = false }: Point,
  interval: BusinessEnvironmentInterval,
): SeriesPoint | undefined {
  if (whenOf(interval) === 'Year') return Year === undefined ? undefined : { Year, Value, Outlook };
  return Date === undefined ? undefined : { Date, Value, Outlook };
}

/** The points of a checked document, in ascending order. */
export function readPoints({ Points, Interval }: BusinessEnvironmentDocument): TimedPoint[] {
  const points = Points.flatMap((point) => findSeriesPoint(point, Interval) ?? []);
  return readSeries(points, intervalNames[Interval]);
}
