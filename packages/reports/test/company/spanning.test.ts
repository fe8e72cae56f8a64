import { describe, expect, it } from 'vitest';
import { buildSpanningSections, companyFigures, type CompanyFigures } from '../../src/index.js';
import { exampleDocument } from './example-document.js';
import { put } from './put.js';

const example = companyFigures(exampleDocument);

const company = (entityId: number, more: Partial<CompanyFigures>): CompanyFigures => ({
  entityId,
  language: 'English',
  ratios: {},
  growth: {},
  ...more,
});

describe('the figures of a company', () => {
  it('are what other companies need of it', () => {
    expect(example).toMatchObject({
      entityId: 7,
      language: 'English',
      revenueAud: 1_200_000,
      industryCode: '1214',
      ratios: { ReturnOnEquity: 10, CurrentRatio: 2 },
      growth: { TotalRevenue: 20 },
    });
  });

  it('survive being stored as JSON', () => {
    expect(JSON.parse(JSON.stringify(example))).toEqual(example);
  });

  it('are in Australian dollars, or without revenue', () => {
    const abroad = put(exampleDocument, { '/Currency': 'NZD' });
    expect(companyFigures(abroad).revenueAud).toBeUndefined();
    const converted = put(abroad, { '/ExchangeRateToAUD': 0.9 });
    expect(companyFigures(converted).revenueAud).toBe(1_080_000);
  });
});

describe('rank', () => {
  const rank = (...companies: CompanyFigures[]) =>
    buildSpanningSections(companies).map(({ rank: body }, i) => [
      companies[i]?.entityId,
      body?.Rank,
    ]);

  it.each(['English', 'english'])(
    'counts a company as in %s, whatever else there is',
    (language) => {
      const preferred = company(1, { revenueAud: 10, language });
      const translated = company(1, { revenueAud: 99, language: 'Japanese' });
      const other = company(2, { revenueAud: 50 });
      const expected = [
        [1, 2],
        [1, 2],
        [2, 1],
      ];
      expect(rank(preferred, translated, other)).toEqual(expected);
      expect(rank(translated, preferred, other)).toEqual(expected);
    },
  );

  it('orders companies by revenue', () => {
    expect(
      rank(
        company(1, { revenueAud: 10 }),
        company(2, { revenueAud: 30 }),
        company(3, { revenueAud: 20 }),
      ),
    ).toEqual([
      [1, 3],
      [2, 1],
      [3, 2],
    ]);
  });

  it('is shared by companies of the same revenue, and the next one skips', () => {
    const revenues = [30, 20, 20, 10];
    expect(rank(...revenues.map((revenueAud, i) => company(i, { revenueAud })))).toEqual([
      [0, 1],
      [1, 2],
      [2, 2],
      [3, 4],
    ]);
  });

  it('is absent for a company whose revenue is not known', () => {
    expect(rank(company(1, { revenueAud: 5 }), company(2, {}))).toEqual([
      [1, 1],
      [2, undefined],
    ]);
  });

  it('is the publisher’s where one is supplied', () => {
    expect(rank(company(1, { revenueAud: 5, suppliedRank: 412 }))).toEqual([[1, 412]]);
  });

  it('counts a company once, however many languages it is published in', () => {
    expect(
      rank(
        company(1, { revenueAud: 9 }),
        company(1, { revenueAud: 9, language: 'Japanese' }),
        company(2, { revenueAud: 5 }),
      ),
    ).toEqual([
      [1, 1],
      [1, 1],
      [2, 2],
    ]);
  });
});

describe('industry averages', () => {
  const wine = (entityId: number, ReturnOnEquity: number) =>
    company(entityId, { industryCode: '1214', ratios: { ReturnOnEquity } });

  it('rest on the companies of the industry that have the figure, and say how many', () => {
    const [sections] = buildSpanningSections([
      wine(1, 10),
      wine(2, 20),
      wine(3, 60),
      company(4, { industryCode: '1214', growth: { TotalRevenue: 4 } }),
      company(5, { industryCode: '4511', ratios: { ReturnOnEquity: 99 } }),
    ]);
    expect(sections?.financialratiosindustryaverage).toEqual({
      IndustryCode: '1214',
      Source: 'PublishedCompanies',
      Ratios: [{ Ratio: 'ReturnOnEquity', Unit: 'Percent', Average: 30, Median: 20, Companies: 3 }],
    });
    expect(sections?.financialgrowthindustryaverage).toEqual({
      IndustryCode: '1214',
      Source: 'PublishedCompanies',
      Growth: [{ Measure: 'TotalRevenue', Unit: 'Percent', Average: 4, Median: 4, Companies: 1 }],
    });
  });

  it('are the very same body for every company of the industry', () => {
    const [first, second] = buildSpanningSections([wine(1, 10), wine(2, 20)]);
    expect(first?.financialratiosindustryaverage).toBe(second?.financialratiosindustryaverage);
  });

  it('are absent for a company without an industry', () => {
    expect(buildSpanningSections([company(1, { ratios: { Gearing: 5 } })])).toEqual([{}]);
  });

  it('are the publisher’s where they are supplied, section by section', () => {
    const supplied = {
      ...wine(1, 10),
      growth: { TotalRevenue: 3 },
      suppliedAverages: { Ratios: { Gearing: { Average: 41.5, Companies: 812 } } },
    };
    const [sections] = buildSpanningSections([supplied, wine(2, 20)]);
    expect(sections?.financialratiosindustryaverage).toEqual({
      IndustryCode: '1214',
      Source: 'Publisher',
      Ratios: [{ Ratio: 'Gearing', Unit: 'Percent', Average: 41.5, Companies: 812 }],
    });
    expect(sections?.financialgrowthindustryaverage?.Source).toBe('PublishedCompanies');
  });

  it('stand beside each valuation ratio of the company', () => {
    const dearer = companyFigures(
      put(exampleDocument, { '/EntityId': 8, '/Market/SharePrice': 8.4 }),
    );
    const section = buildSpanningSections([example, dearer])[0]?.financialvaluationratios;
    expect(section).toMatchObject({ IndustryCode: '1214', Source: 'PublishedCompanies' });
    expect(section?.Ratios.find(({ Ratio }) => Ratio === 'PriceToEarnings')).toEqual({
      Ratio: 'PriceToEarnings',
      Unit: 'Times',
      Value: 15,
      Industry: { Average: 22.5, Median: 22.5, Companies: 2 },
    });
  });

  it('leave the valuation ratios as they are where there is no industry', () => {
    const alone = put(exampleDocument, { '/Industries': undefined, '/Divisions': undefined });
    const figures = companyFigures(alone);
    expect(buildSpanningSections([figures])[0]?.financialvaluationratios).toEqual(
      figures.valuation,
    );
  });

  it('compare each edition of a company by its own figures, whichever language is behind', () => {
    const behind = companyFigures(
      put(exampleDocument, { '/Language': 'Japanese', '/Market/SharePrice': 2.1 }),
    );
    const [english, japanese] = buildSpanningSections([example, behind]);
    expect(english?.financialvaluationratios?.SharePrice).toBe(4.2);
    expect(japanese?.financialvaluationratios?.SharePrice).toBe(2.1);
    expect(japanese?.financialvaluationratios?.Ratios[0]?.Industry?.Companies).toBe(1);
  });
});
