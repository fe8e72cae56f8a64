import type { LifeCycleStage } from '@broadsheet/contract';

/** A figure already written out, with its year. */
interface Figure {
  year: number;
  text: string;
}

export interface TrendFinding {
  /** `Revenue`, `Number of businesses`. */
  subject: string;
  /** The last known year, and the last of the outlook. */
  last: Figure | null;
  outlook: (Figure & { direction: -1 | 0 | 1 }) | null;
  /** From the first known year to the last, in per cent, if it can be computed. */
  change: { from: number; to: number; direction: -1 | 0 | 1; text: string } | null;
  /** Whether the last figure is a loss; its text is then without the sign. */
  isLoss: boolean;
}

/** The largest part of a whole. */
export interface ShareFinding {
  name: string;
  text: string;
}

export interface CostFinding {
  name: string;
  /** Whether the publisher chose the name; its grammatical number is then unknown. */
  isOwnName: boolean;
  industry: string;
  sector: string;
  /** Above the sector, equal to it, or below. */
  direction: -1 | 0 | 1;
}

export interface LifeCycleFinding {
  stage: LifeCycleStage;
  /** Change of the share of the economy per year. */
  direction: -1 | 0 | 1;
  text: string;
}

export type SharesFindingName =
  | 'ProductsAndServices'
  | 'MajorMarkets'
  | 'CompanyMarketShare'
  | 'InternationalTradeImports'
  | 'InternationalTradeExports';

interface HeadlineLength {
  length: number;
  most: number;
  unit: 'words' | 'characters';
}

/**
 * The message of a chart, like a newspaper headline: at most ten words. The first is the best, and
 * each following one is shorter, for long names.
 */
export interface Headlines {
  trend(finding: TrendFinding): string[];
  shares(name: SharesFindingName, finding: ShareFinding): string[];
  concentration(companies: number, text: string): string[];
  costStructure(finding: CostFinding): string[];
  lifeCycle(finding: LifeCycleFinding): string[];
  supplyChain(suppliers: number, buyers: number): string[];
  /** How long a headline is, and how long it can be to be read at a glance. */
  measure(headline: string): HeadlineLength;
  /** The industry's name before the rest of the subtitle. */
  subtitle(industry: string, subtitle: string): string;
}
