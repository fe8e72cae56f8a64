import type { LifeCycleStage } from '@broadsheet/contract';
import type { Period, TrendName } from './words.js';

/** A figure already written out, with the year it belongs to. */
export interface DatedText {
  year: number;
  text: string;
}

/** What a trend says, found in the data; each figure may be missing. */
export interface TrendFacts {
  name: TrendName;
  period: Period;
  /** Whether any year has an annual change to show. */
  hasChange: boolean;
  /** The first and last historical years with a figure; the same one if there is only one. */
  first: DatedText | null;
  last: DatedText | null;
  /** Per cent from first to last; null where the first is not positive or the last is a loss. */
  change: number | null;
  /** The highest historical year, where it is neither the first nor the last, and no loss. */
  peak: DatedText | null;
  /** The last year of the outlook. */
  outlook: DatedText | null;
}

interface LifeCycleFacts {
  stage: LifeCycleStage;
  period: Period;
  /** Average annual changes in per cent, exact: they are rounded where they are written. */
  growth: { economicShare: number; establishments: number };
}

interface NamedFigure {
  name: string;
  share: number;
}

export interface ShareFacts {
  /** The largest three parts at most, largest first, the remainder not among them. */
  leading: NamedFigure[];
  /** What the leading parts add up to, per cent. */
  together: number;
  /** How many parts there are, the remainder included. */
  count: number;
}

export interface ConcentrationFacts {
  companies: number;
  period: Period;
  first: DatedText | null;
  last: DatedText | null;
  change: number | null;
  /** The sector's figure in the last year with one. */
  sector: DatedText | null;
}

export interface CostFacts {
  largest: { name: string; industry: number; sector: number } | null;
  profit: { name: string; industry: number; sector: number } | null;
}

export interface SupplyChainFacts {
  suppliers: string[];
  buyers: string[];
  secondSuppliers: number;
  secondBuyers: number;
}

/** One or two sentences a chart: its kind, and the main message with figures from the data. */
export interface AltTexts {
  trend(facts: TrendFacts): string;
  lifeCycle(facts: LifeCycleFacts): string;
  productsAndServices(facts: ShareFacts): string;
  majorMarkets(facts: ShareFacts): string;
  companyMarketShare(facts: ShareFacts): string;
  imports(facts: ShareFacts): string;
  exports(facts: ShareFacts): string;
  concentration(facts: ConcentrationFacts): string;
  costStructure(facts: CostFacts): string;
  supplyChain(facts: SupplyChainFacts): string;
}
