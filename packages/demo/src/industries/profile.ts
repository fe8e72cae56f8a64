import type { CostCategoryName } from '@broadsheet/reports';

/** A part of a whole and how much it weighs; the weights need not add up to anything. */
export type Weighted = readonly [name: string, weight: number];

/** An industry and its code in the country's classification; null where none fits. */
export type RelatedIndustry = readonly [title: string, code: string | null];

/** An industry of the second tier and the one of the first that it deals with. */
export type SecondTierIndustry = readonly [title: string, code: string | null, via: string];

/** How the years of the pandemic and after went for an industry. */
export type Shape =
  'steady' | 'hospitality' | 'travel' | 'commodity' | 'property' | 'digital' | 'print';

/** What is typed in by hand for one demo industry; every figure of its report follows from it. */
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
  /** Annual change of the number of establishments beside what revenue brings, per cent. */
  establishmentGrowth: number;
  /** Profit in per cent of revenue in an ordinary year. */
  margin: number;
  /** Costs by weight; scaled to what profit leaves of revenue. */
  costs: Partial<Record<Exclude<CostCategoryName, 'Profit'>, number>>;
  products: readonly Weighted[];
  markets: readonly Weighted[];
  /** Countries by weight, and how much of the whole they stand for, per cent. */
  imports?: { partners: readonly Weighted[]; named: number };
  exports?: { partners: readonly Weighted[]; named: number };
  /** The leading companies' market shares, largest first, at most four. */
  companies: readonly Weighted[];
  neighbours: readonly RelatedIndustry[];
  suppliers: readonly RelatedIndustry[];
  secondSuppliers: readonly SecondTierIndustry[];
  buyers: readonly RelatedIndustry[];
  secondBuyers: readonly SecondTierIndustry[];
}
