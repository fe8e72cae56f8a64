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

/**
 * Amounts are in whole units of `currency`, counts in ones; the chart picks thousands or billions. The
 * words are in the report's language.
 */
export type Measure =
  | {
      kind: 'currency';
      currency: string;
      symbol: string;
      /** What a price is for: `tonne`. */
      per?: string;
    }
  | {
      kind: 'count';
      /** What is counted: `people`. */
      unit?: string;
    }
  | {
      kind: 'number';
      /** What it is measured in: `%`, `index points`. */
      unit: string;
    };

export interface TrendPoint {
  year: number;
  /** The quarter or month as it is written; absent where the figure is of the whole year. */
  label?: string;
  /** Null where the figure is missing: a gap, never zero. */
  value: number | null;
  /**
   * Per cent on the year before (for a quarter or month, on the same one of it); null where either is
   * missing or the base is not positive. Of percentages: points.
   */
  change: number | null;
  outlook: boolean;
}

/** A figure over time: revenue by year, a price by month. */
export interface TrendChart extends ChartHeading {
  kind: 'trend';
  measure: Measure;
  /** Where they have labels, one for every quarter or month, in order. */
  points: TrendPoint[];
  words: {
    value: string;
    change: string;
    /** What changes are in; absent for per cent. */
    changeUnit?: string;
    actual: string;
    outlook: string;
    /** What a point is; absent for years. */
    period?: string;
  };
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

/** Parts of a whole: products, markets, companies. */
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

/** A map of countries' shares of a whole, such as imports. */
export interface TradeChart extends ChartHeading {
  kind: 'trade';
  /** Absent where the map is of something else than trade. */
  direction?: 'imports' | 'exports';
  parts: TradePart[];
  words: { other: string; share: string };
}

export interface RankingRow {
  name: string;
  /** Null where the figure is missing or withheld: last, and without a rank. */
  value: number | null;
  /** Marks the row that the report is about. */
  highlight?: true;
}

/** Named values of one measure, the highest first. */
export interface RankingChart extends ChartHeading {
  kind: 'ranking';
  measure: Measure;
  rows: RankingRow[];
  words: { value: string; rank: string };
}

/** A level of a scale: from the end of the one before it to below its own. */
export interface ScoreBand {
  name: string;
  /** The last band's is the maximum, which belongs to it. */
  below: number;
}

/** From where to where scores go, and what they mean. */
export interface ScoreScale {
  minimum: number;
  maximum: number;
  /** In rising order; empty where scores have no levels. */
  bands: ScoreBand[];
}

export interface Score {
  name: string;
  /** Null where it is missing. */
  score: number | null;
  /** Per cent of what it is a part of. */
  weight?: number;
  /** Marks a score that others make up. */
  total?: true;
}

/** Named scores on one scale, in the order of the report. */
export interface ScoresChart extends ChartHeading {
  kind: 'scores';
  scale: ScoreScale;
  scores: Score[];
  words: { score: string; level: string; weight: string };
}

export interface ScorePoint {
  year: number;
  /** Null where it is missing: a gap. */
  score: number | null;
  outlook: boolean;
}

/** One score over the years, over the levels of its scale. */
export interface ScoreHistoryChart extends ChartHeading {
  kind: 'score-history';
  scale: ScoreScale;
  points: ScorePoint[];
  words: { score: string; level: string; actual: string; outlook: string };
}

export interface SpreadPoint {
  year: number;
  /** One for each name; null where it is missing: a gap. */
  values: (number | null)[];
  outlook: boolean;
}

/** How figures are spread in each year: percentiles, or the lowest, the average and the highest. */
export interface SpreadChart extends ChartHeading {
  kind: 'spread';
  measure: Measure;
  /** What the values of a point are, lowest first: an odd number, of which the middle one leads. */
  names: string[];
  points: SpreadPoint[];
  words: { value: string; actual: string; outlook: string };
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
  | RankingChart
  | ScoresChart
  | ScoreHistoryChart
  | SpreadChart
  | ConcentrationChart
  | CostStructureChart
  | SupplyChainChart;
export type ChartKind = ChartData['kind'];
