/**
 * What the series of an industry count. Amounts are in whole units of the currency. The statistics
 * are in the order of the key statistics.
 */
export const industryStatistics = {
  Revenue: { unit: 'Currency', about: 'Total industry revenue.' },
  ValueAdded: {
    unit: 'Currency',
    about: 'What the industry adds to the goods and services it buys.',
  },
  Profit: { unit: 'Currency', about: 'Total industry profit; a loss is negative.' },
  Wages: { unit: 'Currency', about: 'Wages and salaries paid.' },
  Employees: { unit: 'Count', about: 'People employed.' },
  Businesses: { unit: 'Count', about: 'Businesses.' },
  Establishments: { unit: 'Count', about: 'Establishments (locations).' },
  Exports: { unit: 'Currency', about: 'Value of exports.' },
  Imports: { unit: 'Currency', about: 'Value of imports.' },
  DomesticDemand: { unit: 'Currency', about: 'What buyers in the country spend on it.' },
} as const satisfies Record<string, { unit: StatisticUnit; about: string }>;

export const statisticUnits = ['Currency', 'Count'] as const;
export type StatisticUnit = (typeof statisticUnits)[number];

export type IndustryStatistic = keyof typeof industryStatistics;
export const industryStatisticNames = Object.keys(industryStatistics) as IndustryStatistic[];

export const industryRatioUnits = ['Percent', 'Currency', 'Count'] as const;
export type IndustryRatioUnit = (typeof industryRatioUnits)[number];

/**
 * The ratios, each from the statistics of one year. The formula does not describe the code: it is
 * what is calculated. The ratio of a year is absent if an input is absent or a divisor is zero or
 * negative. Values are rounded to two decimals.
 */
export const industryRatios = {
  ProfitMargin: {
    unit: 'Percent',
    about: 'Profit as a share of revenue.',
    formula: 'Profit / Revenue * 100',
  },
  ValueAddedToRevenue: {
    unit: 'Percent',
    about: 'Value added as a share of revenue.',
    formula: 'ValueAdded / Revenue * 100',
  },
  WagesToRevenue: {
    unit: 'Percent',
    about: 'Wages as a share of revenue.',
    formula: 'Wages / Revenue * 100',
  },
  ExportsToRevenue: {
    unit: 'Percent',
    about: 'Exports as a share of revenue.',
    formula: 'Exports / Revenue * 100',
  },
  ImportsToDemand: {
    unit: 'Percent',
    about: 'The share of domestic demand that imports satisfy.',
    formula: 'Imports / DomesticDemand * 100',
  },
  RevenuePerEmployee: {
    unit: 'Currency',
    about: 'Revenue for each person employed.',
    formula: 'Revenue / Employees',
  },
  AverageWage: {
    unit: 'Currency',
    about: 'Wages for each person employed.',
    formula: 'Wages / Employees',
  },
  RevenuePerBusiness: {
    unit: 'Currency',
    about: 'Revenue of the average business.',
    formula: 'Revenue / Businesses',
  },
  EmployeesPerEstablishment: {
    unit: 'Count',
    about: 'People employed at the average establishment.',
    formula: 'Employees / Establishments',
  },
  EstablishmentsPerBusiness: {
    unit: 'Count',
    about: 'Establishments of the average business.',
    formula: 'Establishments / Businesses',
  },
} as const satisfies Record<string, { unit: IndustryRatioUnit; about: string; formula: string }>;

export type IndustryRatio = keyof typeof industryRatios;
export const industryRatioNames = Object.keys(industryRatios) as IndustryRatio[];

/** Wages per unit of depreciation, in the cost structure. */
export const capitalIntensityFormula = 'Wages / Depreciation';

/** High below the first bound, low above the second, medium between them and at both. */
export const capitalIntensityBounds = { highBelow: 3, lowAbove: 8 } as const;

export const levels = ['High', 'Medium', 'Low'] as const;
export type Level = (typeof levels)[number];

export const trends = ['Increasing', 'Steady', 'Decreasing'] as const;
export type Trend = (typeof trends)[number];

export const competitiveForces = [
  'BarriersToEntry',
  'Rivalry',
  'BuyerPower',
  'SupplierPower',
  'Substitutes',
] as const;
export type CompetitiveForce = (typeof competitiveForces)[number];

export const driverDirections = ['Positive', 'Negative', 'Mixed'] as const;
export type DriverDirection = (typeof driverDirections)[number];
