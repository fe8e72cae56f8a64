/**
 * What a chart shows, free of how it is drawn: derived from a report document when an edition is
 * made, stored beside it, and turned into a picture by the charts package. Plain JSON: its
 * canonical form is hashed, and the hash names the chart.
 */

/** The languages whose words, numbers and dates we write ourselves. */
export const locales = ['en', 'ja'] as const;
export type Locale = (typeof locales)[number];

/** What every chart carries besides its figures. */
export interface ChartHeading {
  /** Of the definition of its family. */
  name: string;
  /** The headline: the industry and the country. */
  title: string;
  /** Measure, unit and period. */
  subtitle: string;
  /** The source and date line at the foot. */
  source: string;
  /** Kind of chart and main message, one or two sentences. */
  altText: string;
  /** Decides how numbers are written inside the image. */
  locale: Locale;
}

/** Amounts are in whole units of `currency`, counts in ones; the chart picks thousands or billions. */
export type Measure = { kind: 'currency'; currency: string; symbol: string } | { kind: 'count' };

export interface TrendPoint {
  year: number;
  /** Null where the figure is missing: a gap, never zero. */
  value: number | null;
  /** Per cent on the year before; null where either year is missing or the base is not positive. */
  change: number | null;
  outlook: boolean;
}

/** Revenue, Employees, Businesses, Establishments, ProfitMargin. */
export interface TrendChart extends ChartHeading {
  kind: 'trend';
  measure: Measure;
  points: TrendPoint[];
  words: { value: string; change: string; actual: string; outlook: string };
}

export const lifeCycleStages = ['growth', 'maturity', 'decline'] as const;
export type LifeCycleStage = (typeof lifeCycleStages)[number];

export interface LifeCyclePosition {
  name: string;
  /** Average annual change of the industry's share of the economy, per cent. */
  economicShareGrowth: number;
  /** Average annual change of the number of establishments, per cent. */
  establishmentGrowth: number;
}

export interface LifeCycleChart extends ChartHeading {
  kind: 'life-cycle';
  stage: LifeCycleStage;
  industry: LifeCyclePosition;
  neighbours: LifeCyclePosition[];
  words: Record<LifeCycleStage | 'economicShareGrowth' | 'establishmentGrowth', string>;
}

export interface SharePart {
  name: string;
  /** Per cent of the whole. */
  share: number;
}

/** ProductsAndServices, MajorMarkets, CompanyMarketShare. */
export interface SharesChart extends ChartHeading {
  kind: 'shares';
  /** As published, unsorted; they sum to 100. */
  parts: SharePart[];
  /** The remainder, where the document names one; drawn last. */
  other: SharePart | null;
  words: { other: string; share: string };
}

export interface TradePart extends SharePart {
  /** ISO 3166-1 alpha-2; null for a remainder such as "Other countries". */
  country: string | null;
}

/** InternationalTradeImports, InternationalTradeExports. */
export interface TradeChart extends ChartHeading {
  kind: 'trade';
  direction: 'imports' | 'exports';
  parts: TradePart[];
  words: { other: string; share: string };
}

export interface ConcentrationPoint {
  year: number;
  industry: number | null;
  sector: number | null;
}

export interface ConcentrationChart extends ChartHeading {
  kind: 'concentration';
  /** How many of the largest companies are added up. */
  companies: number;
  points: ConcentrationPoint[];
  words: { industry: string; sector: string };
}

export interface CostPart {
  name: string;
  /** Per cent of revenue. Profit may be negative. */
  industry: number;
  sector: number;
}

export interface CostStructureChart extends ChartHeading {
  kind: 'cost-structure';
  parts: CostPart[];
  words: { industry: string; sector: string };
}

export interface SupplyChainLink {
  name: string;
  /** For a second-tier industry, the names of the first-tier industries it deals with. */
  via: string[];
}

export interface SupplyChainChart extends ChartHeading {
  kind: 'supply-chain';
  industry: string;
  suppliers: { first: SupplyChainLink[]; second: SupplyChainLink[] };
  buyers: { first: SupplyChainLink[]; second: SupplyChainLink[] };
  words: {
    firstSuppliers: string;
    secondSuppliers: string;
    firstBuyers: string;
    secondBuyers: string;
  };
}

export type ChartData =
  | TrendChart
  | LifeCycleChart
  | SharesChart
  | TradeChart
  | ConcentrationChart
  | CostStructureChart
  | SupplyChainChart;
export type ChartKind = ChartData['kind'];
