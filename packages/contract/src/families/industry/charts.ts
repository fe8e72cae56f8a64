/**
 * The chart images of an industry report, in the order in which they are listed
 * (interface, table 2.2), each with what it shows.
 */
export const industryCharts = {
  Revenue: 'Total industry revenue and annual change, 10 historical years and a 5-year outlook',
  Employees:
    'Total industry employment and annual change, 10 historical years and a 5-year outlook',
  Businesses: 'Business count and annual change, 10 historical years and a 5-year outlook',
  Establishments: 'Establishment count and annual change, 10 historical years and a 5-year outlook',
  ProfitMargin: 'Total industry profit and annual change, 10 historical years',
  LifeCycle: 'Stage of the industry life cycle, based on economic share and establishment trends',
  ProductsAndServices: 'Breakdown of industry revenue by major product and service lines',
  MajorMarkets: 'Distribution of industry revenue across key markets',
  InternationalTradeImports: "Imports by each country's contribution to import value",
  InternationalTradeExports: "Exports by each country's contribution to export value",
  MarketShareConcentration:
    'Combined market share of the largest companies over time, compared with the sector average',
  CompanyMarketShare:
    'Distribution of industry revenue among key companies versus all other participants',
  CostStructure: 'Average operating cost breakdown by industry and sector, as shares of revenue',
  SupplyChain: 'Major supplier and buyer industries, first and second tiers',
} as const;

export type IndustryChartName = keyof typeof industryCharts;

export const industryChartNames = Object.keys(industryCharts) as IndustryChartName[];
