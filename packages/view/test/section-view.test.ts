import { company } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { buildSectionView, type Block, type Measure } from '../src/index.js';
import { blocksOf } from './blocks-of.js';
import { list, madeUpBody, object, seriesItem } from './made-up-section.js';

type Token = keyof typeof company.sections;

function viewOf(token: Token, body: unknown, language = 'English') {
  return buildSectionView({ ...company.sections[token], words: company.words }, { body, language });
}

const financials = {
  Years: [
    { Year: 2025, BalanceDate: '2025-06-30', ProfitAndLoss: { EBITDA: -1234.5, SalesRevenue: 9 } },
    { Year: 2024, BalanceDate: '2024-06-30' },
  ],
  Unit: 'Millions',
  Currency: 'AUD',
};

describe('a body of one value', () => {
  it('is one fact', () => {
    expect(viewOf('rank', { Rank: 1234 })).toEqual({
      title: 'Rank',
      language: 'English',
      blocks: [
        {
          kind: 'facts',
          facts: [
            { name: 'Rank', cell: { text: '1,234', value: 1234 }, measure: { name: 'Rank' } },
          ],
        },
      ],
    });
  });

  it('is named in the language of the report', () => {
    const view = viewOf('balancedate', { 'Balance Date': '2025-06-30' }, 'Japanese');
    expect(view).toMatchObject({
      title: '決算日',
      blocks: [
        { facts: [{ name: '決算日', cell: { text: '2025年6月30日', value: '2025-06-30' } }] },
      ],
    });
  });

  it('has no blocks where there is no data', () => {
    expect(viewOf('rank', null).blocks).toEqual([]);
  });
});

describe('years as columns', () => {
  it('go from the earliest to the latest, with a line for each figure under the name of its statement', () => {
    const [block] = viewOf('financials', financials).blocks;
    expect(block).toEqual({
      kind: 'table',
      unit: 'AUD, millions',
      columns: [
        { name: '', isNumber: false },
        { name: '2024', isNumber: true },
        { name: '2025', isNumber: true },
      ],
      rows: [
        {
          isHeading: false,
          cells: [
            { text: 'Balance date', value: 'Balance date' },
            { text: '30 June 2024', value: '2024-06-30' },
            { text: '30 June 2025', value: '2025-06-30' },
          ],
          measure: { name: 'BalanceDate' },
        },
        { isHeading: true, cells: [{ text: 'Profit and loss', value: 'Profit and loss' }] },
        {
          isHeading: false,
          cells: [
            { text: 'Sales revenue', value: 'Sales revenue' },
            { text: '–', value: null },
            { text: '9', value: 9 },
          ],
          measure: { name: 'SalesRevenue', unit: 'AUD, millions' },
        },
        {
          isHeading: false,
          cells: [
            { text: 'EBITDA', value: 'EBITDA' },
            { text: '–', value: null },
            { text: '\u22121,234.5', value: -1234.5 },
          ],
          measure: {
            name: 'EBITDA',
            unit: 'AUD, millions',
            formula: 'TotalRevenue - CostOfGoodsSold - EmployeeExpenses - OtherOperatingExpenses',
          },
        },
      ],
    });
  });

  it('say their unit as Japanese does', () => {
    expect(viewOf('financials', financials, 'Japanese').blocks[0]).toMatchObject({
      unit: '百万AUD',
    });
  });
});

describe('a figure among amounts of another unit', () => {
  const keyFigures = { Employees: 1234, EarningsPerShare: 0.5, RevenuePerEmployee: 250000 };
  const body = (Unit: string) => ({
    ...{ Currency: 'AUD', Unit },
    Years: [{ Year: 2025, BalanceDate: '2025-06-30', KeyFigures: keyFigures }],
  });
  const namesOf = (Unit: string, language?: string) => {
    const [block] = viewOf('financials', body(Unit), language).blocks;
    return block?.kind === 'table' ? block.rows.slice(2).map(({ cells }) => cells[0]?.text) : [];
  };

  it('says its own in its name', () => {
    expect(namesOf('Millions')).toEqual([
      'Employees (number)',
      'Earnings per share (AUD)',
      'Revenue per employee (AUD)',
    ]);
    expect(namesOf('Millions', 'Japanese')[0]).toBe('従業員数（実数）');
  });

  it('says nothing where the amounts are in whole units of the currency too', () => {
    expect(namesOf('Units').slice(1)).toEqual(['Earnings per share', 'Revenue per employee']);
  });

  it('says so as a fact too', () => {
    const Ratios = [{ Ratio: 'PriceToBook', Unit: 'Times', Value: 2 }];
    const valuation = {
      Currency: 'AUD',
      Unit: 'Millions',
      SharePrice: 2.5,
      SharesOnIssue: 9,
      Ratios,
    };
    expect(viewOf('financialvaluationratios', valuation).blocks[0]).toMatchObject({
      facts: ['Currency', 'Unit', 'Share price (AUD)', 'Shares on issue (number)'].map((name) => ({
        name,
      })),
    });
  });

  it('names the unit of each column, line and fact for programs', () => {
    const Years = [{ Year: 2025, Revenue: 5, ShareOfRevenue: 62.5 }];
    const divisions = { Currency: 'AUD', Unit: 'Millions', Divisions: [{ Name: 'Wine', Years }] };
    const [table] = viewOf('operatingdivisions', divisions).blocks;
    const measuresOf = (list: { measure?: Measure }[]) =>
      list.map(({ measure }) => measure?.unit ?? measure?.isYear);
    expect(measuresOf(table?.kind === 'table' ? table.columns : [])).toEqual([
      ...[undefined, true, 'AUD, millions', 'percent'],
    ]);
    const [years] = viewOf('financials', body('Millions')).blocks;
    expect(measuresOf(years?.kind === 'table' ? years.rows.slice(2) : [])).toEqual([
      ...[undefined, 'AUD', 'AUD'],
    ]);
    const share = { Share: { type: 'number', 'x-unit': 'Percent' } };
    expect(blocksOf({ type: 'object', properties: share }, { Share: 3 })[0]).toMatchObject({
      facts: [{ measure: { name: 'Share', unit: 'percent' } }],
    });
  });

  it('has a percent sign where it is per cent, in columns and lists', () => {
    const Years = [{ Year: 2025, Revenue: 5, ShareOfRevenue: 62.5 }];
    const divisions = { Currency: 'AUD', Unit: 'Millions', Divisions: [{ Name: 'Wine', Years }] };
    expect(viewOf('operatingdivisions', divisions).blocks[0]).toMatchObject({
      rows: [{ cells: [{}, {}, { text: '5' }, { text: '62.5%', value: 62.5 }] }],
    });
    const holders = { AsAt: '2025-06-30', Holdings: [], Concentration: { Top5: 40 } };
    expect(viewOf('shareholders', holders).blocks.at(-1)).toMatchObject({
      facts: [{ name: 'Top 5', cell: { text: '40%', value: 40 } }],
    });
  });
});

describe('a table', () => {
  const texts = (block: Block | undefined) =>
    block?.kind === 'table' ? block.rows.map(({ cells }) => cells.map(({ text }) => text)) : [];

  it('has a row for each row within a row, and says which cells repeat', () => {
    const Years = [
      { Year: 2025, Revenue: 5 },
      { Year: 2024, Revenue: 4 },
    ];
    const body = { Currency: 'AUD', Unit: 'Units', Divisions: [{ Name: 'Wine', Years }] };
    const [block] = viewOf('operatingdivisions', body).blocks;
    expect(block).toMatchObject({ kind: 'table', unit: 'AUD' });
    expect(texts(block)).toEqual([
      ['Wine', '2025', '5'],
      ['Wine', '2024', '4'],
    ]);
    expect(block).toMatchObject({ rows: [{}, { cells: [{ isRepeated: true }, {}, {}] }] });
  });

  it('writes an unmarked list into one cell, and names of ours in words', () => {
    const Competitors = [{ Name: 'Acme', MarketShare: 12.5 }, { Name: 'Example' }];
    const industry = { IndustryCode: '1214', IndustryTitle: 'Wine', Primary: true, Competitors };
    expect(texts(viewOf('industriesofoperation', { Industries: [industry] }).blocks[0])).toEqual([
      ['1214', 'Wine', 'yes', 'Acme (Market share 12.5%); Example'],
    ]);
    const entity = { Name: 'X', Relationship: 'JointVenture', Country: 'AU' };
    expect(texts(viewOf('subsidiaries', { Entities: [entity] }).blocks[0])).toEqual([
      ['X', 'Joint venture', 'AU'],
    ]);
  });

  it('spreads an object in a row over columns', () => {
    const Ratios = [
      { Ratio: 'PriceToBook', Unit: 'Times', Value: 2, Industry: { Average: 3, Companies: 4 } },
    ];
    const [facts, table] = viewOf('financialvaluationratios', { Currency: 'AUD', Ratios }).blocks;
    // Rows with their own units leave the currency a fact.
    expect(facts).toMatchObject({ kind: 'facts', facts: [{ name: 'Currency' }] });
    expect(table).toMatchObject({
      heading: 'Ratios',
      columns: ['Ratio', 'Unit', 'Value', 'Industry: Average', 'Industry: Companies'].map(
        (name) => ({ name }),
      ),
    });
  });

  it('names a field as its part does', () => {
    const body = { Personnel: [{ Name: 'A', Title: 'Dr', Position: 'CEO', Roles: ['Director'] }] };
    expect(viewOf('keypersonnel', body, 'Japanese').blocks[0]).toMatchObject({
      columns: [{ name: '氏名' }, { name: '敬称' }, { name: '役職' }, { name: '役割' }],
      rows: [{ cells: [{}, {}, {}, { text: '取締役' }] }],
    });
  });

  it('tells what is withheld from what is missing', () => {
    const row = object({
      Region: { type: 'string' },
      Revenue: { anyOf: [{ type: 'number' }, { type: 'null' }] },
      Suppressed: { type: 'boolean' },
    });
    const rows = [
      { Region: 'VIC', Revenue: null, Suppressed: true },
      { Region: 'NSW', Revenue: null, Suppressed: false },
    ];
    const schema = object({ Regions: list(row, { kind: 'table' }) });
    expect(texts(blocksOf(schema, { Regions: rows })[0])).toEqual([
      ['VIC', 'withheld'],
      ['NSW', '–'],
    ]);
  });

  it('of single values has one column', () => {
    const schema = object({ Questions: list({ type: 'string' }, { kind: 'table' }) });
    const [block] = blocksOf(schema, { Questions: ['Who buys?', 'Why?'] });
    expect(block).toMatchObject({ columns: [{ name: 'Questions' }] });
    expect(texts(block)).toEqual([['Who buys?'], ['Why?']]);
  });
});

describe('series', () => {
  it('share a unit where they can, and keep what else is known', () => {
    const Growth = [
      {
        Measure: 'EBITDA',
        Unit: 'Percent',
        Values: [{ Year: 2025, Value: -3.25 }],
        CompoundAnnual: { FromYear: 2022, ToYear: 2025, Value: 2.5 },
      },
    ];
    const point = { isOutlook: false, isSuppressed: false, details: [] };
    expect(viewOf('financialgrowth', { Growth }).blocks).toEqual([
      {
        kind: 'series',
        unit: 'percent',
        series: [
          {
            name: 'EBITDA',
            points: [{ ...point, period: '2025', label: '2025', value: -3.25, text: '\u22123.25' }],
            measure: { name: 'EBITDA', formula: '(EBITDA / before(EBITDA) - 1) * 100' },
            details: [
              {
                name: 'Compound annual: From year',
                cell: { text: '2022', value: 2022 },
                measure: { name: 'FromYear', isYear: true },
              },
              {
                name: 'Compound annual: To year',
                cell: { text: '2025', value: 2025 },
                measure: { name: 'ToYear', isYear: true },
              },
              {
                name: 'Compound annual: Value',
                cell: { text: '2.5%', value: 2.5 },
                measure: {
                  name: 'Value',
                  unit: 'percent',
                  formula:
                    '((at(Named, ToYear) / at(Named, FromYear)) ^ (1 / (ToYear - FromYear)) - 1) * 100',
                },
              },
            ],
          },
        ],
      },
    ]);
  });

  it('may have months or quarters, gaps, withheld values and an outlook', () => {
    const Points = [
      { Date: '2025-06', Value: null },
      { Date: '2025-Q3', Value: null, Suppressed: true },
      { Date: '2026-01-31', Value: 4, Outlook: true },
    ];
    const schema = object({ Price: { ...seriesItem, ...{ 'x-block': { kind: 'series' } } } });
    const [block] = blocksOf(schema, { Price: { Name: 'Price', Unit: 'AUD', Points } });
    expect(block).toMatchObject({
      series: [
        {
          points: [
            { label: 'June 2025', text: '–', value: null },
            { label: 'Q3 2025', text: 'withheld', isSuppressed: true },
            { label: '31 January 2026', text: '4', isOutlook: true },
          ],
        },
      ],
    });
  });
});

describe('text', () => {
  it('is prose in both forms, before what follows it under headings', () => {
    const body = { Brands: [{ Name: 'X' }], AnalysisHTML: '<p>One</p>', AnalysisPlainText: 'One' };
    expect(viewOf('brands', body).blocks).toMatchObject([
      { kind: 'prose', text: 'One', html: '<p>One</p>' },
      { kind: 'table', heading: 'Brands' },
    ]);
  });

  it('within a row makes the row an entry with a heading', () => {
    const driver = { Name: 'Rates', Direction: 'Negative', AnalysisPlainText: 'They rise.' };
    expect(blocksOf(madeUpBody, { Drivers: [driver] })).toEqual([
      {
        kind: 'facts',
        heading: 'Drivers: Rates',
        facts: [
          {
            name: 'Direction',
            cell: { text: 'Negative', value: 'Negative' },
            measure: { name: 'Direction' },
          },
        ],
      },
      { kind: 'prose', text: 'They rise.' },
    ]);
  });
});

describe('what does not fit', () => {
  it('is not shown where the schema does not name it', () => {
    expect(viewOf('rank', { Rank: 1, Secret: 2, __proto__: 3 }).blocks).toHaveLength(1);
    expect(viewOf('rank', { Secret: 2 }).blocks).toEqual([]);
  });

  it('is shown as a fact where it is none of what its mark says', () => {
    expect(viewOf('subsidiaries', { Entities: 'none' }).blocks).toMatchObject([
      { kind: 'facts', facts: [{ name: 'Entities', cell: { text: 'none' } }] },
    ]);
  });
});
