import { describe, expect, it } from 'vitest';
import { findImageName, imageNames, images } from '../src/index.js';

describe('image names', () => {
  it('are the fourteen of the specification, in its order', () => {
    expect(imageNames).toEqual([
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
    for (const name of imageNames) expect(images[name].length, name).toBeGreaterThan(20);
  });

  it('are found in any letter case, and in no other form', () => {
    for (const name of imageNames) {
      expect(findImageName(name.toLowerCase())).toBe(name);
      expect(findImageName(name.toUpperCase())).toBe(name);
    }
    for (const text of ['', 'revenues', ' revenue', 'constructor', '__proto__']) {
      expect(findImageName(text), text).toBeUndefined();
    }
  });
});
