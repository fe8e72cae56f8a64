import type { StatementLineName } from './statement-lines.js';

/**
 * The lines whose annual change is given: `(this year - year before) / year before * 100`. It is
 * absent if either year is missing or the year before is zero or negative, because a percentage of
 * a loss has no meaning. Values are rounded to two decimals.
 */
export const growthMeasures = [
  'TotalRevenue',
  'GrossProfit',
  'EBITDA',
  'EBIT',
  'ProfitBeforeTax',
  'NetProfitAfterTax',
  'TotalAssets',
  'TotalLiabilities',
  'TotalEquity',
  'OperatingCashFlow',
  'Employees',
  'EarningsPerShare',
  'DividendsPerShare',
] as const satisfies StatementLineName[];
export type GrowthMeasure = (typeof growthMeasures)[number];
