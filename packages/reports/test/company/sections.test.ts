import { companySectionTokens } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { buildCompanySections } from '../../src/index.js';
import { exampleDocument } from './example-document.js';
import { put } from './put.js';

const sections = buildCompanySections(exampleDocument);

/** The value of a ratio in the latest year. */
function findRatio(name: string, document = exampleDocument): number | undefined {
  const rows = buildCompanySections(document).financialratios?.Ratios ?? [];
  const row = rows.find(({ Ratio }) => Ratio === name);
  return row?.Values.find(({ Year }) => Year === 2025)?.Value;
}

describe('sections of one value', () => {
  it('have one key, the label', () => {
    expect(sections.title).toEqual({ Title: 'Example Vineyards Limited' });
    expect(sections.abn).toEqual({ ABN: exampleDocument.ABN });
    expect(sections.balancedate).toEqual({ 'Balance Date': '2025-06-30' });
    expect(sections.incorporationdate).toEqual({ 'Incorporation Date': '1990-02-28' });
    expect(sections.companytype).toEqual({ 'Company Type': 'Australian public company, listed' });
  });

  it('are absent where the document says nothing', () => {
    expect(sections.nzbn).toBeUndefined();
    expect(sections.nzse).toBeUndefined();
    const bare = buildCompanySections({ EntityId: 1, Language: 'English', Title: 'A' });
    expect(bare).toEqual({ title: { Title: 'A' } });
  });

  it('leave out those that span companies', () => {
    const missing = companySectionTokens.filter((token) => !(token in sections));
    expect(missing).toEqual([
      'nzbn',
      'nzse',
      'rank',
      'financialratiosindustryaverage',
      'financialgrowthindustryaverage',
    ]);
  });
});

describe('financials', () => {
  it('derive the lines that follow from others, latest year first', () => {
    expect(sections.financials).toMatchObject({ Currency: 'AUD', Unit: 'Thousands' });
    expect(sections.financials?.Years.map(({ Year }) => Year)).toEqual([2025, 2024]);
    expect(sections.financials?.Years[0]).toMatchObject({
      ProfitAndLoss: {
        TotalRevenue: 1200,
        GrossProfit: 600,
        EBITDA: 300,
        EBIT: 240,
        ProfitBeforeTax: 200,
        NetProfitAfterTax: 140,
      },
      BalanceSheet: { TotalAssets: 2200, TotalLiabilities: 800, TotalDebt: 600, TotalEquity: 1400 },
      CashFlow: { NetCashFlow: 50, FreeCashFlow: 120 },
      KeyFigures: {
        EarningsPerShare: 0.28,
        NetTangibleAssetsPerShare: 2.6,
        RevenuePerEmployee: 100_000,
      },
    });
  });

  it('leave out what cannot be derived', () => {
    const first = sections.financials?.Years[1];
    expect(first?.BalanceSheet).toEqual({
      TotalAssets: 2000,
      TotalLiabilities: 800,
      TotalEquity: 1200,
    });
    expect(first).not.toHaveProperty('CashFlow');
  });
});

describe('financial ratios', () => {
  it.each([
    ['GrossMargin', 55.56],
    ['EBITDAMargin', 25],
    ['EBITMargin', 20],
    ['NetProfitMargin', 11.67],
    ['EmployeeExpensesToRevenue', 20],
    ['EffectiveTaxRate', 30],
    ['ReturnOnAssets', 6.36],
    ['ReturnOnEquity', 10],
    ['ReturnOnCapitalEmployed', 12.31],
    ['CurrentRatio', 2],
    ['QuickRatio', 1.2],
    ['CashRatio', 0.4],
    ['Gearing', 42.86],
    ['NetGearing', 35.71],
    ['LiabilitiesToAssets', 36.36],
    ['InterestCover', 6],
    ['NetDebtToEBITDA', 1.67],
    ['AssetTurnover', 0.55],
    ['InventoryDays', 152.08],
    ['ReceivablesDays', 50.69],
    ['PayablesDays', 91.25],
    ['CashConversion', 70],
    ['DividendPayout', 50],
  ])('%s is %s', (name, value) => {
    expect(findRatio(name)).toBe(value);
  });

  it('are absent where an input is missing', () => {
    const document = put(exampleDocument, {
      '/Financials/1/ProfitAndLoss/InterestExpense': undefined,
    });
    expect(findRatio('InterestCover', document)).toBeUndefined();
    // What depends on it is absent too, not zero.
    expect(findRatio('NetProfitMargin', document)).toBeUndefined();
  });

  it('are absent where the divisor is zero', () => {
    const document = put(exampleDocument, { '/Financials/1/ProfitAndLoss/InterestExpense': 0 });
    expect(findRatio('InterestCover', document)).toBeUndefined();
    expect(findRatio('NetProfitMargin', document)).toBe(15);
  });

  it('are absent where the divisor is negative', () => {
    const document = put(exampleDocument, { '/Financials/1/BalanceSheet/RetainedEarnings': -1000 });
    expect(findRatio('ReturnOnEquity', document)).toBeUndefined();
    expect(findRatio('Gearing', document)).toBeUndefined();
  });

  it('take a supplied one where it cannot be derived', () => {
    const document = put(exampleDocument, { '/Financials/0/Ratios': { CurrentRatio: 1.8 } });
    const rows = buildCompanySections(document).financialratios?.Ratios ?? [];
    expect(rows.find(({ Ratio }) => Ratio === 'CurrentRatio')).toEqual({
      Ratio: 'CurrentRatio',
      Unit: 'Times',
      Values: [
        { Year: 2025, Value: 2 },
        { Year: 2024, Value: 1.8 },
      ],
    });
  });
});

describe('financial growth', () => {
  const growth = (document = exampleDocument) =>
    new Map(
      buildCompanySections(document).financialgrowth?.Growth.map((row) => [row.Measure, row]) ?? [],
    );

  it('is the change on the year before, in per cent', () => {
    expect(growth().get('TotalRevenue')).toEqual({
      Measure: 'TotalRevenue',
      Unit: 'Percent',
      Values: [{ Year: 2025, Value: 20 }],
    });
    expect(growth().get('NetProfitAfterTax')?.Values).toEqual([{ Year: 2025, Value: 25 }]);
    expect(growth().get('Employees')?.Values).toEqual([{ Year: 2025, Value: 20 }]);
  });

  it('is absent where the year before is missing, zero or a loss', () => {
    expect(growth().has('OperatingCashFlow')).toBe(false);
    const fromNothing = put(exampleDocument, { '/Financials/0/KeyFigures/Employees': 0 });
    expect(growth(fromNothing).has('Employees')).toBe(false);
    const fromLoss = put(exampleDocument, { '/Financials/0/ProfitAndLoss/IncomeTax': 500 });
    expect(growth(fromLoss).has('NetProfitAfterTax')).toBe(false);
  });

  it('is compounded over two years or more', () => {
    const third = {
      ...exampleDocument.Financials?.[0],
      BalanceDate: '2026-06-30',
      ProfitAndLoss: { TotalRevenue: 1440 },
    };
    const document = put(exampleDocument, { '/Financials/2': third });
    expect(growth(document).get('TotalRevenue')?.CompoundAnnual).toEqual({
      FromYear: 2024,
      ToYear: 2026,
      Value: 20,
    });
  });
});

describe('valuation ratios', () => {
  it('follow from price, shares and the latest statements', () => {
    expect(sections.financialvaluationratios).toMatchObject({
      PriceDate: '2025-09-30',
      Year: 2025,
      SharePrice: 4.2,
      SharesOnIssue: 500_000,
      MarketCapitalisation: 2100,
      EnterpriseValue: 2600,
    });
    const values = Object.fromEntries(
      sections.financialvaluationratios?.Ratios.map(({ Ratio, Value }) => [Ratio, Value]) ?? [],
    );
    expect(values).toEqual({
      PriceToEarnings: 15,
      PriceToBook: 1.5,
      PriceToSales: 1.75,
      PriceToCashFlow: 10,
      EarningsYield: 6.67,
      DividendYield: 3.33,
      EnterpriseValueToRevenue: 2.17,
      EnterpriseValueToEBITDA: 8.67,
      EnterpriseValueToEBIT: 10.83,
    });
  });

  it('have no price to earnings where there are none', () => {
    const loss = put(exampleDocument, { '/Financials/1/ProfitAndLoss/IncomeTax': 500 });
    const { Ratios = [] } = buildCompanySections(loss).financialvaluationratios ?? {};
    expect(Ratios.map(({ Ratio }) => Ratio)).not.toContain('PriceToEarnings');
    expect(Ratios.find(({ Ratio }) => Ratio === 'EarningsYield')?.Value).toBe(-14.29);
  });

  it('are absent for a company without a price', () => {
    const unlisted = put(exampleDocument, { '/Market': undefined });
    expect(buildCompanySections(unlisted).financialvaluationratios).toBeUndefined();
  });
});

describe('segments and industries', () => {
  it('give divisions their share and margin', () => {
    expect(sections.operatingdivisions?.Divisions[1]).toEqual({
      Name: 'Wine',
      Years: [
        {
          Year: 2025,
          Revenue: 600,
          Profit: 150,
          Assets: 1500,
          ShareOfRevenue: 50,
          ProfitMargin: 25,
        },
        { Year: 2024, Revenue: 700, Profit: 160, ShareOfRevenue: 70, ProfitMargin: 22.86 },
      ],
    });
  });

  it('add up divisions of one industry, where every part is known', () => {
    expect(sections.operatingdivisionindustries?.Industries[1]).toEqual({
      IndustryCode: '1214',
      IndustryTitle: 'Wine and Other Alcoholic Beverage Manufacturing',
      Divisions: ['Wine', 'Bottling'],
      Years: [
        {
          Year: 2025,
          Revenue: 900,
          Profit: 210,
          Assets: 1800,
          ShareOfRevenue: 75,
          ProfitMargin: 23.33,
        },
      ],
    });
  });

  it('name the industry with most revenue as the top one, and list it first', () => {
    expect(sections.topindustry).toEqual({
      IndustryCode: '1214',
      IndustryTitle: 'Wine and Other Alcoholic Beverage Manufacturing',
    });
    expect(sections.industriesofoperation?.Industries[0]).toEqual({
      IndustryCode: '1214',
      IndustryTitle: 'Wine and Other Alcoholic Beverage Manufacturing',
      Primary: true,
      Revenue: 900,
      ShareOfRevenue: 75,
      MarketShare: 12.5,
      Competitors: [{ Name: 'Other Vineyards Limited', MarketShare: 20 }],
    });
  });

  it('name the first industry where revenue is not known for all', () => {
    const unknown = put(exampleDocument, { '/Divisions': undefined });
    expect(buildCompanySections(unknown).topindustry?.IndustryCode).toBe('4511');
  });
});

describe('narratives', () => {
  it('are no worse for a space beside a name', () => {
    const spaced = buildCompanySections(
      put(exampleDocument, {
        '/Brands/Items/0/Name': 'Example Red ',
        '/SWOT/Strengths/0/Point': ' Known label',
      }),
    );
    expect(spaced.brands?.AnalysisHTML).toBe(sections.brands?.AnalysisHTML);
    expect(spaced.swot?.AnalysisHTML).toBe(sections.swot?.AnalysisHTML);
  });

  it('are made from their entries where no text is written', () => {
    expect(sections.brands).toEqual({
      AnalysisPlainText: '•\tExample Red (table wine)',
      AnalysisHTML: '<ul>\n<li><strong>Example Red</strong> (table wine)</li>\n</ul>',
      Brands: [{ Name: 'Example Red', Category: 'table wine' }],
    });
    expect(sections.history?.Events.map(({ Date }) => Date)).toEqual(['1990', '2001-07']);
    expect(sections.history?.AnalysisPlainText).toBe(
      '•\t1990: Founded.\n•\t2001-07: Buys a bottling plant.',
    );
    expect(sections.swot?.AnalysisPlainText).toBe('Strengths\n\n•\tKnown label');
  });

  it('take the written text if there is one', () => {
    const written = put(exampleDocument, { '/Brands/Analysis': 'Sells **one** label.' });
    expect(buildCompanySections(written).brands).toMatchObject({
      AnalysisPlainText: 'Sells one label.',
      AnalysisHTML: '<p>Sells <strong>one</strong> label.</p>',
    });
  });

  it('speak the language of the document', () => {
    const japanese = put(exampleDocument, { '/Language': 'Japanese' });
    expect(buildCompanySections(japanese).swot?.AnalysisPlainText).toMatch(/^強み/);
  });

  it('show a name with Markdown in it as it is', () => {
    const odd = put(exampleDocument, { '/Brands/Items/0/Name': '*Star* <b>' });
    expect(buildCompanySections(odd).brands?.AnalysisHTML).toContain('*Star* &lt;b&gt;');
  });
});
