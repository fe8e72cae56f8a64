import type { LifeCycleStage, Locale, Measure } from '@broadsheet/contract';
import type { CostCategoryName } from '../industry/document-structure.js';
import type { AltTexts } from './alt-texts.js';

export const trendNames = [
  'Revenue',
  'Employees',
  'Businesses',
  'Establishments',
  'ProfitMargin',
] as const;
export type TrendName = (typeof trendNames)[number];

export interface Period {
  from: number;
  to: number;
}

/** Everything we say ourselves in one language: words inside charts, numbers, sentences. */
export interface Words {
  locale: Locale;
  /** The headline of every chart. */
  headline(industry: string, country: string): string;
  /** The line at the foot; the date is `YYYY-MM-DD`. */
  sourceLine(source: string, date: string): string;
  countryName(code: string): string;
  currencyName(code: string): string;
  currencySymbol(currency: string, country: string): string;
  /** An amount or a count with its unit, short enough for a sentence: `$5.2 billion`. */
  quantity(value: number, measure: Measure, name: TrendName): string;
  /** What the figures of a trend count: `Australian dollars`, `people`. */
  unit(measure: Measure, name: TrendName): string;
  percent(value: number): string;
  /** A column's name with the unit of its figures. */
  column: (label: string, unit: string) => string;
  /** Names in one table cell. */
  list: (names: readonly string[]) => string;
  labels: Labels;
  subtitles: Subtitles;
  altTexts: AltTexts;
}

/** Words that stand alone, inside charts and as column names. */
export interface Labels {
  trends: Record<TrendName, string>;
  annualChange: string;
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
}

/** What a trend is about. */
interface TrendScope {
  name: TrendName;
  unit: string;
  period: Period;
  /** Whether any year has an annual change to show. */
  hasChange: boolean;
  /** The first year of the outlook, if there is one. */
  outlookFrom: number | null;
}

/** Measure, unit and period of each chart. */
export interface Subtitles {
  trend(facts: TrendScope): string;
  lifeCycle(stage: LifeCycleStage, period: Period): string;
  productsAndServices(year: number): string;
  majorMarkets(year: number): string;
  imports(year: number): string;
  exports(year: number): string;
  concentration(companies: number, period: Period): string;
  companyMarketShare(year: number): string;
  costStructure(year: number): string;
  supplyChain(year: number): string;
}
