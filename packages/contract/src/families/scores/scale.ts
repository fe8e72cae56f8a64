/** From where to where the scores of risk and similar reports go; a higher one is riskier. */
export const scoreRange = { minimum: 1, maximum: 9 } as const;

/** What scores mean, in rising order: each level holds the scores below its bound, the last one all others. */
export const scoreLevelBounds = [
  { level: 'Very low', below: 2.5 },
  { level: 'Low', below: 4 },
  { level: 'Medium', below: 6 },
  { level: 'High', below: 7.5 },
  { level: 'Very high', below: scoreRange.maximum },
] as const;

export type ScoreLevel = (typeof scoreLevelBounds)[number]['level'];

export const scoreLevels = scoreLevelBounds.map(({ level }) => level);

/** Of a part and of the total alike. */
export const weightedMeanFormula = 'sum of (Score * Weight) / 100';
