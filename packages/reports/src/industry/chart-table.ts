import type {
  ChartData,
  ConcentrationChart,
  CostStructureChart,
  LifeCycleChart,
  SharesChart,
  SupplyChainChart,
  SupplyChainLink,
  TradeChart,
  TrendChart,
} from '@broadsheet/contract';
import { getWordsByLocale } from '../words/get-words.js';
import { roundTo } from '../words/number-text.js';
import { trendNames, type TrendName, type Words } from '../words/words.js';

/** The exact figures of a chart, to be read aloud, checked or computed with. */
export interface ChartTable {
  /** The unit of the figures that the chart is about. */
  unit: string;
  /** Column names in the report's language, with their units. */
  columns: string[];
  rows: (string | number | null)[][];
}

/** Changes that we worked out; what is published is given as it is. */
const roundDerived = (change: number) => roundTo(change, 2);

export function buildChartTable(data: ChartData): ChartTable {
  const words = getWordsByLocale(data.locale);
  switch (data.kind) {
    case 'trend':
      return buildTrendTable(data, words);
    case 'life-cycle':
      return buildLifeCycleTable(data, words);
    case 'shares':
      return buildSharesTable(data, words);
    case 'trade':
      return buildTradeTable(data, words);
    case 'concentration':
      return buildConcentrationTable(data, words);
    case 'cost-structure':
      return buildCostStructureTable(data, words);
    case 'supply-chain':
      return buildSupplyChainTable(data, words);
  }
}

function buildTrendTable(
  { name, measure, points, words: own }: TrendChart,
  words: Words,
): ChartTable {
  const trendName: TrendName = trendNames.find((trend) => trend === name) ?? 'Revenue';
  const unit = words.unit(measure, trendName);
  const { year, kindOfFigure, percentUnit } = words.labels;
  return {
    unit,
    columns: [
      year,
      words.column(own.value, unit),
      words.column(own.change, percentUnit),
      kindOfFigure,
    ],
    rows: points.map((point) => [
      point.year,
      point.value,
      point.change === null ? null : roundDerived(point.change),
      point.outlook ? own.outlook : own.actual,
    ]),
  };
}

function buildLifeCycleTable(data: LifeCycleChart, { labels, column }: Words): ChartTable {
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
    rows: [
      [name, roundDerived(economicShareGrowth), roundDerived(establishmentGrowth), stage],
      ...data.neighbours.map((neighbour) => [
        neighbour.name,
        neighbour.economicShareGrowth,
        neighbour.establishmentGrowth,
        null,
      ]),
    ],
  };
}

function buildSharesTable(
  { parts, other, words: own }: SharesChart,
  { labels, column }: Words,
): ChartTable {
  const all = other === null ? parts : [...parts, other];
  return {
    unit: labels.percentUnit,
    columns: [labels.name, column(own.share, labels.percentUnit)],
    rows: all.map(({ name, share }) => [name, share]),
  };
}

function buildTradeTable({ parts, words: own }: TradeChart, { labels, column }: Words): ChartTable {
  return {
    unit: labels.percentUnit,
    columns: [labels.country, labels.countryCode, column(own.share, labels.percentUnit)],
    rows: parts.map(({ name, country, share }) => [name, country, share]),
  };
}

function buildConcentrationTable(
  { points, words: own }: ConcentrationChart,
  words: Words,
): ChartTable {
  const { percentUnit, year } = words.labels;
  return {
    unit: percentUnit,
    columns: [year, words.column(own.industry, percentUnit), words.column(own.sector, percentUnit)],
    rows: points.map((point) => [point.year, point.industry, point.sector]),
  };
}

function buildCostStructureTable(
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
    rows: parts.map(({ name, industry, sector }) => [name, industry, sector]),
  };
}

function buildSupplyChainTable(data: SupplyChainChart, { labels, list }: Words): ChartTable {
  const { suppliers, buyers, words: own } = data;
  const tier = (name: string, links: readonly SupplyChainLink[]) =>
    links.map((link) => [name, link.name, link.via.length === 0 ? data.industry : list(link.via)]);
  return {
    unit: labels.industriesUnit,
    columns: [labels.tier, labels.industry, labels.via],
    rows: [
      ...tier(own.secondSuppliers, suppliers.second),
      ...tier(own.firstSuppliers, suppliers.first),
      ...tier(own.firstBuyers, buyers.first),
      ...tier(own.secondBuyers, buyers.second),
    ],
  };
}
