import { businessEnvironmentFigures, growthYears } from '../businessenvironment/measures.js';

/**
 * What is derived from a series of years, and how; a value is absent if one of its inputs is.
 * `Value` is a year of the series, `Before` the year before it, `Latest` the last historical year
 * that is known.
 */
export const yearFigures = {
  Change: {
    about: 'Change on the year before.',
    formula: businessEnvironmentFigures.Change.formula,
  },
  CompoundGrowth: {
    about: `Average annual change over the ${String(growthYears)} years up to the latest (compound).`,
    formula: businessEnvironmentFigures.CompoundGrowth.formula,
  },
  OutlookGrowth: {
    about: 'Average annual change from the latest to the end of the outlook (compound).',
    formula: '((value of OutlookYear / Latest) ^ (1 / (OutlookYear - LatestYear)) - 1) * 100',
  },
  Volatility: {
    about: 'Standard deviation of the annual changes of the history, in percentage points.',
    formula: businessEnvironmentFigures.Volatility.formula,
  },
} as const satisfies Record<string, { about: string; formula: string }>;
