import type { ScoreHistoryChart, ScoreScale } from '@broadsheet/contract';
import { ofYear } from '../words/moment.js';
import type { DatedLevel, ScaleWords, ScoreHistoryFacts } from '../words/patterns.js';
import type { Words } from '../words/words.js';
import type { HeadingContext } from './heading-context.js';
import { findLevel, orderScale } from './scores.js';
import { readSeries, type TimedPoint } from './series.js';

export interface ScoreHistoryInput extends ScaleWords {
  /** The name in the definition of the family. */
  name: string;
  /** The label within a sentence, if it differs: `the risk score`. */
  subject?: string;
  scale: ScoreScale;
  points: readonly { Year: number; Value: number | null; Outlook?: boolean }[];
}

/** One score over the years, with the levels of its scale behind it. */
export function buildScoreHistory(
  context: HeadingContext,
  input: ScoreHistoryInput,
): ScoreHistoryChart {
  const { words, title, source } = context;
  const { name, scale } = input;
  const { actual, level, outlook } = words.labels;
  const timed = readSeries(input.points, 'year');
  const facts = findScoreHistoryFacts(timed, input, words);
  const outlookFrom = timed.find((point) => point.outlook)?.at ?? null;
  return {
    altText: words.patterns.altTexts.scoreHistory(facts),
    kind: 'score-history',
    locale: words.locale,
    name,
    points: timed.map((point) => ({
      outlook: point.outlook,
      score: point.value,
      year: point.at.year,
    })),
    scale: orderScale(scale),
    source,
    subtitle: words.patterns.subtitles.scoreHistory(input, {
      scale,
      span: facts.span,
      outlookFrom,
    }),
    title,
    words: { actual, level, outlook, score: words.labels.score },
  };
}

function findScoreHistoryFacts(
  timed: readonly TimedPoint[],
  { label, subject = label, scale }: ScoreHistoryInput,
  { patterns }: Words,
): ScoreHistoryFacts {
  const known = timed.flatMap(({ at, value, outlook }) =>
    value === null ? [] : [{ at, value, outlook }],
  );
  const past = known.filter(({ outlook }) => !outlook);
  const date = (point: (typeof known)[number] | undefined): DatedLevel | null =>
    point
      ? {
          at: point.at,
          text: patterns.score(point.value, scale),
          level: findLevel(scale, point.value),
        }
      : null;
  const [first, last] = [date(past.at(0)), date(past.at(-1))];
  return {
    subject,
    scale,
    span: { from: timed.at(0)?.at ?? ofYear(0), to: timed.at(-1)?.at ?? ofYear(0) },
    first,
    last,
    // For a reader, scores with the same text did not change.
    direction:
      first?.text === last?.text
        ? 0
        : (past.at(-1)?.value ?? 0) > (past.at(0)?.value ?? 0)
          ? 1
          : -1,
    outlook: date(known.findLast(({ outlook }) => outlook)),
  };
}
