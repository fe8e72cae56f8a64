import type { IndustryDocument } from '../../src/industry/document.js';

const years = [2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];
const outlookYears = [2027, 2028, 2029, 2030, 2031];

/** Ten years and an outlook of five that grow by `step` a year. */
export function buildSeries(start: number, step: number) {
  return [...years, ...outlookYears].map((Year, index) => ({
    Year,
    Value: start + step * index,
    ...(Year > 2026 ? { Outlook: true } : {}),
  }));
}

/**
 * A complete, correct document written by hand, separate from the demo, with changes if a test
 * needs them.
 */
export function buildSample(changes: Partial<IndustryDocument> = {}): IndustryDocument {
  return {
    Country: 'AU',
    Code: '1212',
    Language: 'English',
    Title: 'Beer Manufacturing',
    Sector: 'Manufacturing',
    Source: 'National accounts',
    DataDate: '2026-06-30',
    Currency: 'AUD',
    Revenue: buildSeries(4_000_000_000, 100_000_000),
    Employees: buildSeries(5000, 50),
    Businesses: buildSeries(400, 10),
    Establishments: buildSeries(500, 10),
    Profit: years.map((Year, index) => ({ Year, Value: 300_000_000 + 10_000_000 * index })),
    LifeCycle: {
      EconomicShare: years.map((Year, index) => ({ Year, Value: 0.2 + index * 0.005 })),
      Neighbours: [
        {
          Title: 'Spirit Manufacturing',
          Code: '1213',
          EconomicShareGrowth: 1.5,
          EstablishmentGrowth: 2,
        },
      ],
    },
    ProductsAndServices: [
      { Name: 'Full-strength beer', Share: 61.5 },
      { Name: 'Light beer', Share: 30 },
      { Name: 'Other products', Share: 8.5, Remainder: true },
    ],
    MajorMarkets: [
      { Name: 'Pubs', Share: 40 },
      { Name: 'Liquor shops', Share: 60 },
    ],
    Imports: [
      { Country: 'MX', Share: 40 },
      { Country: 'NL', Share: 25.5 },
    ],
    Exports: [
      { Country: 'NZ', Share: 55 },
      { Country: 'SG', Share: 45 },
    ],
    MarketShareConcentration: {
      Companies: 4,
      Points: years.map((Year, index) => ({ Year, Industry: 80 + index, Sector: 40 })),
    },
    CompanyMarketShare: [
      { Name: 'Mallee Brewing', Share: 44 },
      { Name: 'Two Rivers Beer', Share: 31 },
    ],
    CostStructure: [
      { Category: 'Purchases', Industry: 60, Sector: 55 },
      { Category: 'Wages', Industry: 12, Sector: 20 },
      { Category: 'Other', Name: 'Excise', Industry: 20, Sector: 18 },
      { Category: 'Profit', Industry: 8, Sector: 7 },
    ],
    SupplyChain: {
      FirstTierSuppliers: [{ Title: 'Malting', Code: '1199' }],
      SecondTierSuppliers: [{ Title: 'Grain Growing', Code: '0149', Via: ['Malting'] }],
      FirstTierBuyers: [{ Title: 'Liquor Retailing', Code: '4123' }, { Title: 'Pubs' }],
      SecondTierBuyers: [{ Title: 'Consumers', Via: ['Liquor Retailing', 'Pubs'] }],
    },
    ...changes,
  };
}

/** A document without some of its blocks. */
export function leaveOut(
  document: IndustryDocument,
  ...blocks: (keyof IndustryDocument)[]
): Partial<IndustryDocument> {
  const kept = Object.entries(document).filter(([key]) => !(blocks as string[]).includes(key));
  return Object.fromEntries(kept);
}
