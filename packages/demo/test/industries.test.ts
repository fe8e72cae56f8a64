import { createHash } from 'node:crypto';
import { industryChartNames } from '@broadsheet/contract';
import { industryFamily, listCharts, type IndustryDocument } from '@broadsheet/reports';
import { describe, expect, it } from 'vitest';
import { demoIndustries } from '../src/industries/index.js';
import { wordProperties } from './word-properties.js';

const seed = 1;
const curated = [...demoIndustries({ seed })];

function getDocument(country: string, code: string, language = 'English'): IndustryDocument {
  const found = curated.find(
    ({ Country, Code, Language }) => Country === country && Code === code && Language === language,
  );
  if (found === undefined) throw new Error(`there is no ${country}/${code}/${language}`);
  return found;
}

const listImages = (document: IndustryDocument) =>
  listCharts(industryFamily, industryFamily.derive(document)).map(({ name }) => name);
const hash = (documents: Iterable<IndustryDocument>) => {
  const digest = createHash('sha256');
  for (const document of documents) digest.update(JSON.stringify(document));
  return digest.digest('hex');
};

describe('the curated industries', () => {
  it('cover four countries with their own classifications', () => {
    expect(curated.length).toBeGreaterThanOrEqual(24);
    const codes = { AU: /^\d{4}$/, NZ: /^\d{4}$/, US: /^\d{6}$/, GB: /^\d{5}$/ };
    for (const [country, code] of Object.entries(codes)) {
      const own = curated.filter(({ Country }) => Country === country);
      expect(own.length).toBeGreaterThanOrEqual(6);
      expect(own.filter(({ Code }) => !code.test(Code))).toEqual([]);
    }
  });

  it('have the reports that readers rely on', () => {
    expect(getDocument('AU', '1214').Title).toBe('Wine and Other Alcoholic Beverage Manufacturing');
    expect(listImages(getDocument('AU', '1214'))).toEqual(industryChartNames);
    expect(listImages(getDocument('AU', '1214', 'Japanese'))).toEqual(industryChartNames);
    expect(getDocument('AU', '4511').Title).toBe('Cafes and Restaurants');
    expect(listImages(getDocument('AU', '4511'))).toEqual(
      industryChartNames.filter((name) => !name.startsWith('InternationalTrade')),
    );
  });

  it('have a key of their own each', () => {
    const keys = curated.map((document) =>
      [document.Country, document.Code, document.Language].join('/'),
    );
    expect(new Set(keys).size).toBe(curated.length);
  });

  it('pass every check without a warning', () => {
    for (const document of curated) expect(industryFamily.check(document)).toEqual([]);
  });

  it('show every stage of the life cycle, losses and a pandemic', () => {
    const stages = curated.map(
      (document) =>
        listCharts(industryFamily, industryFamily.derive(document)).find(
          ({ kind }) => kind === 'life-cycle',
        )?.altText,
    );
    for (const stage of ['growth', 'maturity', 'decline']) {
      expect(stages.filter((text) => text?.includes(`in ${stage}.`)).length).toBeGreaterThan(2);
    }
    expect(
      curated.filter(({ Profit }) => Profit?.some(({ Value }) => (Value ?? 0) < 0)).length,
    ).toBeGreaterThan(3);
    expect(findValue(getDocument('AU', '4511'), 2020)).toBeLessThan(
      findValue(getDocument('AU', '4511'), 2019) * 0.92,
    );
    expect(findValue(getDocument('AU', '5411'), 2026)).toBeLessThan(
      findValue(getDocument('AU', '5411'), 2017) * 0.7,
    );
  });

  it('say the same in Japanese, with every text translated', () => {
    const english = omitWords(getDocument('AU', '1214'));
    const japanese = omitWords(getDocument('AU', '1214', 'Japanese'));
    expect(JSON.stringify(japanese).match(/\d+(?:\.\d+)?/g)).toEqual(
      JSON.stringify(english).match(/\d+(?:\.\d+)?/g),
    );
    const texts = JSON.stringify(japanese).match(/"(?:Title|Name|Sector|Source)":"[^"]*"/g) ?? [];
    expect(texts.length).toBeGreaterThan(25);
    expect(texts.filter((text) => !/[ぁ-んァ-ヶ一-龠]/.test(text))).toEqual([]);
  });
});

describe('the generator', () => {
  it('gives the same reports for the same seed, and others for another', () => {
    const count = 200;
    expect(hash(demoIndustries({ seed, count }))).toBe(hash(demoIndustries({ seed, count })));
    expect(hash(demoIndustries({ seed, count }))).not.toBe(
      hash(demoIndustries({ seed: 2, count })),
    );
  });

  it('puts the curated reports first, unchanged by how many follow', () => {
    const more = [...demoIndustries({ seed, count: curated.length + 5 })];
    expect(more.slice(0, curated.length)).toEqual(curated);
    expect(more).toHaveLength(curated.length + 5);
    expect([...demoIndustries({ seed, count: 3 })]).toEqual(curated.slice(0, 3));
    expect([...demoIndustries({ seed, count: 0 })]).toEqual([]);
  });

  it('makes ten thousand reports with a key each, all valid', () => {
    const keys = new Set<string>();
    let index = 0;
    for (const document of demoIndustries({ seed, count: 10_000 })) {
      keys.add(`${document.Country}/${document.Code}/${document.Language}`);
      if (index++ % 20 === 0) expect(industryFamily.check(document)).toEqual([]);
    }
    expect(keys.size).toBe(10_000);
  });
});

/** Only figures and names: prose formats amounts by language. */
function omitWords(document: IndustryDocument): Partial<IndustryDocument> {
  return Object.fromEntries(Object.entries(document).filter(([name]) => !wordProperties.has(name)));
}

function findValue({ Revenue }: IndustryDocument, year: number): number {
  return Revenue?.find(({ Year }) => Year === year)?.Value ?? Number.NaN;
}
