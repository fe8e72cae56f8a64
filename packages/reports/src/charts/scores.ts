import { findScoreBand, type Score, type ScoreScale, type ScoresChart } from '@broadsheet/contract';
import type { Moment } from '../words/moment.js';
import type { LevelledText, ScaleWords, ScoresFacts } from '../words/patterns.js';
import type { Words } from '../words/words.js';
import type { HeadingContext } from './heading-context.js';

export interface ScoresInput extends ScaleWords {
  /** The name in the definition of the family. */
  name: string;
  /** The label within a sentence, if it differs. */
  subject?: string;
  scale: ScoreScale;
  /** In drawing order; a total before its components. */
  scores: readonly Score[];
  /** The time; the year of the document's data by default. */
  at?: Moment;
}

/** Named scores on one scale, with their levels and weights if they have them. */
export function buildScores(context: HeadingContext, input: ScoresInput): ScoresChart {
  const { words, title, source } = context;
  const { name, scale, at = context.at } = input;
  const { score, level, weight } = words.labels;
  return {
    altText: words.patterns.altTexts.scores(findScoresFacts(input, words)),
    kind: 'scores',
    locale: words.locale,
    name,
    scale: orderScale(scale),
    scores: input.scores.map(orderScore),
    source,
    subtitle: words.patterns.subtitles.scores(input, scale, at),
    title,
    words: { level, score, weight },
  };
}

/** Property names of a chart's JSON are in alphabetical order. */
export function orderScale({ bands, maximum, minimum }: ScoreScale): ScoreScale {
  return { bands: bands.map(({ below, name }) => ({ below, name })), maximum, minimum };
}

function orderScore({ name, score, total, weight }: Score): Score {
  return { name, score, ...(total && { total }), ...(weight !== undefined && { weight }) };
}

export function findLevel(scale: ScoreScale, score: number): string | null {
  return findScoreBand(scale, score)?.name ?? null;
}

function findScoresFacts(input: ScoresInput, { patterns }: Words): ScoresFacts {
  const { label, subject = label, scale, scores } = input;
  const known = scores.flatMap((one) => (one.score === null ? [] : [{ ...one, score: one.score }]));
  const parts = known.filter(({ total }) => !total).sort((a, b) => b.score - a.score);
  const write = ({ name, score }: { name: string; score: number }): LevelledText => ({
    name,
    text: patterns.score(score, scale),
    level: findLevel(scale, score),
  });
  const [highest, lowest] = [parts.at(0), parts.at(-1)];
  const totals = known.filter(({ total }) => total);
  const differ = highest && lowest && highest.score > lowest.score;
  return {
    subject,
    scale,
    count: scores.length,
    // Without a total, and nothing to compare, the first score is the message.
    totals: (totals.length === 0 && !differ ? known.slice(0, 1) : totals).map(write),
    ends: differ ? { highest: write(highest), lowest: write(lowest) } : null,
  };
}
