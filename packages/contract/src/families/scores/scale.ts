import { roundTo } from '../../words/numbers.js';

/** The scale of the scores of risk and similar reports; a higher score is riskier. */
export const scoreRange = { minimum: 1, maximum: 9 } as const;

/**
 * The levels of scores in ascending order: each level holds the scores below its bound, the last
 * one all others.
 */
export const scoreLevelBounds = [
  { level: 'Very low', below: 2.5 },
  { level: 'Low', below: 4 },
  { level: 'Medium', below: 6 },
  { level: 'High', below: 7.5 },
  { level: 'Very high', below: scoreRange.maximum },
] as const;

export type ScoreLevel = (typeof scoreLevelBounds)[number]['level'];

export const scoreLevels = scoreLevelBounds.map(({ level }) => level);

interface Bound {
  below: number;
}

const mostDecimals = 6;

/**
 * How many decimals a reader needs: one, unless the rounded score would be in another level than
 * the score itself. 5.98 is still medium, where 6.0 is high.
 */
export function findScoreDecimals(bounds: readonly Bound[], score: number): number {
  const inner = bounds.slice(0, -1);
  const levelOf = (value: number) => inner.findIndex(({ below }) => value < below);
  const level = levelOf(score);
  let decimals = 1;
  while (decimals < mostDecimals && levelOf(roundTo(score, decimals)) !== level) decimals++;
  return decimals;
}

/** For a part and for the total alike. */
export const weightedMeanFormula = 'sum of (Score * Weight) / 100';
