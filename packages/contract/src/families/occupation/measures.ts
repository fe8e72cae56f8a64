/** The percentiles of earnings, lowest first, by the number of the property. */
export const earningsPercentiles = [10, 25, 50, 75, 90] as const;
export type EarningsPercentile = (typeof earningsPercentiles)[number];

export type PercentileName = `Percentile${EarningsPercentile}`;
export const percentileNames = earningsPercentiles.map(
  (percentile) => `Percentile${String(percentile)}` as PercentileName,
);

/** The period that earnings are paid for. */
export const earningsPeriods = ['Hour', 'Week', 'Month', 'Year'] as const;
export type EarningsPeriod = (typeof earningsPeriods)[number];

/** What is derived from the percentiles of one year; a value is absent if one of its inputs is. */
export const earningsFigures = {
  MedianChange: {
    about: 'Change of the median on the year before. Per cent.',
    formula: '(Percentile50 / Percentile50 of the year before - 1) * 100',
  },
  InterquartileRange: {
    about: 'What the middle half of earners lie apart.',
    formula: 'Percentile75 - Percentile25',
  },
  SpreadRatio: {
    about: 'How many times the earnings of the lowest tenth the highest tenth earns at least.',
    formula: 'Percentile90 / Percentile10',
  },
} as const satisfies Record<string, { about: string; formula: string }>;
