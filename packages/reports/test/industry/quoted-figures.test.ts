import { describe, expect, it } from 'vitest';
import type { IndustryDocument } from '../../src/industry/document.js';
import { industryFamily } from '../../src/industry/family.js';
import { buildSample, buildSeries } from './sample-document.js';

/** Revenue of 2026 is 4.9 billion, of 2031 5.4; profit 390 million, 7.96 % of revenue; 5,450 people. */
const check = (changes: Partial<IndustryDocument>) => industryFamily.check(buildSample(changes));
const outlook = (Outlook: string) => check({ Analysis: { Outlook } });
const warn = (message: string) => [{ severity: 'warning', pointer: '/Analysis/Outlook', message }];

describe('a text that contradicts the data', () => {
  it.each([
    [
      'The industry did well, with revenue of $7.2 billion in 2026.',
      'The text says "with revenue of $7.2 billion in 2026", but Revenue has 4,900,000,000 in 2026; which of the two is right?',
    ],
    [
      'Revenue reached **A$7.2bn** in 2025-26.',
      'The text says "Revenue reached A$7.2bn in 2025-26", but Revenue has 4,900,000,000 in 2026; which of the two is right?',
    ],
    [
      'In 2026, total industry revenue was AUD 7,200,000,000.',
      'The text says "total industry revenue was AUD 7,200,000,000", but Revenue has 4,900,000,000 in 2026; which of the two is right?',
    ],
    [
      'Revenue is forecast to reach about $7 billion by 2031.',
      'The text says "Revenue is forecast to reach about $7 billion by 2031", but Revenue has 5,400,000,000 in 2031; which of the two is right?',
    ],
    [
      'The industry has a profit margin of 9 %.',
      'The text says "The industry has a profit margin of 9 %", but Profit and Revenue make it 8% in 2026; which of the two is right?',
    ],
    [
      'The industry employs 12,300 people in 2026.',
      'The text says "The industry employs 12,300 people in 2026", but Employees has 5,450 in 2026; which of the two is right?',
    ],
    [
      'There are more than 900 businesses in the industry.',
      'The text says "There are more than 900 businesses in the industry", but Businesses has 490 in 2026; which of the two is right?',
    ],
    [
      'Revenue fell in 2026 to $3.1 billion; profit was $390 million in 2026.',
      'The text says "Revenue fell in 2026 to $3.1 billion", but Revenue has 4,900,000,000 in 2026; which of the two is right?',
    ],
    [
      'Revenue of $4.9 billion in 2026 and profit of $290 million in 2026.',
      'The text says "profit of $290 million in 2026", but Profit has 390,000,000 in 2026; which of the two is right?',
    ],
    [
      'Profit is 20.0% of revenue.',
      'The text says "Profit is 20.0% of revenue", but Profit and Revenue make it 8% in 2026; which of the two is right?',
    ],
    [
      'The four largest companies hold 30.0% of the market.',
      'The text says "The four largest companies hold 30.0% of the market", but MarketShareConcentration has 89% in 2026; which of the two is right?',
    ],
    [
      'Mallee Brewing holds 54% of the market.',
      'The text says "Mallee Brewing holds 54% of the market", but its share is 44% in 2026; which of the two is right?',
    ],
    [
      'Light beer accounts for 45% of revenue.',
      'The text says "Light beer accounts for 45% of revenue", but its share is 30% in 2026; which of the two is right?',
    ],
    [
      'Revenue fell by 30% in 2026.',
      'The text says "Revenue fell by 30% in 2026", but Revenue goes from 4,800,000,000 to 4,900,000,000 in 2026, which is 2.1%; which of the two is right?',
    ],
    [
      'Revenue fell by 1% in 2026.',
      'The text says "Revenue fell by 1% in 2026", but Revenue goes from 4,800,000,000 to 4,900,000,000 in 2026, which is 2.1%; which of the two is right?',
    ],
    [
      'Revenue rose 7.2% in 2026.',
      'The text says "Revenue rose 7.2% in 2026", but Revenue goes from 4,800,000,000 to 4,900,000,000 in 2026, which is 2.1%; which of the two is right?',
    ],
    [
      'There are 900 businesses in 2026.',
      'The text says "There are 900 businesses in 2026", but Businesses has 490 in 2026; which of the two is right?',
    ],
    [
      '1,900 businesses operate in 2026.',
      'The text says "1,900 businesses operate in 2026", but Businesses has 490 in 2026; which of the two is right?',
    ],
    [
      '# Outlook\n\n- Employment was 9,000 people\n  in 2026.',
      'The text says "Employment was 9,000 people in 2026", but Employees has 5,450 in 2026; which of the two is right?',
    ],
  ])('%s', (text, message) => {
    expect(outlook(text)).toEqual(warn(message));
  });

  it.each([
    // Agrees, as far as it is written.
    'Revenue of $4.9 billion in 2026.',
    'Revenue was $5 billion in 2026.',
    'Revenue was nearly $5.1 billion in 2026.',
    'Revenue was over $4 billion in 2026.',
    'Revenue was less than $6 billion in 2026.',
    'Revenue is $4.9 billion.',
    'The industry has a profit margin of 8%.',
    'The industry employs 5,500 people in 2026.',
    'The industry employs some 5,300 people.',
    // Of no certain year, but matching one.
    'Revenue of $4.2 billion.',
    // The rest may be anything.
    'Industry revenue of $7.2 billion in 2026 is the highest yet.',
    // Another measure, another part, another time, another currency.
    'Wine revenue of $7.2 billion in 2026.',
    'Export revenue was $7.2 billion in 2026.',
    'Revenue per business was $7,200,000 in 2026.',
    'Revenue from exports was $7.2 billion in 2026.',
    'Revenue of $7.2 billion from exports in 2026.',
    'In Victoria, revenue was $1.2 billion in 2026.',
    'Mallee Brewing grew, with revenue of $1.2 billion in 2026.',
    'Revenue was US$7.2 billion in 2026.',
    'Revenue was $7.2 billion in 1995.',
    'A decade ago revenue was $9.2 billion.',
    'Revenue was $9.2 billion at its peak.',
    'Revenue would be $9.2 billion.',
    'Revenue rose by $300 million in 2026.',
    'Revenue rose 4% in 2026.',
    'In real terms, revenue fell 3% in 2026.',
    'Revenue fell 3% in 2026, adjusted for inflation.',
    'Growth is given in real terms. Revenue fell 1% in 2026.',
    'Revenue rose from $4.8 billion in 2025 to $7.2 billion in 2026.',
    'Revenue rose from $4.8 billion to $7.2 billion in 2026.',
    'Revenue of $7.2 billion in 2025 or 2026.',
    'Profit margins of 9 % to 12 % are usual.',
    'Revenue is 7.2.',
    'Companies with revenue of $2 million or more are counted.',
    'The largest company employs 12,300 people in 2026.',
    // Agrees, or nearly so; of another number of companies, another year, another part.
    'Profit is 8% of revenue.',
    'The four largest companies hold 89% of the market.',
    'The eight largest companies hold 95% of the market.',
    'Mallee Brewing holds 44% of the market.',
    'Mallee Brewing held 54% of the market in 2016.',
    'Mallee Brewing holds 54% of the market in Victoria.',
    'Dark beer accounts for 45% of revenue.',
    'Wages are 12% of revenue.',
    'Revenue rose by 2.1% in 2026.',
    'Revenue rose by 30% by 2026.',
    'There are 900 businesses that export.',
    '| Revenue of $7.2 billion in 2026. |',
    '    Revenue of $7.2 billion in 2026.',
  ])('says nothing of: %s', (text) => {
    expect(outlook(text)).toEqual([]);
  });

  it('is looked for in takeaways and definitions, and elsewhere where it names the industry', () => {
    const wrong = 'Revenue was $7.2 billion in 2026.';
    const pointers = (changes: Partial<IndustryDocument>) =>
      check(changes).map(({ pointer }) => pointer);
    expect(pointers({ KeyTakeaways: ['Fine.', wrong] })).toEqual(['/KeyTakeaways/1']);
    expect(pointers({ About: { Definition: wrong } })).toEqual(['/About/Definition']);
    const company = (Text: string) => ({ Companies: [{ Name: 'Mallee Brewing', Text }] });
    expect(pointers(company(wrong))).toEqual([]);
    expect(pointers({ Analysis: { Companies: wrong } })).toEqual([]);
    expect(pointers(company(`Industry ${wrong.toLowerCase()}`))).toEqual(['/Companies/0/Text']);
  });

  const traded = {
    Wages: buildSeries(200_000_000, 10_000_000),
    ExportValue: buildSeries(1_000_000_000, 20_000_000),
    ImportValue: buildSeries(500_000_000, 10_000_000),
    DomesticDemand: buildSeries(3_000_000_000, 10_000_000),
    GeographicBreakdown: [{ Region: 'SA', Name: 'South Australia', Share: 28.7 }],
  };

  it.each([
    // The wrong statement, the words for the figure in the data, and the right statement.
    ['Revenue to reach A$9.3bn by 2031', '5,400,000,000', 'Revenue to reach A$5.4bn by 2031'],
    [
      'Revenue has grown by 5.1% a year since 2021.',
      'goes from 4,400,000,000 in 2021 to 4,900,000,000 in 2026, which is 2.2% a year',
      'Revenue has grown by 2.2% a year since 2021.',
    ],
    [
      'Revenue grew at 5.1% a year over the five years to 2026.',
      'which is 2.2% a year',
      'Revenue grew at 2% a year over the five years to 2026.',
    ],
    [
      'Since 2021, revenue has fallen at an average annual rate of 1.3%.',
      'which is 2.2% a year',
      'Since 2021, revenue has grown at an average annual rate of 2.2%.',
    ],
    [
      'Between 2021 and 2026 revenue grew at a compound rate of 5.1%.',
      'which is 2.2% a year',
      'Between 2021 and 2026 revenue grew at a compound rate of 2.2%.',
    ],
    [
      'Revenue is forecast to grow by 4.8% a year over the next five years.',
      'in 2026 to 5,400,000,000 in 2031, which is 2% a year',
      'Revenue is forecast to grow by 2.0% a year over the next five years.',
    ],
    ['Revenue was 7.2 billion dollars in 2026.', '4,900,000,000', 'Revenue was 4.9bn AUD in 2026.'],
    ['Revenue was 7.2bn AUD in 2026.', '4,900,000,000', 'Revenue was 7.2bn US dollars in 2026.'],
    ['Revenue in 2026: A$7.2bn.', '4,900,000,000', 'Revenue in 2026: A$4.9bn.'],
    ['Singapore takes 61.5% of exports.', '45%', 'Singapore takes 45% of exports.'],
    [
      'The Netherlands supplies 41% of imports.',
      '25.5%',
      'The Netherlands supplies 25.5% of imports.',
    ],
    [
      'South Australia has 48.7% of establishments.',
      '28.7%',
      'South Australia has 29% of establishments.',
    ],
    ['Imports met 29.0% of domestic demand.', '19.1%', 'Imports met 19.1% of domestic demand.'],
    [
      'Revenue per employee was A$1,512,000 in 2026.',
      'Revenue and Employees make it 899,083',
      'Revenue per employee was A$899,000 in 2026.',
    ],
    [
      'The average wage was A$93,000 in 2026.',
      'Wages and Employees make it 53,211',
      'The average wage was A$53,000 in 2026.',
    ],
  ])('%s: %s', (wrong, figure, right) => {
    const [finding, ...others] = check({ ...traded, Analysis: { Outlook: wrong } });
    expect(others).toEqual([]);
    const quoted = wrong.split(', ').at(-1)?.replace(/\.$/, '') ?? '';
    expect(finding?.message).toContain(`The text says "${quoted}"`);
    expect(finding?.message).toContain(figure);
    expect(check({ ...traded, Analysis: { Outlook: right } })).toEqual([]);
  });

  it.each([
    'Revenue has grown by 5.1% since 2021.',
    'Real revenue has grown by 5.1% a year since 2021.',
    'Beer revenue has grown by 5.1% a year since 2021.',
    'Over the past five years, revenue reached $9.2 billion.',
    'Average revenue was A$3.7m in 2026.',
    'Revenue was 7.2 billion litres in 2026.',
    'Singapore takes 61.5% of exports of stout.',
    'Victoria takes 61.5% of exports.',
  ])('says nothing either of: %s', (text) => {
    expect(check({ ...traded, Analysis: { Outlook: text } })).toEqual([]);
  });

  it('is looked for in every text that readers see', () => {
    const wrong = 'Revenue was $7.2 billion in 2026.';
    const pointers = (changes: Partial<IndustryDocument>) =>
      check(changes).map(({ pointer }) => pointer);
    expect(pointers({ Headlines: { Revenue: wrong } })).toEqual(['/Headlines/Revenue']);
    const point = { Point: 'Growth', Detail: wrong };
    for (const list of ['Strengths', 'Weaknesses', 'Opportunities', 'Threats']) {
      expect(pointers({ SWOT: { [list]: [point] } })).toEqual([`/SWOT/${list}/0/Detail`]);
    }
    const Questions = [{ Question: 'Do you grow?', Background: wrong }];
    expect(pointers({ Questions })).toEqual(['/Questions/0/Background']);
    const KeySuccessFactors = [{ Factor: 'Size', Detail: wrong }];
    expect(pointers({ KeySuccessFactors })).toEqual(['/KeySuccessFactors/0/Detail']);
    const ruled = (Detail: string) => ({ Regulation: { Rules: [{ Name: 'Tax', Detail }] } });
    expect(pointers(ruled(wrong))).toEqual(['/Regulation/Rules/0/Detail']);
    expect(pointers({ Glossary: [{ Term: 'Revenue', Definition: wrong }] })).toEqual([
      '/Glossary/0/Definition',
    ]);
    // A threshold.
    expect(pointers(ruled('Turnover of $75,000.'))).toEqual([]);
  });

  it('is not judged in a language that we cannot read', () => {
    const Analysis = { Outlook: 'Revenue was $7.2 billion in 2026.' };
    expect(check({ Language: 'German', Analysis })).toEqual([]);
  });

  it.each([
    ['2026年の売上高は72億豪ドルとなった。', 'Revenue has 4,900,000,000 in 2026'],
    ['２０２６年度の業界の売上高は約７２億５０００万豪ドル、前年比２％増。', 'Revenue has'],
    ['2026年の従業者数は12,300人。', 'Employees has 5,450 in 2026'],
    ['2026年の利益率は9%である。', 'Profit and Revenue make it 8% in 2026'],
    ['2026年の売上高は前年比72%増となった。', 'which is 2.1%'],
    ['2026年の業界の売上高は前年比30%減。', 'which is 2.1%'],
    ['2026年の上位4社の市場占有率は30%である。', 'MarketShareConcentration has'],
    ['売上高は2026年に72億豪ドルとなった。', 'Revenue has 4,900,000,000 in 2026'],
    ['2026年の売上高は72億豪ドルとなり、前年を上回った。', 'Revenue has 4,900,000,000 in 2026'],
    ['2031年の売上高は93億豪ドルに達する見込みである。', 'Revenue has 5,400,000,000 in 2031'],
    ['売上高は、2031年には93億豪ドルに達すると見込まれる。', 'Revenue has 5,400,000,000 in 2031'],
    ['利益は売上高の18.0%を占める。', 'Profit and Revenue make it 8% in 2026'],
  ])('is found in Japanese: %s', (text, message) => {
    const findings = check({ Language: 'Japanese', Analysis: { Outlook: text } });
    expect(findings).toHaveLength(1);
    expect(findings[0]?.message).toContain(message);
  });

  it.each([
    '2026年の売上高は49億豪ドルとなった。',
    '2026年の売上高は72億ドルとなった。',
    '2026年の輸出の売上高は72億豪ドルとなった。',
    '売上高は72億豪ドルとなった。',
    '2026年の売上高は前年比2.1%増となった。',
    '2026年の輸出の売上高は前年比72%増となった。',
    '2026年の従業者数は5,450人。',
    '売上高は2026年に49億豪ドルとなった。',
    '2026年の売上高は49億豪ドルとなり、前年を上回った。',
    '2031年の売上高は54億豪ドルに達する見込みである。',
    '利益は売上高の8.0%を占める。',
    '利益は売上高の18.0%を占めていた。',
    'かつて、利益は売上高の18.0%を占める。',
    '2026年の売上高は72億豪ドルとなる見込みだったが、届かなかった。',
  ])('says nothing in Japanese of: %s', (text) => {
    expect(check({ Language: 'Japanese', Analysis: { Outlook: text } })).toEqual([]);
  });

  it.each(['. ', '1', '[a](', ' 1', 'revenue of ', 'the industry ', '1,', '億1', '.', '\n', '*1 '])(
    'is looked for in a time that grows with the text, also of %j',
    (piece) => {
      const Outlook = `x${piece.repeat(Math.floor(190_000 / Buffer.byteLength(piece)))}x`;
      for (const Language of ['English', 'Japanese']) {
        // Of processor time, because other tests run at the same time.
        const before = process.cpuUsage();
        check({ Language, Analysis: { Outlook } });
        expect(process.cpuUsage(before).user).toBeLessThan(3_000_000);
      }
    },
  );
});

describe('a leap', () => {
  const employees = (year: number, Value: number, rest = buildSeries(5000, 50)) =>
    check({ Employees: rest.map((point) => (point.Year === year ? { ...point, Value } : point)) });

  it('to ten times its neighbours is a digit too many', () => {
    expect(employees(2020, 51_500)).toEqual([
      {
        severity: 'warning',
        pointer: '/Employees/3/Value',
        message:
          '51,500 in 2020 stands between 5,100 in 2019 and 5,200 in 2021; is there a digit too many?',
      },
    ]);
    expect(employees(2020, 515)[0]?.message).toContain('a digit too few?');
  });

  it('of more than 200 per cent in a year is reported with both numbers', () => {
    expect(employees(2031, 19_000)).toEqual([
      {
        severity: 'warning',
        pointer: '/Employees/14/Value',
        message:
          '19,000 in 2031 after 5,650 in 2030 is a change of 236.3% in one year; is it right?',
      },
    ]);
    expect(employees(2031, 16_900)).toEqual([]);
    expect(employees(2031, 560)).toHaveLength(1);
    expect(employees(2031, 1500)).toEqual([]);
  });

  it('of a few is none, nor one over years that are not known', () => {
    expect(employees(2020, 49, buildSeries(4, 0))).toEqual([]);
    expect(employees(2020, 51, buildSeries(4, 0))).toHaveLength(1);
    const gap = buildSeries(5000, 50).map((point) =>
      point.Year < 2026 ? point : { ...point, Value: point.Year === 2026 ? null : 20_000 },
    );
    expect(check({ Employees: gap })).toEqual([]);
  });
});
