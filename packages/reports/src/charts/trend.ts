import type { Measure, TrendChart, TrendPoint } from '@broadsheet/contract';
import { partsOfYear, type Interval } from '../words/moment.js';
import type { Words } from '../words/words.js';
import { findChange, findDifference } from './find-change.js';
import type { HeadingContext } from './heading-context.js';
import { orderMeasure } from './measure.js';
import { countPeriods, fillGaps, readSeries, type SeriesPoint, type TimedPoint } from './series.js';
import { findTrendFacts } from './trend-facts.js';

export interface TrendInput {
  /** The name in the definition of the family. */
  name: string;
  /** What is measured, in the report's language: `Revenue`. */
  label: string;
  /** The same within a sentence, if it differs: `the number of businesses`. */
  subject?: string;
  measure: Measure;
  /** The interval between the points; a year if left out. */
  interval?: Interval;
  points: readonly SeriesPoint[];
}

/** A figure over time with its annual change: past, and outlook if there is one. */
export function buildTrend(context: HeadingContext, input: TrendInput): TrendChart {
  const { words, title, source } = context;
  const { name, label, subject = label, measure, interval = 'year' } = input;
  const timed = readTimes(input.points, interval);
  const isRate = measure.kind === 'number' && measure.unit === '%';
  const points = buildPoints(timed, isRate, words);
  const facts = findTrendFacts({ timed, points, name, subject, measure, interval, words });
  const unit = isRate ? words.patterns.pointsUnit : words.labels.percentUnit;
  const change = { label: words.patterns.change(interval), unit };
  return {
    altText: words.patterns.altTexts.trend(facts),
    kind: 'trend',
    locale: words.locale,
    measure: orderMeasure(measure),
    name,
    points,
    source,
    subtitle: words.patterns.subtitles.trend({
      label,
      unit: words.unit(measure, name),
      span: facts.span,
      change: facts.hasChange ? change : null,
      outlookFrom: timed.find(({ outlook }) => outlook)?.at ?? null,
    }),
    title,
    words: {
      actual: words.labels.actual,
      change: change.label,
      ...(isRate && { changeUnit: unit }),
      outlook: words.labels.outlook,
      ...(interval !== 'year' && { period: words.patterns.interval(interval) }),
      value: label,
    },
  };
}

/** Missing years are left out: the drawing fills them in. */
function readTimes(points: readonly SeriesPoint[], interval: Interval): TimedPoint[] {
  const timed = readSeries(points, interval);
  return interval === 'year' ? timed : fillGaps(timed);
}

function buildPoints(timed: readonly TimedPoint[], isRate: boolean, words: Words): TrendPoint[] {
  const values = new Map(timed.map(({ at, value }) => [countPeriods(at), value]));
  return timed.map(({ at, value, outlook }) => {
    // A year missing from the document is no base for an annual change.
    const base = values.get(countPeriods(at) - partsOfYear[at.interval]);
    const change = isRate ? findDifference(base, value) : findChange(base, value);
    const { year } = at;
    return at.interval === 'year'
      ? { change, outlook, value, year }
      : { change, label: words.patterns.label(at), outlook, value, year };
  });
}
