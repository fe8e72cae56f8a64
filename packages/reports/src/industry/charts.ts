import type { ChartData } from '@broadsheet/contract';
import { buildChartContext, type ChartContext } from './chart-heading.js';
import { buildConcentrationChart } from './concentration-chart.js';
import { buildCostStructureChart } from './cost-structure-chart.js';
import type { IndustryDocument } from './document.js';
import { buildLifeCycleChart } from './life-cycle-chart.js';
import { buildCompanySharesChart, buildNamedSharesChart } from './shares-chart.js';
import { buildSupplyChainChart } from './supply-chain-chart.js';
import { buildTradeChart } from './trade-chart.js';
import { buildTrendChart } from './trend-chart.js';

/**
 * The charts of a checked document, in the order in which images are listed. A chart is known by the
 * hash of its JSON, so its names are written in the order of the alphabet, on every level.
 */
export function buildIndustryCharts(document: IndustryDocument): ChartData[] {
  const context = buildChartContext(document);
  return [...buildTrends(context), ...buildBreakdowns(context), ...buildStructure(context)];
}

function* buildTrends(context: ChartContext): Iterable<ChartData> {
  const { Revenue, Employees, Businesses, Establishments, Profit, LifeCycle } = context.document;
  if (Revenue) yield buildTrendChart(context, 'Revenue', Revenue);
  if (Employees) yield buildTrendChart(context, 'Employees', Employees);
  if (Businesses) yield buildTrendChart(context, 'Businesses', Businesses);
  if (Establishments) yield buildTrendChart(context, 'Establishments', Establishments);
  if (Profit) yield buildTrendChart(context, 'ProfitMargin', Profit);
  const lifeCycle = LifeCycle && buildLifeCycleChart(context, LifeCycle);
  if (lifeCycle) yield lifeCycle;
}

function* buildBreakdowns(context: ChartContext): Iterable<ChartData> {
  const { ProductsAndServices, MajorMarkets, Imports, Exports } = context.document;
  if (ProductsAndServices) {
    yield buildNamedSharesChart(context, 'ProductsAndServices', ProductsAndServices);
  }
  if (MajorMarkets) yield buildNamedSharesChart(context, 'MajorMarkets', MajorMarkets);
  if (Imports) yield buildTradeChart(context, 'imports', Imports);
  if (Exports) yield buildTradeChart(context, 'exports', Exports);
}

function* buildStructure(context: ChartContext): Iterable<ChartData> {
  const { MarketShareConcentration, CompanyMarketShare, CostStructure, SupplyChain } =
    context.document;
  if (MarketShareConcentration) yield buildConcentrationChart(context, MarketShareConcentration);
  if (CompanyMarketShare) yield buildCompanySharesChart(context, CompanyMarketShare);
  if (CostStructure) yield buildCostStructureChart(context, CostStructure);
  if (SupplyChain) yield buildSupplyChainChart(context, SupplyChain);
}
