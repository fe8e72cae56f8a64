import type { CostCategoryName, IndustryDocument } from '@broadsheet/reports';
import type { Random } from '../random.js';
import type { IndustryProfile } from './profile.js';
import { roundTenth, splitByWeight } from './shares.js';

type CostStructure = NonNullable<IndustryDocument['CostStructure']>;

/** The order in which costs are listed; profit comes last. */
const order = [
  'Purchases',
  'Wages',
  'Rent',
  'Depreciation',
  'Utilities',
  'Marketing',
  'Other',
] as const;

/** Profit is given by the latest year's figures; the costs share the rest. */
export function buildCostStructure(
  { costs, margin }: IndustryProfile,
  latest: { revenue: number; profit: number },
  random: Random,
): CostStructure {
  const categories = order.filter((category) => costs[category] !== undefined);
  const profit = roundTenth((latest.profit / latest.revenue) * 100);
  const sectorProfit = roundTenth(margin * random.between(0.75, 1.2) + random.between(0, 1.5));
  const weights = categories.map((category) => costs[category] ?? 0);
  const industry = splitByWeight(weights, 100 - profit);
  const sector = splitByWeight(
    weights.map((weight) => weight * random.between(0.8, 1.25)),
    100 - sectorProfit,
  );
  const rows: { category: CostCategoryName; industry: number; sector: number }[] = [
    ...categories.map((category, index) => ({
      category,
      industry: industry[index] ?? 0,
      sector: sector[index] ?? 0,
    })),
    { category: 'Profit', industry: profit, sector: sectorProfit },
  ];
  return rows.map((row) => ({
    Category: row.category,
    Industry: row.industry,
    Sector: row.sector,
  }));
}
