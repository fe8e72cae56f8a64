import type { ImageName } from '@broadsheet/client';

interface ChartSection {
  id: string;
  title: string;
  names: ImageName[];
}

/** The order in which a person reads a report: what it earns, who takes part, with whom it deals. */
export const chartSections: ChartSection[] = [
  {
    id: 'performance',
    title: 'Performance',
    names: ['Revenue', 'ProfitMargin', 'Employees', 'Businesses', 'Establishments'],
  },
  { id: 'life-cycle', title: 'Life cycle', names: ['LifeCycle'] },
  { id: 'products', title: 'Products and markets', names: ['ProductsAndServices', 'MajorMarkets'] },
  {
    id: 'trade',
    title: 'International trade',
    names: ['InternationalTradeImports', 'InternationalTradeExports'],
  },
  {
    id: 'competition',
    title: 'Competition',
    names: ['MarketShareConcentration', 'CompanyMarketShare'],
  },
  { id: 'costs', title: 'Costs and supply chain', names: ['CostStructure', 'SupplyChain'] },
];

export const chartTitles: Record<ImageName, string> = {
  Revenue: 'Revenue',
  Employees: 'Employment',
  Businesses: 'Businesses',
  Establishments: 'Establishments',
  ProfitMargin: 'Profit',
  LifeCycle: 'Life cycle',
  ProductsAndServices: 'Products and services',
  MajorMarkets: 'Major markets',
  InternationalTradeImports: 'Imports',
  InternationalTradeExports: 'Exports',
  MarketShareConcentration: 'Market share concentration',
  CompanyMarketShare: 'Market share by company',
  CostStructure: 'Cost structure',
  SupplyChain: 'Supply chain',
};
