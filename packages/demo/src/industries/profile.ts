import type { CostCategoryName } from '@broadsheet/reports';

/** Parts of a whole by name; the weights need not add up to anything. */
export type Weights = Readonly<Record<string, number>>;

/** Industries by title, each with its code in the country's classification; null if none fits. */
export type Titles = Readonly<Record<string, string | null>>;

/** Industries of the second tier, under the title of the first-tier industry that they deal with. */
export type SecondTier = Readonly<Record<string, Titles>>;

/** Countries by weight, and their combined share of the whole, per cent. */
export interface Trade {
  named: number;
  /**
   * Trade: exports as a share of revenue, imports as a share of domestic demand; random if left
   * out.
   */
  share?: number;
  partners: Weights;
}

/** How the years of the pandemic and after went for an industry. */
export type Shape =
  | 'steady'
  | 'hospitality'
  | 'travel'
  | 'commodity'
  | 'property'
  | 'digital'
  | 'print';

/** Hand-written data of one demo industry; every figure of its report follows from it. */
export interface IndustryProfile {
  country: string;
  code: string;
  title: string;
  sector: string;
  shape: Shape;
  /** Revenue of the latest year, in whole units of the country's currency. */
  revenue: number;
  /** Usual annual change of revenue in the past and in the outlook, per cent. */
  growth: number;
  outlookGrowth: number;
  revenuePerEmployee: number;
  employeesPerEstablishment: number;
  /** At least 1: a business has one establishment or more. */
  establishmentsPerBusiness: number;
  /**
   * Annual change of the number of establishments in addition to the effect of revenue, per cent.
   */
  establishmentGrowth: number;
  /** Profit in per cent of revenue in an ordinary year. */
  margin: number;
  /** Costs by weight; scaled to revenue less profit. */
  costs: Partial<Record<Exclude<CostCategoryName, 'Profit'>, number>>;
  products: Weights;
  markets: Weights;
  imports?: Trade;
  exports?: Trade;
  /** The leading companies' market shares in per cent, largest first, at most four. */
  companies: Weights;
  neighbours: Titles;
  suppliers: Titles;
  secondSuppliers: SecondTier;
  buyers: Titles;
  secondBuyers: SecondTier;
}
