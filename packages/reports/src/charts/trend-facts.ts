import type { Measure, TrendPoint } from '@broadsheet/contract';
import { ofYear, type Interval, type Moment } from '../words/moment.js';
import type { DatedText, TrendFacts } from '../words/patterns.js';
import { isNil } from '../words/percent.js';
import type { Words } from '../words/words.js';
import { findChange, findDifference } from './find-change.js';
import type { TimedPoint } from './series.js';

export interface TrendFactsInput {
  timed: readonly TimedPoint[];
  points: readonly TrendPoint[];
  name: string;
  subject: string;
  measure: Measure;
  interval: Interval;
  words: Words;
}

interface KnownPoint {
  at: Moment;
  value: number;
}

export function findTrendFacts(input: TrendFactsInput): TrendFacts {
  const { timed, points, measure, subject, interval } = input;
  const known = listKnown(timed, false);
  const first = known.at(0);
  const last = known.at(-1);
  return {
    subject,
    interval,
    isLevel: measure.kind === 'number' || (measure.kind === 'currency' && 'per' in measure),
    span: { from: timed.at(0)?.at ?? ofYear(0), to: timed.at(-1)?.at ?? ofYear(0) },
    hasChange: points.some(({ change }) => change !== null),
    first: date(first, input),
    last: date(last, input),
    change: describeChange(first, last, input),
    peak: date(findPeak(known), input),
    outlook: date(listKnown(timed, true).at(-1), input),
  };
}

function describeChange(
  first: KnownPoint | undefined,
  last: KnownPoint | undefined,
  { measure, words }: TrendFactsInput,
): TrendFacts['change'] {
  if (!first || !last) return null;
  const isRate = measure.kind === 'number' && measure.unit === '%';
  // A change from a profit to a loss has no percentage: "fell 150%" would mean nothing.
  if (!isRate && last.value < 0) return null;
  const change = isRate
    ? findDifference(first.value, last.value)
    : findChange(first.value, last.value);
  if (change === null) return null;
  const direction = isNil(change) ? 0 : change > 0 ? 1 : -1;
  const size = Math.abs(change);
  return { direction, text: isRate ? words.patterns.points(size) : words.percent(size) };
}

function date(
  point: KnownPoint | undefined,
  { name, measure, words }: TrendFactsInput,
): DatedText | null {
  if (point === undefined) return null;
  return { at: point.at, text: words.quantity(point.value, measure, name) };
}

function listKnown(points: readonly TimedPoint[], isOutlook: boolean): KnownPoint[] {
  const known: KnownPoint[] = [];
  for (const { at, value, outlook } of points) {
    if (value !== null && outlook === isOutlook) known.push({ at, value });
  }
  return known;
}

/** The highest point, if it is above both ends; not a loss. */
function findPeak(known: readonly KnownPoint[]): KnownPoint | undefined {
  const ends = Math.max(0, known.at(0)?.value ?? Infinity, known.at(-1)?.value ?? Infinity);
  let peak: KnownPoint | undefined;
  for (const point of known) if (point.value > (peak?.value ?? ends)) peak = point;
  return peak;
}
