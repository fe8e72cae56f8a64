import { industryStatistics } from '../industry/measures.js';

const { Revenue, Wages, Employees, Establishments } = industryStatistics;

/** The statistics of an industry in one region, as for the whole country. */
export const stateStatistics = {
  Revenue: { ...Revenue, about: 'Revenue of the industry in the region.' },
  Wages,
  Employees,
  Establishments,
} as const;

export type StateStatistic = keyof typeof stateStatistics;
export const stateStatisticNames = Object.keys(stateStatistics) as StateStatistic[];

/**
 * What is derived with the national report and those on other regions; the formula is what is
 * calculated.
 */
export const stateFigures = {
  Share: {
    of: 'each statistic and year; each region',
    about: 'The share of the region in the country, in per cent.',
    formula: 'Region / National * 100',
  },
  Growth: {
    of: 'each region',
    about:
      'Average annual change of revenue from the first known historical year to the last (compound), in per cent.',
    formula: '((Last / First) ^ (1 / years) - 1) * 100',
  },
  Rank: {
    of: 'each region',
    about: 'Place by revenue among the published regions; equal ones share a place.',
    formula: '1 + regions with more revenue',
  },
} as const;
