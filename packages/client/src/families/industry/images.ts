// Written by `npm run generate` from the contract; do not edit.

/** What names a chart of an industry report. */
export type ImageName =
  | 'Revenue'
  | 'Employees'
  | 'Businesses'
  | 'Establishments'
  | 'ProfitMargin'
  | 'LifeCycle'
  | 'ProductsAndServices'
  | 'MajorMarkets'
  | 'InternationalTradeImports'
  | 'InternationalTradeExports'
  | 'MarketShareConcentration'
  | 'CompanyMarketShare'
  | 'CostStructure'
  | 'SupplyChain';

/** Every chart of an industry report, in the order in which they are listed. */
export const imageNames: readonly ImageName[] = [
  'Revenue',
  'Employees',
  'Businesses',
  'Establishments',
  'ProfitMargin',
  'LifeCycle',
  'ProductsAndServices',
  'MajorMarkets',
  'InternationalTradeImports',
  'InternationalTradeExports',
  'MarketShareConcentration',
  'CompanyMarketShare',
  'CostStructure',
  'SupplyChain',
];
