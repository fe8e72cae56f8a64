import { describe, expect, it } from 'vitest';
import { industryChartNames, industryCharts } from '../src/index.js';

describe('image names', () => {
  it('are the fourteen of the specification, in its order', () => {
    expect(industryChartNames).toEqual([
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
    ]);
  });

  it('each say what the chart shows', () => {
    for (const name of industryChartNames)
      expect(industryCharts[name].length, name).toBeGreaterThan(20);
  });
});
