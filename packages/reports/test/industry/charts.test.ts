import { industryChartNames, type ChartData, type ChartKind } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import type { IndustryDocument } from '../../src/industry/document.js';
import { listIndustryCharts } from './list-charts.js';
import { buildSample, buildSeries, leaveOut } from './sample-document.js';

function getChart<K extends ChartKind>(
  kind: K,
  changes: Partial<IndustryDocument> = {},
): Extract<ChartData, { kind: K }> {
  const isKind = (chart: ChartData): chart is Extract<ChartData, { kind: K }> =>
    chart.kind === kind;
  const chart = listIndustryCharts(buildSample(changes)).find(isKind);
  if (chart === undefined) throw new Error(`there is no ${kind} chart`);
  return chart;
}

describe('the charts of a document', () => {
  it('come in the order in which images are listed', () => {
    expect(listIndustryCharts(buildSample()).map(({ name }) => name)).toEqual(industryChartNames);
  });

  it('leave out what the document leaves out', () => {
    const document = leaveOut(buildSample(), 'Imports', 'Exports', 'Profit') as IndustryDocument;
    const names = listIndustryCharts(document).map(({ name }) => name);
    expect(industryChartNames.filter((name) => !names.includes(name))).toEqual([
      'ProfitMargin',
      'InternationalTradeImports',
      'InternationalTradeExports',
    ]);
  });

  it('carry headline, source and language', () => {
    for (const chart of listIndustryCharts(buildSample())) {
      expect(chart.title).toBe('Beer Manufacturing, Australia');
      expect(chart.source).toBe('Source: National accounts. Data as at 30 June 2026.');
      expect(chart.locale).toBe('en');
    }
  });

  it('speak Japanese in a Japanese report', () => {
    for (const chart of listIndustryCharts(buildSample({ Language: 'Japanese' }))) {
      expect(chart.title).toBe('Beer Manufacturing（オーストラリア）');
      expect(chart.source).toBe('出典：National accounts。2026年6月30日時点のデータ。');
      expect(chart.locale).toBe('ja');
      expect(chart.subtitle).toMatch(/[ぁ-んァ-ヶ一-龠]/);
      expect(chart.altText).toMatch(/。$/);
    }
  });

  it('speak English around a report in a language we have no words for', () => {
    const charts = listIndustryCharts(buildSample({ Language: 'French', Title: 'Brasseries' }));
    expect(charts[0]?.title).toBe('Brasseries, Australia');
    expect(charts[0]?.locale).toBe('en');
  });

  it('have their names in order, as the hashes of charts published long ago were made', () => {
    const inOrder = (_name: string, value: unknown): unknown =>
      typeof value !== 'object' || value === null || Array.isArray(value)
        ? value
        : Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
    for (const changes of [{}, { CompanyMarketShare: [{ Name: 'All', Share: 100 }] }]) {
      for (const chart of listIndustryCharts(buildSample(changes))) {
        expect(JSON.stringify(chart)).toBe(JSON.stringify(chart, inOrder));
      }
    }
  });

  it('do not depend on anything but the document', () => {
    expect(JSON.stringify(listIndustryCharts(buildSample()))).toBe(
      JSON.stringify(listIndustryCharts(structuredClone(buildSample()))),
    );
  });
});

describe('a trend', () => {
  it('derives the annual change from the values', () => {
    const Revenue = [
      { Year: 2025, Value: 200 },
      { Year: 2026, Value: 150 },
      { Year: 2027, Value: 165, Outlook: true },
    ];
    expect(getChart('trend', { Revenue }).points).toEqual([
      { year: 2025, value: 200, change: null, outlook: false },
      { year: 2026, value: 150, change: -25, outlook: false },
      { year: 2027, value: 165, change: 10, outlook: true },
    ]);
  });

  it('has no change around a gap, nor on zero, nor on a loss', () => {
    const values = [100, null, 120, 0, 50, 60];
    const Revenue = values.map((Value, index) => ({ Year: 2020 + index, Value }));
    const changes = getChart('trend', { Revenue }).points.map(({ change }) => change);
    expect(changes).toEqual([null, null, null, -100, null, 20]);
    const loss = listIndustryCharts(
      buildSample({
        Profit: [
          { Year: 2025, Value: -10 },
          { Year: 2026, Value: 20 },
        ],
      }),
    ).find(({ name }) => name === 'ProfitMargin');
    expect(loss).toMatchObject({ points: [{ change: null }, { change: null, value: 20 }] });
  });

  it('leaves its change to be rounded where it is written', () => {
    const changeOf = (from: number, to: number) => {
      const Revenue = [from, to].map((Value, index) => ({ Year: 2025 + index, Value }));
      return getChart('trend', { Revenue }).points[1]?.change;
    };
    expect(changeOf(100_000, 102_446)).toBe(2.446);
    expect(changeOf(3, 4)).toBe(33.333333);
    expect(changeOf(1e-300, 1e12)).toBeNull();
  });

  it('measures revenue in the currency with its home symbol, people as a count', () => {
    expect(getChart('trend').measure).toEqual({ kind: 'currency', currency: 'AUD', symbol: '$' });
    expect(getChart('trend', { Currency: 'USD' }).measure).toMatchObject({ symbol: 'US$' });
    expect(getChart('trend', { Language: 'Japanese' }).measure).toMatchObject({ symbol: 'A$' });
    const employees = listIndustryCharts(buildSample())[1];
    expect(employees).toMatchObject({ name: 'Employees', measure: { kind: 'count' } });
  });

  it('says measure, unit and period', () => {
    expect(getChart('trend').subtitle).toBe(
      'Revenue (Australian dollars) and annual change (%), 2017–2031; outlook from 2027',
    );
    expect(getChart('trend', { Revenue: [{ Year: 2026, Value: 1 }] }).subtitle).toBe(
      'Revenue (Australian dollars), 2026',
    );
    expect(getChart('trend', { Language: 'Japanese' }).subtitle).toBe(
      '売上高（豪ドル）と前年比（%）、2017〜2031年（2027年以降は見通し）',
    );
  });
});

describe('the life cycle', () => {
  const place = (share: number, establishments: number) =>
    getChart('life-cycle', {
      LifeCycle: {
        EconomicShare: [
          { Year: 2025, Value: 1 },
          { Year: 2026, Value: 1 + share / 100 },
        ],
      },
      Establishments: [
        { Year: 2025, Value: 1000 },
        { Year: 2026, Value: 1000 + 10 * establishments },
        { Year: 2027, Value: 1, Outlook: true },
      ],
    });

  it.each([
    [3, 2, 'growth'],
    [-3, -2, 'decline'],
    [0.5, 4, 'maturity'],
    [-0.5, -4, 'maturity'],
    [3, -2, 'maturity'],
    [-3, 2, 'maturity'],
    [1, 1, 'maturity'],
    [3, 0, 'maturity'],
  ])('with a share of %d%% a year and establishments of %d%% is %s', (share, sites, stage) => {
    expect(place(share, sites)).toMatchObject({
      stage,
      industry: { economicShareGrowth: share, establishmentGrowth: sites },
    });
  });

  it('compares over the years in which both figures are known, and names those', () => {
    const LifeCycle = {
      EconomicShare: [
        { Year: 2018, Value: null },
        { Year: 2019, Value: 50 },
        { Year: 2020, Value: 1 },
        { Year: 2021, Value: null },
        { Year: 2022, Value: 1.21 },
        { Year: 2023, Value: 80 },
      ],
    };
    const Establishments = [
      { Year: 2019, Value: null },
      { Year: 2020, Value: 100 },
      { Year: 2021, Value: 7 },
      { Year: 2022, Value: 144 },
      { Year: 2023, Value: 900, Outlook: true },
    ];
    const chart = getChart('life-cycle', { LifeCycle, Establishments });
    expect(chart.industry).toMatchObject({ economicShareGrowth: 10, establishmentGrowth: 20 });
    expect(chart.subtitle).toContain('2020–2022');
    expect(chart.altText).toContain('From 2020 to 2022 its share');
  });

  it('takes the stage that the author gives', () => {
    const { LifeCycle } = buildSample();
    const EconomicShare = LifeCycle?.EconomicShare ?? [];
    expect(getChart('life-cycle', { LifeCycle: { EconomicShare, Stage: 'maturity' } }).stage).toBe(
      'maturity',
    );
  });
});

describe('shares', () => {
  it('of products keep the remainder apart', () => {
    const chart = getChart('shares');
    expect(chart.parts.map(({ name }) => name)).toEqual(['Full-strength beer', 'Light beer']);
    expect(chart.other).toEqual({ name: 'Other products', share: 8.5 });
  });

  it('of companies leave the rest to all others', () => {
    const chart = listIndustryCharts(buildSample()).find(
      ({ name }) => name === 'CompanyMarketShare',
    );
    expect(chart).toMatchObject({ other: { name: 'Other companies', share: 25 } });
  });

  it('of trade name countries and what is left', () => {
    expect(getChart('trade').parts).toEqual([
      { name: 'Mexico', share: 40, country: 'MX' },
      { name: 'Netherlands', share: 25.5, country: 'NL' },
      { name: 'Other countries', share: 34.5, country: null },
    ]);
    const exports = listIndustryCharts(buildSample()).find(
      ({ name }) => name === 'InternationalTradeExports',
    );
    expect(exports).toMatchObject({ parts: [{ country: 'NZ' }, { country: 'SG' }] });
  });

  it('survive the arithmetic of binary fractions', () => {
    const CompanyMarketShare = [0.1, 0.2, 33.3, 66.4].map((Share, index) => ({
      Name: String(index),
      Share,
    }));
    const chart = listIndustryCharts(buildSample({ CompanyMarketShare })).find(
      ({ name }) => name === 'CompanyMarketShare',
    );
    expect(chart).toMatchObject({ other: null });
  });
});

describe('costs and links', () => {
  it('use our word for a category unless the document has its own', () => {
    expect(getChart('cost-structure').parts.map(({ name }) => name)).toEqual([
      'Purchases',
      'Wages',
      'Excise',
      'Profit',
    ]);
    expect(getChart('cost-structure', { Language: 'Japanese' }).parts[1]?.name).toBe('人件費');
  });

  it('connect the second tier with the first', () => {
    const { suppliers, buyers, industry } = getChart('supply-chain');
    expect(industry).toBe('Beer Manufacturing');
    expect(suppliers.second).toEqual([{ name: 'Grain Growing', via: ['Malting'] }]);
    expect(buyers.second).toEqual([{ name: 'Consumers', via: ['Liquor Retailing', 'Pubs'] }]);
  });

  it('draw a chain with one side only', () => {
    const SupplyChain = { FirstTierBuyers: [{ Title: 'Pubs' }] };
    expect(getChart('supply-chain', { SupplyChain })).toMatchObject({
      suppliers: { first: [], second: [] },
      buyers: { first: [{ name: 'Pubs', via: [] }], second: [] },
    });
  });

  it('keep a long series whole', () => {
    expect(getChart('trend', { Revenue: buildSeries(1, 1) }).points).toHaveLength(15);
  });
});
