import type { LifeCycleStage } from '@broadsheet/contract';

/** A figure already written out, with its year. */
interface Figure {
  year: number;
  text: string;
}

export interface TrendFinding {
  /** `Revenue`, `Number of businesses`. */
  subject: string;
  /** The last year that is known, and the last of the outlook. */
  last: Figure | null;
  outlook: (Figure & { direction: -1 | 0 | 1 }) | null;
  /** From the first known year to the last, in per cent, where that can be said. */
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
  /** Whether the name is the publisher's own, of which nobody knows the grammar. */
  isOwnName: boolean;
  industry: string;
  sector: string;
  /** Above the sector, as it, or below. */
  direction: -1 | 0 | 1;
}

export interface LifeCycleFinding {
  stage: LifeCycleStage;
  /** Of the share of the economy, a year. */
  direction: -1 | 0 | 1;
  text: string;
}

export type SharesFindingName =
  | 'ProductsAndServices'
  | 'MajorMarkets'
  | 'CompanyMarketShare'
  | 'InternationalTradeImports'
  | 'InternationalTradeExports';

/**
 * What a chart says, as a newspaper would put it: at most ten words. The first is the best, and each that follows is
 * shorter, for where names are long.
 */
export interface Headlines {
  trend(finding: TrendFinding): string[];
  shares(name: SharesFindingName, finding: ShareFinding): string[];
  concentration(companies: number, text: string): string[];
  costStructure(finding: CostFinding): string[];
  lifeCycle(finding: LifeCycleFinding): string[];
  supplyChain(suppliers: number, buyers: number): string[];
  /** Whether it is short enough to be read at a glance. */
  fits(headline: string): boolean;
  /** The industry's name before what else the subtitle says. */
  subtitle(industry: string, subtitle: string): string;
}
