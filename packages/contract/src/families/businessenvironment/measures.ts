/** The interval between the points of a series. */
export const businessEnvironmentIntervals = ['Year', 'Quarter', 'Month'] as const;
export type BusinessEnvironmentInterval = (typeof businessEnvironmentIntervals)[number];

/**
 * The unit of a rate. A change of a rate is given in percentage points, not in per cent of per
 * cent.
 */
export const rateUnit = '%';

/** The number of years over which growth is averaged. */
export const growthYears = 5;

/**
 * What is derived from the series, and how; a value is absent if one of its inputs is. `Value` is a
 * point of the series, `Before` the same period a year earlier.
 */
export const businessEnvironmentFigures = {
  Change: {
    of: 'every point, and the latest',
    about: 'Change on the same period of the year before, in per cent. Not of a rate in %.',
    formula: '(Value / Before - 1) * 100',
  },
  PointChange: {
    of: 'every point, and the latest',
    about: 'The same of a rate in %, in percentage points.',
    formula: 'Value - Before',
  },
  CompoundGrowth: {
    of: 'the latest',
    about: `Average annual change over the ${String(growthYears)} years up to the latest value (compound), in per cent. Not of a rate in %.`,
    formula: `((Latest / value ${String(growthYears)} years earlier) ^ (1 / ${String(growthYears)}) - 1) * 100`,
  },
  Volatility: {
    of: 'the history',
    about: 'Standard deviation of the annual changes, in percentage points. Not of a rate in %.',
    formula: 'sqrt(sum of (Change - mean of Change)^2 / (number of changes - 1))',
  },
  PointVolatility: {
    of: 'the history',
    about: 'The same of a rate in %.',
    formula: 'sqrt(sum of (PointChange - mean of PointChange)^2 / (number of changes - 1))',
  },
} as const satisfies Record<string, { of: string; about: string; formula: string }>;

export type BusinessEnvironmentFigure = keyof typeof businessEnvironmentFigures;
