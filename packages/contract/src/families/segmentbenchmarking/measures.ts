import {
  industryRatios,
  industryStatistics,
  type IndustryRatioUnit,
} from '../industry/measures.js';

const { Revenue, Profit, Wages, Employees, Businesses, Establishments } = industryStatistics;
const { ProfitMargin, WagesToRevenue, RevenuePerEmployee, AverageWage } = industryRatios;

/** The statistics of the businesses of a size band, as for an industry. */
export const segmentStatistics = {
  Revenue: { ...Revenue, about: 'Revenue of the businesses of the segment.' },
  Profit: { ...Profit, about: 'Their profit; a loss is negative.' },
  Wages: { ...Wages, about: 'Wages and salaries that they pay.' },
  Employees: { ...Employees, about: 'People that they employ.' },
  Businesses: { ...Businesses, about: 'How many they are.' },
  Establishments: { ...Establishments, about: 'Their establishments (locations).' },
} as const;

export type SegmentStatistic = keyof typeof segmentStatistics;
export const segmentStatisticNames = Object.keys(segmentStatistics) as SegmentStatistic[];

/**
 * The ratios of a segment, each from its statistics of one year; `AllRevenue` is the revenue of all
 * segments in that year. The formula is what is calculated. The ratio of a year is absent if an
 * input is absent or a divisor is zero or negative. Values are rounded to two decimals.
 */
export const segmentRatios = {
  MarketShare: {
    unit: 'Percent',
    about: 'Revenue as a share of that of all segments.',
    formula: 'Revenue / AllRevenue * 100',
  },
  AverageRevenue: {
    unit: 'Currency',
    about: 'Revenue of the average business of the segment.',
    formula: 'Revenue / Businesses',
  },
  ProfitMargin,
  WagesToRevenue,
  RevenuePerEmployee,
  AverageWage,
  EmployeesPerBusiness: {
    unit: 'Count',
    about: 'People employed by the average business.',
    formula: 'Employees / Businesses',
  },
} as const satisfies Record<string, { unit: IndustryRatioUnit; about: string; formula: string }>;

export type SegmentRatio = keyof typeof segmentRatios;
export const segmentRatioNames = Object.keys(segmentRatios) as SegmentRatio[];

/** A market share that is expected to move by less than this, in percentage points, is steady. */
export const steadyPoints = 0.5;
