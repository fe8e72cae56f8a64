import type { ScoreBand, ScoreScale } from './chart-data.js';

/** The level of a score; undefined where the scale has no levels. */
export function findScoreBand({ bands }: ScoreScale, score: number): ScoreBand | undefined {
  return bands.find(({ below }) => score < below) ?? bands.at(-1);
}
