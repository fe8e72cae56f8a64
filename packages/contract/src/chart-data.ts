/**
 * What a chart shows, independent of how it is drawn: derived from a report document when an
 * edition is made, stored beside it, and drawn by the charts package. Plain JSON: its canonical
 * form is hashed, and the hash names the chart.
 */

/** The languages whose words, numbers and dates we write ourselves. */
export const locales = ['en', 'ja'] as const;
export type Locale = (typeof locales)[number];

/** The parts of every chart besides its figures. */
export interface ChartHeading {
  /** The name in the definition of its family. */
  name: string;
  /** The headline: the industry and the country. */
  title: string;
  /** Measure, unit and period. */
  subtitle: string;
  /** The line at the bottom with source and date. */
  source: string;
  /** Kind of chart and main message, one or two sentences. */
  altText: string;
  /** Decides how numbers are written in the image. */
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
  /** The quarter or month as it is written; absent if the figure is of the whole year. */
  label?: string;
  /** Null if the figure is missing: a gap, never zero. */
  value: number | null;
  /**
   * Per cent on the previous year (for a quarter or month, on the same one of that year); null if
   * either figure is missing or the base is not positive. For percentages, the change in points.
   */
  change: number | null;
  outlook: boolean;
}

/** A figure over time: revenue by year, a price by month. */
export interface TrendChart extends ChartHeading {
  kind: 'trend';
  measure: Measure;
  /** If they have labels, one for every quarter or month, in order. */
  points: TrendPoint[];
  words: {
    value: string;
    change: string;
    /** The unit of changes; absent for per cent. */
    changeUnit?: string;
    actual: string;
    outlook: string;
    /** The kind of period of a point; absent for years. */
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
  /** The remainder, if the document names one; drawn last. */
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
  /** Absent if the map does not show trade. */
  direction?: 'imports' | 'exports';
  parts: TradePart[];
  words: { other: string; share: string };
}

export interface RankingRow {
  name: string;
  /** Null if the figure is missing or withheld: last, and without a rank. */
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

/** A level of a scale: from the end of the previous one to below its own end. */
export interface ScoreBand {
  name: string;
  /** The end of the last level is the maximum, which belongs to it. */
  below: number;
}

/** The range of scores, and what they mean. */
export interface ScoreScale {
  minimum: number;
  maximum: number;
  /** In ascending order; empty if scores have no levels. */
  bands: ScoreBand[];
}

/** The level of a score; undefined if the scale has no levels. */
export function findScoreBand({ bands }: ScoreScale, score: number): ScoreBand | undefined {
  return bands.find(({ below }) => score < below) ?? bands.at(-1);
}

export interface Score {
  name: string;
  /** Null if it is missing. */
  score: number | null;
  /** Its weight in per cent. */
  weight?: number;
  /** Marks a score that is made up of others. */
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
  /** Null if it is missing: a gap. */
  score: number | null;
  outlook: boolean;
}

/** One score over the years, with the levels of its scale behind it. */
export interface ScoreHistoryChart extends ChartHeading {
  kind: 'score-history';
  scale: ScoreScale;
  points: ScorePoint[];
  words: { score: string; level: string; actual: string; outlook: string };
}

export interface SpreadPoint {
  year: number;
  /** One for each name; null if it is missing: a gap. */
  values: (number | null)[];
  outlook: boolean;
}

/** How figures are spread in each year: percentiles, or the lowest, the average and the highest. */
export interface SpreadChart extends ChartHeading {
  kind: 'spread';
  measure: Measure;
  /**
   * The names of the values of a point, lowest first: an odd number, with the main one in the
   * middle.
   */
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
