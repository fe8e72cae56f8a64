import type { LifeCycleStage } from '@broadsheet/contract';
import type { Period } from './moment.js';

/** A figure already written out, with the year it belongs to. */
export interface DatedText {
  year: number;
  text: string;
}

interface LifeCycleFacts {
  stage: LifeCycleStage;
  period: Period;
  /** Average annual changes in per cent, exact: they are rounded when they are written. */
  growth: { economicShare: number; establishments: number };
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

/**
 * For the charts without a general kind, one or two sentences each: its kind, and the main message
 * with figures from the data.
 */
export interface AltTexts {
  lifeCycle(facts: LifeCycleFacts): string;
  concentration(facts: ConcentrationFacts): string;
  costStructure(facts: CostFacts): string;
  supplyChain(facts: SupplyChainFacts): string;
}
