import { describe, expect, it } from 'vitest';
import type { IndustryDocument } from '../../src/industry/document.js';
import { industryFamily } from '../../src/industry/family.js';
import { error, warning } from '../findings.js';
import { buildSample, buildSeries, leaveOut } from './sample-document.js';

const check = (changes: Partial<IndustryDocument>) => industryFamily.check(buildSample(changes));

describe('the heading', () => {
  it('names a country that exists, and knows what people write instead', () => {
    expect(check({ Country: 'UK' })).toEqual([
      error('/Country', '"UK" is not a country code of ISO 3166-1; did you mean "GB"?'),
    ]);
    expect(check({ Country: 'QQ' })).toEqual([
      error('/Country', '"QQ" is not a country code of ISO 3166-1.'),
    ]);
  });

  it('names a currency that exists', () => {
    expect(check({ Currency: 'AUX' })).toEqual([
      error('/Currency', '"AUX" is not a currency code of ISO 4217, such as AUD or USD.'),
    ]);
  });

  it.each([
    ['2026-02-29', 'is no date of the calendar. That month has 28 days.'],
    ['2026-13-01', 'is no date of the calendar. Months go from 01 to 12.'],
    ['2026-00-10', 'is no date of the calendar. Months go from 01 to 12.'],
    ['2026-04-31', 'is no date of the calendar. That month has 30 days.'],
    ['1026-06-30', 'is too long ago; write a date from 1900 on.'],
  ])('has no date %s', (DataDate, message) => {
    expect(check({ DataDate })).toContainEqual(error('/DataDate', `"${DataDate}" ${message}`));
  });

  it('may stand at a leap day', () => {
    expect(check({ DataDate: '2028-02-29' })).toEqual([]);
  });
});

describe('texts', () => {
  it.each([
    ['Beer\nManufacturing', 'contains a line break'],
    ['Beer\tManufacturing', 'contains a tab'],
    ['Beer\u0000', 'contains the control character U+0000'],
    ['Beer \ud83c', 'contains half of a character (U+D83C)'],
    ['Beer \u202egnirutcafunaM', 'contains U+202E, which changes the direction'],
    ['Caf\ufffds', 'contains U+FFFD'],
    [' Beer', 'starts or ends with a space'],
    ['  ', 'The text is only white space'],
  ])('refuses the title %j', (Title, message) => {
    const findings = check({ Title });
    expect(findings).toHaveLength(1);
    expect(findings[0]?.pointer).toBe('/Title');
    expect(findings[0]?.message).toContain(message);
  });

  it('takes Arabic, emoji and sixty characters: whether they can be drawn is for the fonts to say', () => {
    const MajorMarkets = [
      { Name: 'مصانع', Share: 50 },
      { Name: '🍺 gardens', Share: 20 },
      { Name: 'x'.repeat(60), Share: 30 },
    ];
    expect(check({ MajorMarkets })).toEqual([]);
  });
});

describe('years', () => {
  it('ascend without a gap, unless null says that one is not known', () => {
    const Revenue = buildSeries(100, 1);
    const withNull = Revenue.map((point) =>
      point.Year === 2020 ? { ...point, Value: null } : point,
    );
    const withGap = Revenue.filter(({ Year }) => Year !== 2020);
    expect(check({ Revenue: withNull })).not.toContainEqual(
      expect.objectContaining({ pointer: '/Revenue/3/Year' }),
    );
    expect(check({ Revenue: withGap })).toContainEqual(
      error(
        '/Revenue/3/Year',
        'The year 2020 is missing between 2019 and 2021; give a year that is not known with the value null.',
      ),
    );
  });

  it('appear once', () => {
    const Employees = buildSeries(100, 1).map((point) =>
      point.Year === 2019 ? { ...point, Year: 2018 } : point,
    );
    // The year that is missing beside it is not another mistake.
    expect(check({ Employees })).toEqual([
      error(
        '/Employees/2/Year',
        'The year 2018 is given twice, first at /Employees/1; is it 2019?',
      ),
    ]);
    const repeated = check({
      Employees: buildSeries(100, 1).flatMap((point) =>
        point.Year === 2018 ? [point, point] : [point],
      ),
    });
    expect(repeated.filter(({ severity }) => severity === 'error')).toEqual([
      error('/Employees/2/Year', 'The year 2018 is given twice, first at /Employees/1.'),
    ]);
    const mistyped = buildSeries(100, 1).map((point) =>
      point.Year === 2019 ? { ...point, Year: 2109 } : point,
    );
    expect(check({ Employees: mistyped })).toEqual([
      error('/Employees/2/Year', 'The year 2109 stands between 2018 and 2020; is it 2019?'),
    ]);
  });

  it('are not turned round', () => {
    expect(check({ Employees: buildSeries(100, 1).reverse() })).toContainEqual(
      error('/Employees/1/Year', 'The year 2030 comes after 2031; years must ascend.'),
    );
  });

  it('of outlook follow those of history', () => {
    const Businesses = buildSeries(300, 1).map((point) =>
      point.Year === 2024 ? { ...point, Outlook: true } : point,
    );
    expect(check({ Businesses })).toContainEqual(
      error(
        '/Businesses/8',
        '2025 is historical but follows the outlook year 2024; outlook years come last.',
      ),
    );
  });

  it('to come are marked as outlook', () => {
    expect(check({ DataDate: '2025-12-31' })).toContainEqual(
      warning(
        '/Employees/9',
        '2026 lies after the year of DataDate, 2025; mark it with Outlook: true.',
      ),
    );
  });

  it('are not outlook alone, and not without any figure', () => {
    expect(check({ Employees: [{ Year: 2027, Value: 4, Outlook: true }] })).toEqual([
      error('/Employees', 'Every year is outlook; at least one historical year is needed.'),
    ]);
    expect(check({ Employees: [{ Year: 2026, Value: null }] })).toContainEqual(
      error('/Employees', 'No year has a figure; leave the whole block out instead.'),
    );
  });

  it('of concentration are checked like any other', () => {
    const Points = [2024, 2026].map((Year) => ({ Year, Industry: null, Sector: 40 }));
    expect(check({ MarketShareConcentration: { Companies: 4, Points } })).toEqual([
      error(
        '/MarketShareConcentration/Points/1/Year',
        'The year 2025 is missing between 2024 and 2026; give a year that is not known with the value null.',
      ),
      error(
        '/MarketShareConcentration/Points',
        'No year has a figure; leave the whole block out instead.',
      ),
    ]);
  });

  it('may be fewer than usual, with a warning', () => {
    expect(check({ Employees: [{ Year: 2026, Value: 5000 }] })).toEqual([
      warning('/Employees', '1 historical year is given; readers expect 10.'),
      warning('/Employees', '0 outlook years are given; readers expect 5.'),
    ]);
  });

  it('with figures a million times apart raise the question of the unit', () => {
    const Revenue = buildSeries(4_000_000_000, 0).map((point) =>
      point.Year === 2019 ? { ...point, Value: 4000 } : point,
    );
    const document = leaveOut(buildSample({ Revenue }), 'Profit');
    const messages = industryFamily.check(document).map(({ message }) => message);
    expect(messages.filter((message) => message.includes('unit'))).toEqual([
      '4,000 in 2019 is a 1,000,000th of 4,000,000,000 in 2018; are both in the same unit?',
    ]);
  });

  it('may all be zero', () => {
    expect(check({ Employees: buildSeries(0, 0) })).toEqual([]);
  });
});

describe('shares', () => {
  it('add up to 100, or the finding says what they add up to', () => {
    const MajorMarkets = [
      { Name: 'Pubs', Share: 40.5 },
      { Name: 'Shops', Share: 55 },
    ];
    expect(check({ MajorMarkets })).toEqual([
      error('/MajorMarkets', 'The shares add up to 95.5, not to 100: 4.5 missing.'),
    ]);
    expect(check({ MajorMarkets: [...MajorMarkets, { Name: 'Clubs', Share: 10 }] })).toEqual([
      error('/MajorMarkets', 'The shares add up to 105.5, not to 100: 5.5 too much.'),
    ]);
  });

  it('may miss 100 by what rounding can do, and no more', () => {
    const thirds = (Share: number) => ['a', 'b', 'c'].map((Name) => ({ Name, Share }));
    expect(check({ MajorMarkets: thirds(33) })).toEqual([]);
    expect(check({ MajorMarkets: thirds(33.3) })).toEqual([]);
    expect(check({ MajorMarkets: thirds(33.2) })).toHaveLength(1);
  });

  it('work with a sliver and a giant', () => {
    const MajorMarkets = [
      { Name: 'Giant', Share: 97 },
      { Name: 'Sliver', Share: 0.3 },
      { Name: 'Rest', Share: 2.7 },
    ];
    expect(check({ MajorMarkets })).toEqual([]);
  });

  it('have names of their own, whatever the letter case or width', () => {
    const MajorMarkets = [
      { Name: 'Pubs', Share: 50 },
      { Name: 'ＰＵＢＳ', Share: 50 },
    ];
    expect(check({ MajorMarkets })).toEqual([
      error('/MajorMarkets/1/Name', '"ＰＵＢＳ" is given twice, first at /MajorMarkets/0/Name.'),
    ]);
  });

  it('have one remainder at most, and something beside it', () => {
    const rest = (Name: string, Share: number) => ({ Name, Share, Remainder: true });
    expect(
      check({ MajorMarkets: [{ Name: 'a', Share: 10 }, rest('b', 40), rest('c', 50)] }),
    ).toEqual([
      error(
        '/MajorMarkets/2/Remainder',
        'Only one part can be the remainder, and /MajorMarkets/1 is it already.',
      ),
    ]);
    expect(check({ MajorMarkets: [rest('a', 100)] })).toEqual([
      error('/MajorMarkets', 'Only a remainder is given; name at least one part.'),
    ]);
  });

  it('of companies and countries may leave a rest but not exceed the whole', () => {
    const Imports = [
      { Country: 'MX', Share: 70 },
      { Country: 'NL', Share: 40 },
    ];
    expect(check({ Imports })).toEqual([
      error('/Imports', 'The shares add up to 110; at most 100 is possible.'),
    ]);
    expect(check({ Exports: [{ Country: 'NZ', Share: 0 }] })).toEqual([
      error('/Exports', 'Every share is 0; leave the whole block out instead.'),
    ]);
  });

  it('of trade name countries that exist, once each', () => {
    const Imports = [
      { Country: 'UK', Share: 20 },
      { Country: 'NL', Share: 20 },
      { Country: 'NL', Share: 20 },
    ];
    expect(check({ Imports }).map(({ pointer }) => pointer)).toEqual([
      '/Imports/2/Country',
      '/Imports/0/Country',
    ]);
  });
});

describe('costs', () => {
  it('add up for industry and sector, and only profit is negative', () => {
    const CostStructure: IndustryDocument['CostStructure'] = [
      { Category: 'Wages', Industry: 110, Sector: 100 },
      { Category: 'Rent', Industry: -2, Sector: 1 },
      { Category: 'Profit', Industry: -8, Sector: -6 },
    ];
    expect(industryFamily.check(leaveOut(buildSample({ CostStructure }), 'Profit'))).toEqual([
      error('/CostStructure', "The sector's shares add up to 95, not to 100: 5 missing."),
      error(
        '/CostStructure/1/Industry',
        'Rent is -2 per cent of revenue; only Profit may be negative.',
      ),
    ]);
  });

  it('agree with the profit of the latest year', () => {
    const CostStructure: IndustryDocument['CostStructure'] = [
      { Category: 'Wages', Industry: 80, Sector: 80 },
      { Category: 'Profit', Industry: 20, Sector: 20 },
    ];
    expect(check({ CostStructure })).toEqual([
      warning(
        '/CostStructure/1/Industry',
        'Profit is given as 20% of revenue, but Profit and Revenue of 2026 make it 8%.',
      ),
    ]);
  });
});

describe('consistent figures', () => {
  it('have no profit above revenue', () => {
    const Profit = [{ Year: 2026, Value: 5_000_000_000 }];
    expect(check({ Profit })).toContainEqual(
      error(
        '/Profit/0/Value',
        'Profit of 5,000,000,000 in 2026 exceeds revenue of 4,900,000,000; are both in whole units of the currency?',
      ),
    );
  });

  it('have an establishment for each business', () => {
    expect(check({ Businesses: buildSeries(505, 10) })).toContainEqual(
      warning(
        '/Businesses/0/Value',
        '505 businesses in 2017 have only 500 establishments; every business has at least one.',
      ),
    );
  });

  it('have a concentration no lower than the companies it adds up', () => {
    const CompanyMarketShare = [
      { Name: 'Mallee Brewing', Share: 60 },
      { Name: 'Two Rivers Beer', Share: 31 },
    ];
    expect(check({ CompanyMarketShare })).toEqual([
      warning(
        '/MarketShareConcentration/Points/9/Industry',
        '89% in 2026 is less than the 91% of the 2 largest in CompanyMarketShare.',
      ),
    ]);
  });
});

describe('the life cycle', () => {
  const EconomicShare = [
    { Year: 2017, Value: 0.2 },
    { Year: 2018, Value: 0.3 },
  ];

  it('needs the trends it follows from', () => {
    expect(industryFamily.check(leaveOut(buildSample(), 'Establishments'))).toEqual([
      error('/LifeCycle', expect.stringContaining('EconomicShare and of Establishments') as string),
    ]);
  });

  it.each([
    ['no year in common', [2014, 2015, 2016]],
    ['one year in common', [2016, 2017]],
  ])('needs two years of both trends, not %s', (_, years) => {
    const shares = years.map((Year) => ({ Year, Value: 0.2 }));
    expect(check({ LifeCycle: { EconomicShare: shares } })).toEqual([
      error('/LifeCycle', expect.stringContaining('in the same two historical years') as string),
    ]);
  });

  it('is not blamed for establishments that are wrong themselves', () => {
    const broken = { ...buildSample(), Establishments: 'many' };
    expect(industryFamily.check(broken).map(({ pointer }) => pointer)).toEqual(['/Establishments']);
  });

  it('may be judged otherwise with a warning, but not as the opposite', () => {
    expect(check({ LifeCycle: { EconomicShare, Stage: 'growth' } })).toEqual([]);
    expect(check({ LifeCycle: { EconomicShare, Stage: 'maturity' } })).toEqual([
      warning('/LifeCycle/Stage', expect.stringContaining('mean "growth"') as string),
    ]);
    expect(check({ LifeCycle: { EconomicShare, Stage: 'decline' } })).toEqual([
      error('/LifeCycle/Stage', expect.stringContaining('changes by 50% a year') as string),
    ]);
  });
});

describe('the supply chain', () => {
  it('links the second tier to industries of the first, and suggests the one meant', () => {
    const SupplyChain = {
      FirstTierSuppliers: [{ Title: 'Malting' }],
      SecondTierSuppliers: [{ Title: 'Grain Growing', Via: ['Maltings'] }],
    };
    expect(check({ SupplyChain })).toEqual([
      error(
        '/SupplyChain/SecondTierSuppliers/0/Via/0',
        '"Maltings" is not an industry of the first tier; did you mean "Malting"?',
      ),
    ]);
  });

  it('has a first tier, and each title once in a tier', () => {
    expect(check({ SupplyChain: {} })).toEqual([
      error('/SupplyChain', 'No industry of the first tier is given; name a supplier or a buyer.'),
    ]);
    expect(
      check({ SupplyChain: { FirstTierBuyers: [{ Title: 'Pubs' }, { Title: 'pubs' }] } }),
    ).toEqual([
      error(
        '/SupplyChain/FirstTierBuyers/1/Title',
        '"pubs" is given twice, first at /SupplyChain/FirstTierBuyers/0/Title.',
      ),
    ]);
  });
});
