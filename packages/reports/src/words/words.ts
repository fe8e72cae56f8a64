import type { LifeCycleStage, Locale, Measure } from '@broadsheet/contract';
import type { CostCategoryName } from '../industry/document-structure.js';
import type { AltTexts } from './alt-texts.js';
import type { Headlines } from './headlines.js';
import type { Period } from './moment.js';
import type { Patterns, SharesWords } from './patterns.js';

const trendNames = [
  'Revenue',
  'Employees',
  'Businesses',
  'Establishments',
  'ProfitMargin',
] as const;
export type TrendName = (typeof trendNames)[number];

/** The chart that gives the unit of a count; other names count things, as Revenue does. */
export function findTrendName(name: string): TrendName {
  return trendNames.find((trend) => trend === name) ?? 'Revenue';
}

/** The charts of an industry that show shares of a whole. */
type SharesName =
  | 'ProductsAndServices'
  | 'MajorMarkets'
  | 'CompanyMarketShare'
  | 'InternationalTradeImports'
  | 'InternationalTradeExports';

/** All our own words in one language: words inside charts, numbers, sentences. */
export interface Words {
  locale: Locale;
  /** The headline of every chart. */
  headline(industry: string, country: string): string;
  /** The line at the bottom; the date is `YYYY-MM-DD`. */
  sourceLine(source: string, date: string): string;
  countryName(code: string): string;
  currencyName(code: string): string;
  currencySymbol(currency: string, country: string): string;
  /** An amount or a count with its unit, short enough for a sentence: `$5.2 billion`. */
  quantity(value: number, measure: Measure, name: string): string;
  /**
   * The unit of figures: `Australian dollars`. For an industry, the chart's name gives the unit of
   * a count: `people`.
   */
  unit(measure: Measure, name: string): string;
  percent(value: number): string;
  /** A column's name with the unit of its figures. */
  column: (label: string, unit: string) => string;
  /** Names in one table cell. */
  list: (names: readonly string[]) => string;
  labels: Labels;
  subtitles: Subtitles;
  altTexts: AltTexts;
  headlines: Headlines;
  patterns: Patterns;
}

/** Words that stand alone, inside charts and as column names. */
export interface Labels {
  trends: Record<TrendName, string>;
  /** The same within a sentence. */
  trendSubjects: Record<TrendName, string>;
  /** The same as a headline begins with it. */
  headlineSubjects: Record<TrendName, string>;
  shares: Record<SharesName, SharesWords>;
  actual: string;
  outlook: string;
  year: string;
  kindOfFigure: string;
  name: string;
  country: string;
  countryCode: string;
  shareOfRevenue: string;
  shareOfImports: string;
  shareOfExports: string;
  percentUnit: string;
  growthUnit: string;
  other: string;
  otherCompanies: string;
  otherCountries: string;
  industry: string;
  sector: string;
  stages: Record<LifeCycleStage, string>;
  stage: string;
  economicShareGrowth: string;
  establishmentGrowth: string;
  costs: Record<CostCategoryName, string>;
  costCategory: string;
  firstSuppliers: string;
  secondSuppliers: string;
  firstBuyers: string;
  secondBuyers: string;
  tier: string;
  via: string;
  industriesUnit: string;
  rank: string;
  score: string;
  scoreUnit: string;
  level: string;
  weight: string;
}

/** Measure, unit and period of each chart without a general kind. */
export interface Subtitles {
  lifeCycle(stage: LifeCycleStage, period: Period): string;
  concentration(companies: number, period: Period): string;
  costStructure(year: number): string;
  supplyChain(year: number): string;
}
