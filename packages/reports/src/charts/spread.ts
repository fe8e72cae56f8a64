import type { Measure, SpreadChart } from '@broadsheet/contract';
import { ofYear } from '../words/moment.js';
import type { SpreadFacts } from '../words/patterns.js';
import type { HeadingContext } from './heading-context.js';
import { orderMeasure } from './measure.js';
import { findTrendFacts } from './trend-facts.js';

export interface SpreadInput {
  /** The name in the definition of the family. */
  name: string;
  /** What is measured, in the report's language: `Earnings`. */
  label: string;
  /** The same within a sentence, if it differs. */
  subject?: string;
  measure: Measure;
  /**
   * The names of each point's values, lowest first, such as five percentiles. The middle one is the
   * main line, so there are equally many on both sides.
   */
  names: readonly string[];
  /** The middle one within a sentence: `the median`. */
  middle: string;
  /** In the order of years, each with one value for each name. */
  points: readonly { Year: number; Values: readonly (number | null)[]; Outlook?: boolean }[];
}

/** The spread of figures over the years. */
export function buildSpread(context: HeadingContext, input: SpreadInput): SpreadChart {
  const { words, title, source } = context;
  const { name, label, measure } = input;
  const { actual, outlook } = words.labels;
  const facts = findSpreadFacts(context, input);
  return {
    altText: words.patterns.altTexts.spread(facts),
    kind: 'spread',
    locale: words.locale,
    measure: orderMeasure(measure),
    name,
    names: [...input.names],
    points: input.points.map(({ Year, Values, Outlook = false }) => ({
      outlook: Outlook,
      values: [...Values],
      year: Year,
    })),
    source,
    subtitle: words.patterns.subtitles.trend({
      label,
      unit: words.unit(measure, name),
      span: facts.middle.span,
      change: null,
      outlookFrom: firstOutlook(input),
    }),
    title,
    words: { actual, outlook, value: label },
  };
}

function firstOutlook({ points }: SpreadInput) {
  const first = points.find(({ Outlook }) => Outlook);
  return first ? ofYear(first.Year) : null;
}

function findSpreadFacts({ words }: HeadingContext, input: SpreadInput): SpreadFacts {
  const { name, label, subject = label, measure, names, points } = input;
  const centre = Math.floor(names.length / 2);
  const timed = points.map(({ Year, Values, Outlook = false }) => ({
    at: ofYear(Year),
    value: Values[centre] ?? null,
    outlook: Outlook,
  }));
  const about = { name, measure, words, interval: 'year' as const, points: [] };
  const write = (index: number, value: number) => ({
    name: names.at(index) ?? '',
    text: words.quantity(value, measure, name),
  });
  const latest = points.findLast(
    ({ Values, Outlook }) => !Outlook && Values.every((value) => value !== null),
  );
  return {
    subject,
    middle: findTrendFacts({ ...about, timed, subject: input.middle }),
    range: latest
      ? {
          at: ofYear(latest.Year),
          lowest: write(0, latest.Values[0] ?? 0),
          highest: write(-1, latest.Values.at(-1) ?? 0),
        }
      : null,
  };
}
