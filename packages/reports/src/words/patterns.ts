import type { ScoreScale } from '@broadsheet/contract';
import type { Interval, Moment, Span } from './moment.js';

/** A figure already written out, with the time it belongs to. */
export interface DatedText {
  at: Moment;
  text: string;
}

/** The facts of a trend, found in the data; each figure may be missing. */
export interface TrendFacts {
  /** The name of the series, as it is written within a sentence. */
  subject: string;
  span: Span;
  interval: Interval;
  /** Whether a price or a rate goes up and down, or an amount grows and shrinks, for Japanese. */
  isLevel: boolean;
  /** Whether any point has an annual change to show. */
  hasChange: boolean;
  /** The first and last historical points with a figure; the same one if there is only one. */
  first: DatedText | null;
  last: DatedText | null;
  /** From first to last: the direction, and the change if it can be computed. */
  change: { direction: -1 | 0 | 1; text: string } | null;
  /** The highest historical point, if it is neither the first nor the last, and not a loss. */
  peak: DatedText | null;
  /** The last point of the outlook. */
  outlook: DatedText | null;
}

/** The facts of a spread: the course of its middle, and the range of the latest figures. */
export interface SpreadFacts {
  /** The name of what is measured, as it is written within a sentence. */
  subject: string;
  middle: TrendFacts;
  range: { at: Moment; lowest: RankedText; highest: RankedText } | null;
}

interface NamedShare {
  name: string;
  share: number;
}

export interface ShareFacts {
  /** The three largest parts at most, largest first, without the remainder. */
  leading: NamedShare[];
  /** The sum of the leading parts, per cent. */
  together: number;
  /** The number of parts, including the remainder. */
  count: number;
}

/** The words for a chart of shares, by its family and in the report's language. */
export interface SharesWords {
  /** `Products and services`. */
  label: string;
  /** What they are shares of, if the label does not say it: `share of revenue`. */
  of?: string;
  /** Within a sentence: `revenue by product and service`. */
  subject: string;
  /**
   * If set, the alt text gives the sum of the leading parts instead of the number of parts.
   * Japanese counts them with this word: `社`.
   */
  together?: { counter: string };
}

export interface RankedText {
  name: string;
  text: string;
}

export interface RankingFacts {
  subject: string;
  count: number;
  /** The highest three at most. */
  leading: RankedText[];
  /** The report's own row; its rank is null if it has none. */
  highlight: (RankedText & { rank: number | null; ranked: number }) | null;
}

/** A score already written out, with its level. */
export interface LevelledText {
  name: string;
  text: string;
  level: string | null;
}

export interface ScoresFacts {
  subject: string;
  scale: ScoreScale;
  totals: LevelledText[];
  /** Without totals; null if there are fewer than two to compare. */
  ends: { highest: LevelledText; lowest: LevelledText } | null;
  count: number;
}

export interface DatedLevel extends DatedText {
  level: string | null;
}

export interface ScoreHistoryFacts {
  subject: string;
  scale: ScoreScale;
  span: Span;
  first: DatedLevel | null;
  last: DatedLevel | null;
  direction: -1 | 0 | 1;
  outlook: DatedLevel | null;
}

/** The words for a scale, besides those for its ends. */
export interface ScaleWords {
  /** `Risk score`. */
  label: string;
  /** What a high score means: `higher is riskier`. */
  note?: string;
}

/** Measure, unit and time of a general kind of chart. */
interface PatternSubtitles {
  trend(scope: {
    label: string;
    unit: string;
    span: Span;
    /** The name and unit of changes; null if there are none. */
    change: { label: string; unit: string } | null;
    /** When the outlook begins, if there is one. */
    outlookFrom: Moment | null;
  }): string;
  shares(words: SharesWords, at: Moment): string;
  ranking(scope: { label: string; unit: string; at: Moment }): string;
  scores(words: ScaleWords, scale: ScoreScale, at: Moment): string;
  scoreHistory(
    words: ScaleWords,
    scope: { scale: ScoreScale; span: Span; outlookFrom: Moment | null },
  ): string;
}

/** One or two sentences: the kind of chart, and the main message with figures from the data. */
interface PatternAltTexts {
  trend(facts: TrendFacts): string;
  shares(words: SharesWords, facts: ShareFacts): string;
  map(words: SharesWords, facts: ShareFacts): string;
  ranking(facts: RankingFacts): string;
  scores(facts: ScoresFacts): string;
  scoreHistory(facts: ScoreHistoryFacts): string;
  spread(facts: SpreadFacts): string;
}

/** Sentences that any family's charts are described with. */
export interface Patterns {
  /** A time as on an axis and in a table. */
  label(moment: Moment): string;
  /** The name of a change on the year before. */
  change(interval: Interval): string;
  /** The column of times. */
  interval(interval: Interval): string;
  /** A difference of percentages: `2.1 points`. */
  points(value: number): string;
  pointsUnit: string;
  /** A score as it is read: see `findScoreDecimals`. */
  score(value: number, scale: ScoreScale): string;
  subtitles: PatternSubtitles;
  altTexts: PatternAltTexts;
}
