import { defineFamily, joinSections } from '../family.js';
import { entityIdField } from '../key-fields.js';
import { companySectionBodies } from './bodies/section-bodies.js';
import type { StatementLineName } from './bodies/statement-lines.js';
import { companySections } from './sections.js';
import { japanese } from './words-ja.js';

/** The sections that say most about a company in a few lines. */
const comparedLines: StatementLineName[] = [
  ...(['TotalRevenue', 'GrossProfit', 'EBITDA', 'EBIT', 'NetProfitAfterTax'] as const),
  ...(['TotalAssets', 'TotalDebt', 'TotalEquity', 'OperatingCashFlow', 'FreeCashFlow'] as const),
  ...(['Employees', 'EarningsPerShare', 'DividendsPerShare', 'RevenuePerEmployee'] as const),
];

export const company = defineFamily({
  name: 'company',
  typeName: 'Company',
  title: 'Company reports',
  oneReport: 'a company report',
  about:
    'One Australian company: registration, statements, ratios, divisions, people, owners and prospects.',
  calledBy: ['companies', 'firm', 'corporation', '企業', '会社'],
  key: { onlyCountry: 'AU', fields: [entityIdField] },
  impliedBy: 'EntityId',
  sections: joinSections(companySections, companySectionBodies),
  charts: {},
  comparison: [{ section: 'financials', only: comparedLines }, { section: 'financialratios' }],
  words: { Japanese: japanese },
  plainNames: ['sections'],
  example: {
    Country: 'AU',
    key: { EntityId: 1001 },
    Title: 'Example Vineyards Limited',
    Sector: 'Wine and Other Alcoholic Beverage Manufacturing',
    sections: {
      tokens: ['title', 'abn', 'nzbn'],
      results: [
        {
          RequestedSection: 'Title',
          StatusCode: 200,
          Body: { Title: 'Example Vineyards Limited' },
        },
        { RequestedSection: 'ABN', StatusCode: 200, Body: { ABN: '89000000019' } },
        { RequestedSection: 'NZBN', StatusCode: 404, Body: null },
      ],
    },
  },
});
