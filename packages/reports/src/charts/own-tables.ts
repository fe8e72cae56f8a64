/** The tables of charts that no general kind draws. */
import type {
  ConcentrationChart,
  CostStructureChart,
  LifeCycleChart,
  SupplyChainChart,
  SupplyChainLink,
} from '@broadsheet/contract';
import { roundRatio } from '../figures/rounding.js';
import type { Words } from '../words/words.js';
import type { ChartTable } from './kind-tables.js';

export function buildLifeCycleTable(data: LifeCycleChart, { labels, column }: Words): ChartTable {
  const { percentUnit, growthUnit } = labels;
  const { name, economicShareGrowth, establishmentGrowth } = data.industry;
  const stage = data.words[data.stage];
  return {
    unit: growthUnit,
    columns: [
      labels.name,
      column(data.words.economicShareGrowth, percentUnit),
      column(data.words.establishmentGrowth, percentUnit),
      labels.stage,
    ],
    units: [undefined, percentUnit, percentUnit, undefined],
    hasYears: false,
    rows: [
      [name, roundRatio(economicShareGrowth), roundRatio(establishmentGrowth), stage],
      ...data.neighbours.map((neighbour) => [
        neighbour.name,
        neighbour.economicShareGrowth,
        neighbour.establishmentGrowth,
        null,
      ]),
    ],
  };
}

export function buildConcentrationTable(
  { points, words: own }: ConcentrationChart,
  words: Words,
): ChartTable {
  const { percentUnit, year } = words.labels;
  return {
    unit: percentUnit,
    columns: [year, words.column(own.industry, percentUnit), words.column(own.sector, percentUnit)],
    units: [undefined, percentUnit, percentUnit],
    hasYears: true,
    rows: points.map((point) => [point.year, point.industry, point.sector]),
  };
}

export function buildCostStructureTable(
  { parts, words: own }: CostStructureChart,
  words: Words,
): ChartTable {
  const { percentUnit, costCategory } = words.labels;
  return {
    unit: percentUnit,
    columns: [
      costCategory,
      words.column(own.industry, percentUnit),
      words.column(own.sector, percentUnit),
    ],
    units: [undefined, percentUnit, percentUnit],
    hasYears: false,
    rows: parts.map(({ name, industry, sector }) => [name, industry, sector]),
  };
}

export function buildSupplyChainTable(data: SupplyChainChart, { labels, list }: Words): ChartTable {
  const { suppliers, buyers, words: own } = data;
  const tier = (name: string, links: readonly SupplyChainLink[]) =>
    links.map((link) => [name, link.name, link.via.length === 0 ? data.industry : list(link.via)]);
  return {
    unit: labels.industriesUnit,
    columns: [labels.tier, labels.industry, labels.via],
    units: [],
    hasYears: false,
    rows: [
      ...tier(own.secondSuppliers, suppliers.second),
      ...tier(own.firstSuppliers, suppliers.first),
      ...tier(own.firstBuyers, buyers.first),
      ...tier(own.secondBuyers, buyers.second),
    ],
  };
}
