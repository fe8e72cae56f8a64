import fc from 'fast-check';
import { costCategories } from '../../src/industry/document-structure.js';
import type { IndustryDocument } from '../../src/industry/document.js';

/** Names that a font can draw, distinct regardless of letter case. */
const name = fc
  .tuple(
    fc.constantFrom('Red', 'Ále', 'Ωmega', 'Жар', 'ビール', '酒類'),
    fc.stringMatching(/^[a-z0-9]{1,50}$/),
  )
  .map(([word, rest]) => `${word} ${rest}`);
const names = (minLength: number, maxLength: number) =>
  fc.uniqueArray(name, {
    minLength,
    maxLength,
    selector: (text) => text.normalize('NFKC').toLowerCase(),
  });

/** Consecutive years of known and unknown figures; at least the first two are known. */
function series(value: fc.Arbitrary<number>) {
  return fc
    .record({
      start: fc.integer({ min: 1950, max: 2010 }),
      values: fc.array(fc.option(value, { freq: 8 }), { minLength: 0, maxLength: 12 }),
      firsts: fc.tuple(value, value),
    })
    .map(({ start, firsts, values }) =>
      [...firsts, ...values].map((Value, index) => ({ Year: start + index, Value })),
    );
}

const outlookSeries = (value: fc.Arbitrary<number>) =>
  fc
    .tuple(series(value), fc.nat({ max: 5 }))
    .map(([points, outlook]) =>
      points.map((point, index) =>
        index >= Math.max(2, points.length - outlook) ? { ...point, Outlook: true } : point,
      ),
    );

const counts = outlookSeries(fc.integer({ min: 1, max: 1e7 }));
const amounts = outlookSeries(fc.double({ min: 1e3, max: 1e13, noNaN: true }));

/** Tenths that add up to exactly 100, for any number of parts. */
const hundred = (count: number) =>
  fc
    .array(fc.integer({ min: 1, max: 100 }), { minLength: count, maxLength: count })
    .map((weights) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      const tenths = weights.map((weight) => Math.floor((weight / total) * 1000));
      const missing = 1000 - tenths.reduce((sum, tenth) => sum + tenth, 0);
      return tenths.map((tenth, index) => (index === 0 ? tenth + missing : tenth) / 10);
    });

const shares = names(1, 12).chain((list) =>
  hundred(list.length).map((figures) =>
    list.map((Name, index) => ({ Name, Share: figures[index] ?? 0 })),
  ),
);

const partners = fc
  .uniqueArray(fc.constantFrom('NZ', 'FR', 'JP', 'US', 'CN', 'BR', 'ZA', 'FJ'), { minLength: 1 })
  .chain((list) =>
    hundred(list.length + 1).map((figures) =>
      list.map((Country, index) => ({ Country, Share: figures[index] ?? 0 })),
    ),
  )
  .filter((list) => list.some(({ Share }) => Share > 0));

const costs = fc.uniqueArray(fc.constantFrom(...costCategories), { minLength: 2 }).chain((list) =>
  fc.tuple(hundred(list.length), hundred(list.length)).map(([industry, sector]) =>
    list.map((Category, index) => ({
      Category,
      Industry: industry[index] ?? 0,
      Sector: sector[index] ?? 0,
    })),
  ),
);

const chain = names(1, 12).chain((first) =>
  fc.record({
    FirstTierSuppliers: fc.constant(first.map((Title) => ({ Title }))),
    SecondTierSuppliers: names(0, 12).map((second) =>
      second.map((Title, index) => ({ Title, Via: [first[index % first.length] ?? ''] })),
    ),
    FirstTierBuyers: names(0, 12).map((list) => list.map((Title) => ({ Title }))),
  }),
);

const concentration = series(fc.double({ min: 0, max: 100, noNaN: true })).map((points) => ({
  Companies: 4,
  Points: points.map(({ Year, Value }) => ({ Year, Industry: Value, Sector: Value })),
}));

/** The stage needs years that both series have: they begin together, with two known ones. */
function alignLifeCycle(document: IndustryDocument): IndustryDocument {
  const { LifeCycle, Establishments } = document;
  const start = Establishments?.[0]?.Year;
  if (LifeCycle === undefined || start === undefined) return document;
  const EconomicShare = LifeCycle.EconomicShare.map((point, index) => ({
    ...point,
    Year: start + index,
  }));
  return { ...document, LifeCycle: { ...LifeCycle, EconomicShare } };
}

const unaligned: fc.Arbitrary<IndustryDocument> = fc.record(
  {
    Country: fc.constantFrom('AU', 'NZ', 'US', 'GB', 'JP', 'DE'),
    Code: fc.stringMatching(/^[A-Za-z0-9]{1,16}$/),
    Language: fc.constantFrom('English', 'Japanese', 'German'),
    Title: name,
    Sector: name,
    Source: name,
    DataDate: fc.constant('2026-06-30'),
    Currency: fc.constantFrom('AUD', 'NZD', 'USD', 'GBP', 'JPY', 'CHF'),
    Revenue: amounts,
    ValueAdded: amounts,
    Wages: amounts,
    ExportValue: amounts,
    ImportValue: amounts,
    DomesticDemand: amounts,
    Employees: counts,
    Businesses: counts,
    Establishments: counts,
    LifeCycle: series(fc.double({ min: 0.001, max: 50, noNaN: true })).map((EconomicShare) => ({
      EconomicShare,
    })),
    ProductsAndServices: shares,
    MajorMarkets: shares,
    Imports: partners,
    Exports: partners,
    MarketShareConcentration: concentration,
    CompanyMarketShare: shares,
    CostStructure: costs,
    SupplyChain: chain,
  },
  {
    requiredKeys: [
      'Country',
      'Code',
      'Language',
      'Title',
      'Sector',
      'Source',
      'DataDate',
      'Currency',
      'Establishments',
    ],
  },
);

/** Correct documents of every kind, with any of the blocks left out. */
export const anyDocument = unaligned.map(alignLifeCycle);
