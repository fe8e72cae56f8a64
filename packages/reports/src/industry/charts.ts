import type { ChartData, IndustryChartName } from '@broadsheet/contract';
import { buildChartContext, type ChartContext } from './chart-context.js';
import { buildConcentrationChart } from './concentration-chart.js';
import { buildCostStructureChart } from './cost-structure-chart.js';
import type { IndustryDocument } from './document.js';
import { headChart } from './headlines.js';
import { buildLifeCycleChart } from './life-cycle-chart.js';
import { buildCompanySharesChart, buildNamedSharesChart } from './shares-chart.js';
import { buildSupplyChainChart } from './supply-chain-chart.js';
import { buildTradeChart } from './trade-chart.js';
import { buildTrendChart } from './trend-chart.js';

/**
 * The charts of a checked document by name. A chart is identified by the hash of its JSON, so
 * property names are in alphabetical order, on every level.
 */
export function buildIndustryCharts(document: IndustryDocument): IndustryCharts {
  const context = buildChartContext(document);
  const charts = {
    ...buildTrends(context),
    ...buildBreakdowns(context),
    ...buildStructure(context),
  };
  return headCharts(context, charts);
}

/** Each is undefined if the document lacks its data. */
export type IndustryCharts = Record<IndustryChartName, ChartData | undefined>;

function headCharts(context: ChartContext, charts: IndustryCharts): IndustryCharts {
  const { Headlines, AutoHeadlines } = context.document;
  if (!Headlines && !AutoHeadlines) return charts;
  const headed = Object.entries(charts).map(([name, chart]) => [
    name,
    chart && headChart(context, chart),
  ]);
  return Object.fromEntries(headed) as IndustryCharts;
}

function buildTrends(context: ChartContext) {
  const { Revenue, Employees, Businesses, Establishments, Profit, LifeCycle } = context.document;
  return {
    Revenue: Revenue && buildTrendChart(context, 'Revenue', Revenue),
    Employees: Employees && buildTrendChart(context, 'Employees', Employees),
    Businesses: Businesses && buildTrendChart(context, 'Businesses', Businesses),
    Establishments: Establishments && buildTrendChart(context, 'Establishments', Establishments),
    ProfitMargin: Profit && buildTrendChart(context, 'ProfitMargin', Profit),
    LifeCycle: LifeCycle && buildLifeCycleChart(context, LifeCycle),
  };
}

function buildBreakdowns(context: ChartContext) {
  const { ProductsAndServices, MajorMarkets, Imports, Exports } = context.document;
  return {
    ProductsAndServices:
      ProductsAndServices &&
      buildNamedSharesChart(context, 'ProductsAndServices', ProductsAndServices),
    MajorMarkets: MajorMarkets && buildNamedSharesChart(context, 'MajorMarkets', MajorMarkets),
    InternationalTradeImports: Imports && buildTradeChart(context, 'imports', Imports),
    InternationalTradeExports: Exports && buildTradeChart(context, 'exports', Exports),
  };
}

function buildStructure(context: ChartContext) {
  const { MarketShareConcentration, CompanyMarketShare, CostStructure, SupplyChain } =
    context.document;
  return {
    MarketShareConcentration:
      MarketShareConcentration && buildConcentrationChart(context, MarketShareConcentration),
    CompanyMarketShare: CompanyMarketShare && buildCompanySharesChart(context, CompanyMarketShare),
    CostStructure: CostStructure && buildCostStructureChart(context, CostStructure),
    SupplyChain: SupplyChain && buildSupplyChainChart(context, SupplyChain),
  };
}
