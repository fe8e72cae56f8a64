import { industryChartNames, type ChartData } from '@broadsheet/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { IndustryDocument } from '../../src/industry/document.js';
import { industryFamily } from '../../src/industry/family.js';
import { getWordsByLocale } from '../../src/words/get-words.js';
import { anyDocument } from './any-document.js';
import { listIndustryCharts } from './list-charts.js';
import { buildSample } from './sample-document.js';

const headlines = (changes: Partial<IndustryDocument>) =>
  Object.fromEntries(
    listIndustryCharts(buildSample(changes)).map(({ name, title }) => [name, title]),
  );

describe('headlines', () => {
  it('are the industry’s name, and charts the same, unless the document says otherwise', () => {
    const plain = JSON.stringify(listIndustryCharts(buildSample()));
    expect(new Set(Object.values(headlines({})))).toEqual(
      new Set(['Beer Manufacturing, Australia']),
    );
    expect(JSON.stringify(listIndustryCharts(buildSample({ Headlines: {} })))).toBe(plain);
    expect(JSON.stringify(listIndustryCharts(buildSample({ AutoHeadlines: false })))).toBe(plain);
  });

  it('are the publisher’s if there is one', () => {
    const charts = listIndustryCharts(buildSample({ Headlines: { Revenue: 'Beer is back' } }));
    const [revenue, ...others] = charts;
    const [was, ...same] = listIndustryCharts(buildSample());
    expect(others).toEqual(same);
    expect(revenue).toEqual({
      ...was,
      title: 'Beer is back',
      subtitle: `Beer Manufacturing, Australia. ${was?.subtitle ?? ''}`,
    });
    // A chart is identified by the hash of its JSON, in which names are in order.
    const names = Object.keys(revenue ?? {});
    expect(names).toEqual(names.toSorted());
  });

  it('say what a chart says where that is asked for, in English', () => {
    expect(
      headlines({ AutoHeadlines: true, Headlines: { SupplyChain: 'From malt to pub' } }),
    ).toEqual({
      Revenue: 'Revenue to reach $5.4 billion by 2031',
      Employees: 'Employment to reach 5,700 by 2031',
      Businesses: 'Number of businesses to reach 540 by 2031',
      Establishments: 'Number of establishments to reach 640 by 2031',
      ProfitMargin: 'Profit rose 30% from 2017 to 2026',
      LifeCycle: 'Growing: share of the economy up 2.3% a year',
      ProductsAndServices: 'Full-strength beer brought in 61.5% of revenue',
      MajorMarkets: 'Liquor shops accounted for 60% of revenue',
      InternationalTradeImports: 'Mexico supplied 40% of imports',
      InternationalTradeExports: 'New Zealand bought 55% of exports',
      MarketShareConcentration: 'Four largest companies hold 89% of revenue',
      CompanyMarketShare: 'Mallee Brewing holds 44% of revenue',
      CostStructure: "Purchases take 60% of revenue, above the sector's 55%",
      SupplyChain: 'From malt to pub',
    });
  });

  it('say it in Japanese', () => {
    expect(headlines({ AutoHeadlines: true, Language: 'Japanese' })).toEqual({
      Revenue: '売上高は2031年に54億豪ドルへ増加',
      Employees: '従業者数は2031年に5,700人へ増加',
      Businesses: '企業数は2031年に540社へ増加',
      Establishments: '事業所数は2031年に640か所へ増加',
      ProfitMargin: '利益は2017〜2026年に30%増加',
      LifeCycle: '成長期、経済に占める割合は年2.3%増',
      ProductsAndServices: '最大の製品・サービスが売上高の61.5%',
      MajorMarkets: 'Liquor shopsが売上高の60%を占める',
      InternationalTradeImports: 'メキシコが輸入額の40%を占める',
      InternationalTradeExports: 'ニュージーランドが輸出額の55%を占める',
      MarketShareConcentration: '上位4社が売上高の89%を占める',
      CompanyMarketShare: 'Mallee Brewingが売上高の44%を占める',
      CostStructure: '仕入・原材料費は売上高の60%、セクターの55%を上回る',
      SupplyChain: '仕入先は1産業、販売先は2産業',
    });
  });

  it.each([
    [{ Revenue: [{ Year: 2026, Value: 5e9 }] }, 'Revenue', 'Revenue was $5 billion in 2026'],
    [
      {
        Revenue: [
          { Year: 2026, Value: 5e9 },
          { Year: 2027, Value: 4e9, Outlook: true },
        ],
      },
      'Revenue',
      'Revenue to fall to $4 billion by 2027',
    ],
    [
      {
        Revenue: [
          { Year: 2026, Value: 5e9 },
          { Year: 2027, Value: 5e9, Outlook: true },
        ],
      },
      'Revenue',
      'Revenue to stay at $5 billion until 2027',
    ],
    [{ Profit: [{ Year: 2026, Value: -5e6 }] }, 'ProfitMargin', 'Loss of $5 million in 2026'],
    [
      {
        CostStructure: [
          { Category: 'Other', Name: 'Excise', Industry: 90, Sector: 90 },
          { Category: 'Profit', Industry: 10, Sector: 10 },
        ],
      },
      'CostStructure',
      'Excise at 90% of revenue, as in the sector',
    ],
    [
      {
        MajorMarkets: [
          { Name: 'Pubs, hotels, inns and all the other places to drink', Share: 100 },
        ],
      },
      'MajorMarkets',
      'Largest market: 100% of revenue',
    ],
    [
      { SupplyChain: { FirstTierBuyers: [{ Title: 'Pubs' }] } },
      'SupplyChain',
      'Industry sells to one industry',
    ],
    [
      {
        MarketShareConcentration: {
          Companies: 1,
          Points: [{ Year: 2026, Industry: 44, Sector: null }],
        },
      },
      'MarketShareConcentration',
      'Largest company holds 44% of revenue',
    ],
  ] as [Partial<IndustryDocument>, string, string][])('of %j: %s', (changes, name, headline) => {
    expect(headlines({ ...changes, AutoHeadlines: true })[name]).toBe(headline);
  });

  it('of the publisher’s are checked like every text that is drawn', () => {
    const check = (Headlines: Record<string, string>) =>
      industryFamily.check({ ...buildSample(), Headlines });
    expect(check({ Revenue: 'Beer is back' })).toEqual([]);
    expect(check({ Revenue: 'Beer\nis back' })[0]).toMatchObject({
      pointer: '/Headlines/Revenue',
      message: expect.stringContaining('contains a line break') as string,
    });
    expect(check({ Revenues: 'Beer is back' })[0]?.message).toContain('did you mean "Revenue"?');
    expect(check({ Revenue: 'Beer is back '.repeat(12).trim() })[0]?.message).toContain(
      'is longer than 120 characters: it has 155.',
    );
    const drawn = industryFamily.listDrawnTexts({ Headlines: { Revenue: 'Beer 🍺' } });
    expect(drawn).toEqual([{ text: 'Beer 🍺', pointer: '/Headlines/Revenue' }]);
  });

  it('of the publisher’s that cannot be read at a glance are named with their length', () => {
    const check = (Revenue: string, Language = 'English') =>
      industryFamily.check({ ...buildSample(), Language, Headlines: { Revenue } });
    expect(check('one two three four five six seven eight nine ten')).toEqual([]);
    expect(check('one two three four five six seven eight nine ten eleven')).toEqual([
      {
        severity: 'warning',
        pointer: '/Headlines/Revenue',
        message:
          '"one two three four five six seven eight nine ten eleven" has 11 words; a headline that is read at a glance has at most 10.',
      },
    ]);
    expect(check('売上高'.repeat(11), 'Japanese')[0]?.message).toContain(
      'has 33 characters; a headline that is read at a glance has at most 30.',
    );
  });

  it('of any document are short, whole, and say no figure that the chart does not', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const plain = listIndustryCharts(document);
        for (const [index, chart] of listIndustryCharts({
          ...document,
          AutoHeadlines: true,
        }).entries()) {
          const { title, name, locale } = chart;
          if (title === plain[index]?.title) continue;
          expect(title).not.toMatch(/undefined|NaN|Infinity|null/);
          expect(title.length).toBeGreaterThan(0);
          if (locale === 'ja') expect(title.length).toBeLessThanOrEqual(30);
          else expect(title.split(/\s+/).length).toBeLessThanOrEqual(10);
          expect(industryChartNames).toContain(name);
          expect(listUnknownFigures(chart)).toEqual([]);
        }
      }),
    );
  });
});

/** Figures of the headline that are not in the chart, in whatever form. */
function listUnknownFigures(chart: ChartData): string[] {
  const names =
    chart.kind === 'shares' || chart.kind === 'trade' || chart.kind === 'cost-structure'
      ? chart.parts.map(({ name }) => name)
      : [];
  const longestFirst = names.toSorted((a, b) => b.length - a.length);
  const own = longestFirst.reduce((text, name) => text.replace(name, ''), chart.title);
  const known = new Set(listKnown(chart).flatMap((text) => text.match(/[\d,.]+/g) ?? []));
  const said = own.match(/\d[\d,.]*/g) ?? [];
  return said.filter((figure) => !known.has(figure));
}

function listKnown(chart: ChartData): string[] {
  const { percent, quantity } = getWordsByLocale(chart.locale);
  switch (chart.kind) {
    case 'trend': {
      const past = chart.points.filter(({ value, outlook }) => value !== null && !outlook);
      const [first, last] = [past.at(0)?.value ?? 0, past.at(-1)?.value ?? 0];
      return [
        ...chart.points.map(({ year }) => String(year)),
        ...chart.points.map(({ value }) => quantity(value ?? 0, chart.measure, chart.name)),
        percent(Math.abs((last / first - 1) * 100)),
      ];
    }
    case 'shares':
    case 'trade':
      return chart.parts.map(({ share }) => percent(share));
    case 'concentration':
      return [
        String(chart.companies),
        percent(chart.points.findLast(({ industry }) => industry !== null)?.industry ?? 0),
      ];
    case 'cost-structure':
      return chart.parts.flatMap(({ industry, sector }) => [percent(industry), percent(sector)]);
    case 'life-cycle':
      return [percent(Math.abs(chart.industry.economicShareGrowth))];
    case 'supply-chain':
      return [String(chart.suppliers.first.length), String(chart.buyers.first.length)];
    default:
      return [];
  }
}
