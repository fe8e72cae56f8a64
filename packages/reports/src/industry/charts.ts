import type { ChartData } from '@broadsheet/contract';
import { buildChartContext, type ChartContext } from './chart-context.js';
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
  const charts = [...buildTrends(context), ...buildBreakdowns(context), ...buildStructure(context)];
  return charts.filter((chart) => chart !== undefined);
}

/** Each undefined where the document lacks what it shows. */
type Charts = (ChartData | undefined)[];

function buildTrends(context: ChartContext): Charts {
  const { Revenue, Employees, Businesses, Establishments, Profit, LifeCycle } = context.document;
  return [
    Revenue && buildTrendChart(context, 'Revenue', Revenue),
    Employees && buildTrendChart(context, 'Employees', Employees),
    Businesses && buildTrendChart(context, 'Businesses', Businesses),
    Establishments && buildTrendChart(context, 'Establishments', Establishments),
    Profit && buildTrendChart(context, 'ProfitMargin', Profit),
    LifeCycle && buildLifeCycleChart(context, LifeCycle),
  ];
}

function buildBreakdowns(context: ChartContext): Charts {
  const { ProductsAndServices, MajorMarkets, Imports, Exports } = context.document;
  return [
    ProductsAndServices &&
      buildNamedSharesChart(context, 'ProductsAndServices', ProductsAndServices),
    MajorMarkets && buildNamedSharesChart(context, 'MajorMarkets', MajorMarkets),
    Imports && buildTradeChart(context, 'imports', Imports),
    Exports && buildTradeChart(context, 'exports', Exports),
  ];
}

function buildStructure(context: ChartContext): Charts {
  const { MarketShareConcentration, CompanyMarketShare, CostStructure, SupplyChain } =
    context.document;
  return [
    MarketShareConcentration && buildConcentrationChart(context, MarketShareConcentration),
    CompanyMarketShare && buildCompanySharesChart(context, CompanyMarketShare),
    CostStructure && buildCostStructureChart(context, CostStructure),
    SupplyChain && buildSupplyChainChart(context, SupplyChain),
  ];
}
