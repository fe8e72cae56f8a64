import type { IndustryChartName } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import type { YearPoint } from '../../src/industry/document-series.js';
import type { IndustryDocument } from '../../src/industry/document.js';
import { listIndustryCharts } from './list-charts.js';
import { buildSample, buildSeries } from './sample-document.js';

function altText(name: IndustryChartName, changes: Partial<IndustryDocument> = {}): string {
  const chart = listIndustryCharts(buildSample(changes)).find((data) => data.name === name);
  return chart?.altText ?? '';
}

const series = (...values: (number | null)[]) =>
  values.map((Value, index) => ({ Year: 2020 + index, Value }));

const halve = ({ Year, Value }: YearPoint) => ({ Year, Value: Value === null ? null : Value / 2 });

describe('alt texts in English', () => {
  it('tell growth and outlook of a trend', () => {
    expect(altText('Revenue')).toBe(
      'Bar chart of revenue and its annual change from 2017 to 2031. Revenue rose 22.5% from $4 billion in 2017 to $4.9 billion in 2026, and the outlook is $5.4 billion in 2031.',
    );
    expect(altText('Employees', { Employees: buildSeries(5000, -50) })).toContain(
      'Employment fell 9% from 5,000 in 2017 to 4,550 in 2026, and the outlook is 4,300 in 2031.',
    );
  });

  it('tell a peak that stands above both ends', () => {
    expect(altText('ProfitMargin', { Profit: series(10e6, 52.4e6, 30e6) })).toBe(
      'Bar chart of profit and its annual change from 2020 to 2022. Profit rose 200% from $10 million in 2020 to $30 million in 2022, with a peak of $52.4 million in 2021.',
    );
  });

  it.each([
    ['one year', series(7e6), 'Profit was $7 million in 2020.'],
    ['all zeros', series(0, 0), 'Profit went from $0 in 2020 to $0 in 2021.'],
    [
      'a loss first',
      series(-5e6, 5e6),
      'Profit went from −$5 million in 2020 to $5 million in 2021.',
    ],
    [
      'a loss last',
      series(4e6, -2e6),
      'Profit went from $4 million in 2020 to −$2 million in 2021.',
    ],
    ['no change', series(3e6, 1e6, 3e6), 'Profit was $3 million in 2020 and again in 2022.'],
    ['missing ends', series(null, 2e6, null), 'Profit was $2 million in 2021.'],
    ['nothing known', series(null), 'Profit is not known for any past year.'],
  ])('cope with %s', (_, Profit, message) => {
    expect(altText('ProfitMargin', { Profit })).toContain(`. ${message}`);
  });

  it.each([
    ['rounds once', series(100_000, 102_446), 'rose 2.4% from'],
    ['rounds halves away from zero', series(100_000, 108_350), 'rose 8.4% from'],
    ['does not rise by nothing', series(1e6, 1_000_049), 'was $1 million in 2020 and again in'],
    ['says little of little', series(1e6, 1_000_050), 'rose 0.01% from'],
    ['knows no endless rise', series(1e-300, 1e12), 'went from $0 in 2020 to $1 trillion in'],
  ])('of a change: one %s', (_, Revenue, message) => {
    expect(altText('Revenue', { Revenue })).toContain(`Revenue ${message}`);
  });

  it('round the average of a life cycle once', () => {
    const LifeCycle = { EconomicShare: series(100, 102.446).map(halve) };
    const Establishments = series(100_000, 100_003);
    expect(altText('LifeCycle', { LifeCycle, Establishments })).toContain(
      'its share of the economy rose 2.4% a year on average, and the number of establishments did not change.',
    );
  });

  it('speak of no annual change where there is none, and of no peak among losses', () => {
    expect(altText('ProfitMargin', { Profit: series(-5e6, -1e6, -3e6) })).toBe(
      'Bar chart of profit from 2020 to 2022. Profit went from −$5 million in 2020 to −$3 million in 2022.',
    );
  });

  it('tell the stage and why', () => {
    expect(altText('LifeCycle')).toBe(
      'Life cycle diagram that places the industry in growth. From 2017 to 2026 its share of the economy rose 2.3% a year on average, and the number of establishments rose 1.9% a year on average.',
    );
  });

  it('name the leading parts', () => {
    expect(altText('ProductsAndServices')).toBe(
      'Bar chart of revenue by product and service in 3 parts. The largest is Full-strength beer (61.5%), followed by Light beer (30%).',
    );
    expect(altText('MajorMarkets', { MajorMarkets: [{ Name: 'Pubs', Share: 100 }] })).toBe(
      'Bar chart of revenue by market in one part. The largest is Pubs (100%).',
    );
    expect(altText('CompanyMarketShare')).toBe(
      "Bar chart of companies' shares of revenue. The largest is Mallee Brewing (44%), followed by Two Rivers Beer (31%); together they account for 75%.",
    );
    expect(altText('InternationalTradeImports')).toBe(
      'World map of imports by country of origin. The largest is Mexico (40%), followed by Netherlands (25.5%); together they account for 65.5%.',
    );
    expect(altText('InternationalTradeExports')).toBe(
      'World map of exports by country of destination. The largest is New Zealand (55%), followed by Singapore (45%); together they account for 100%.',
    );
  });

  it('compare with the sector', () => {
    expect(altText('MarketShareConcentration')).toBe(
      'Line chart of the combined market share of the 4 largest companies from 2017 to 2026. It rose from 80% in 2017 to 89% in 2026; the sector average was 40% in 2026.',
    );
    expect(altText('CostStructure')).toBe(
      'Bar chart of costs and profit as shares of revenue, industry beside sector. The largest cost is purchases at 60% of revenue (sector 55%); profit is 8% (sector 7%).',
    );
  });

  it('count suppliers and buyers', () => {
    expect(altText('SupplyChain')).toBe(
      "Flow diagram of the industry's supply chain. It buys from Malting and sells to Liquor Retailing and 1 other industry; the second tier has 1 supplying and 1 buying industry.",
    );
    expect(altText('SupplyChain', { SupplyChain: { FirstTierBuyers: [{ Title: 'Pubs' }] } })).toBe(
      "Flow diagram of the industry's supply chain. It sells to Pubs.",
    );
  });
});

describe('alt texts in Japanese', () => {
  const Language = 'Japanese';

  it('count in 万, 億 and 兆, with their units', () => {
    expect(altText('Revenue', { Language })).toBe(
      '売上高と前年比を示す棒グラフ（2017〜2031年）。売上高は2017年の40億豪ドルから2026年の49億豪ドルへ22.5%増加、2031年の見通しは54億豪ドル。',
    );
    expect(altText('Revenue', { Language, Revenue: series(25_000_000, 1.25e12) })).toContain(
      '2020年の2,500万豪ドルから2021年の1.25兆豪ドルへ',
    );
    expect(altText('Employees', { Language })).toContain(
      '2017年の5,000人から2026年の5,450人へ9%増加',
    );
    expect(altText('Employees', { Language, Employees: series(1_500_000) })).toContain('150万人');
  });

  it('say the leaders and what they hold in one sentence', () => {
    expect(altText('CompanyMarketShare', { Language })).toBe(
      '企業別の市場シェアを示す棒グラフ。最大はMallee Brewing（44%）で、Two Rivers Beer（31%）が続き、上位2社で75%を占める。',
    );
  });

  it('say a loss with a real minus', () => {
    expect(altText('ProfitMargin', { Language, Profit: series(-5_000_000, 5_000_000) })).toContain(
      '利益は2020年の−500万豪ドルから2021年の500万豪ドルへ推移',
    );
  });
});
