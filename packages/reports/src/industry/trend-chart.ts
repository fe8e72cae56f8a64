import type { Measure, TrendChart, TrendPoint } from '@broadsheet/contract';
import type { DatedText, TrendFacts } from '../words/alt-texts.js';
import type { TrendName, Words } from '../words/words.js';
import type { ChartContext } from './chart-context.js';
import type { OutlookPoint } from './document-series.js';
import { findChange, type KnownPoint } from './growth.js';

/** Revenue, Employees, Businesses, Establishments and ProfitMargin: a figure by year. */
export function buildTrendChart(
  context: ChartContext,
  name: TrendName,
  series: readonly OutlookPoint[],
): TrendChart {
  const { words, title, source } = context;
  const measure = buildMeasure(context, name);
  const points = buildTrendPoints(series);
  const facts = findTrendFacts(points, { name, measure, words });
  const outlookFrom = points.find(({ outlook }) => outlook)?.year ?? null;
  return {
    altText: words.altTexts.trend(facts),
    kind: 'trend',
    locale: words.locale,
    measure,
    name,
    points,
    source,
    subtitle: words.subtitles.trend({
      name,
      unit: words.unit(measure, name),
      period: facts.period,
      hasChange: facts.hasChange,
      outlookFrom,
    }),
    title,
    words: {
      actual: words.labels.actual,
      change: words.labels.annualChange,
      outlook: words.labels.outlook,
      value: words.labels.trends[name],
    },
  };
}

function buildMeasure({ document, words }: ChartContext, name: TrendName): Measure {
  if (name !== 'Revenue' && name !== 'ProfitMargin') return { kind: 'count' };
  const currency = document.Currency;
  return { currency, kind: 'currency', symbol: words.currencySymbol(currency, document.Country) };
}

function buildTrendPoints(series: readonly OutlookPoint[]): TrendPoint[] {
  return series.map(({ Year, Value, Outlook }, index) => {
    const before = series[index - 1];
    // A year that the document leaves out is no base for an annual change.
    const base = before?.Year === Year - 1 ? before.Value : null;
    return { change: findChange(base, Value), outlook: Outlook ?? false, value: Value, year: Year };
  });
}

/** What it takes to write a figure in words. */
interface Figure {
  name: TrendName;
  measure: Measure;
  words: Words;
}

function findTrendFacts(points: readonly TrendPoint[], figure: Figure): TrendFacts {
  const known = listKnown(points, false);
  const first = known.at(0);
  const last = known.at(-1);
  return {
    name: figure.name,
    period: { from: points.at(0)?.year ?? 0, to: points.at(-1)?.year ?? 0 },
    hasChange: points.some(({ change }) => change !== null),
    first: date(first, figure),
    last: date(last, figure),
    // "Fell 150%" is how no one speaks of a profit that became a loss.
    change: first && last && last.value >= 0 ? findChange(first.value, last.value) : null,
    peak: date(findPeak(known), figure),
    outlook: date(listKnown(points, true).at(-1), figure),
  };
}

function date(point: KnownPoint | undefined, { name, measure, words }: Figure): DatedText | null {
  if (point === undefined) return null;
  return { year: point.year, text: words.quantity(point.value, measure, name) };
}

function listKnown(points: readonly TrendPoint[], outlook: boolean): KnownPoint[] {
  const known: KnownPoint[] = [];
  for (const { year, value, outlook: isOutlook } of points) {
    if (value !== null && isOutlook === outlook) known.push({ year, value });
  }
  return known;
}

/** The highest year, where it stands above both ends and so says something they do not; no loss. */
function findPeak(known: readonly KnownPoint[]): KnownPoint | undefined {
  const ends = Math.max(0, known.at(0)?.value ?? Infinity, known.at(-1)?.value ?? Infinity);
  let peak: KnownPoint | undefined;
  for (const point of known) if (point.value > (peak?.value ?? ends)) peak = point;
  return peak;
}
