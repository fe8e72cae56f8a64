import { industryFamily, type IndustryDocument } from '@broadsheet/reports';
import { describe, expect, it } from 'vitest';
import { demoIndustries } from '../src/industries/index.js';
import { findFacts } from '../src/industries/words/facts/facts.js';
import { createRandom } from '../src/random.js';
import { wordProperties } from './word-properties.js';

const documents = [...demoIndustries({ seed: 1, count: 400 })];
const english = documents.filter(({ Language }) => Language === 'English');
const getDocument = (country: string, code: string, language = 'English') =>
  documents.find(
    ({ Country, Code, Language }) => Country === country && Code === code && Language === language,
  ) ?? expect.fail(`there is no ${country}/${code}/${language}`);

/** Every text of a report's words; names and titles that are given in its figures are not among them. */
function listTexts(document: IndustryDocument): string[] {
  const texts: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  for (const name of wordProperties) visit(document[name as keyof IndustryDocument]);
  return texts;
}

const name = ({ Country, Code, Language }: IndustryDocument) => `${Country}/${Code}/${Language}`;

describe('the words of the demo industries', () => {
  it('pass every check without a finding', () => {
    for (const document of documents) {
      expect(industryFamily.check(document), name(document)).toEqual([]);
    }
  });

  it('are complete reports', () => {
    for (const document of documents) {
      const given = Object.keys(document).filter((property) => wordProperties.has(property));
      const hasRegions = ['AU', 'NZ', 'US', 'GB'].includes(document.Country);
      expect(given.length, name(document)).toBe(wordProperties.size - (hasRegions ? 0 : 1));
      expect(document.ExternalDrivers?.length).toBeGreaterThanOrEqual(3);
      expect(document.CompetitiveForces).toHaveLength(5);
      expect(document.Analysis?.InternationalTrade !== undefined).toBe(
        document.Exports !== undefined,
      );
    }
  });

  it('take at most 700 kB as a whole report', () => {
    for (const document of documents.slice(0, 60)) {
      const sections = Object.values(industryFamily.derive(document).sections);
      const bytes = Buffer.byteLength(JSON.stringify(sections));
      expect(bytes, name(document)).toBeLessThan(700_000);
      // Whole reports, not empty ones.
      expect(bytes, name(document)).toBeGreaterThan(30_000);
    }
  });

  it('have several structures, and no two reports are alike', () => {
    const curated = english.slice(0, 30);
    const structures = new Set(
      curated.map((document) => findFacts(document, createRandom(1)).structure),
    );
    expect(structures.size).toBeGreaterThanOrEqual(6);
    const told = english.map(({ Analysis }) => Analysis?.Performance ?? '');
    expect(new Set(told).size).toBe(english.length);
    expect(new Set(english.map(({ Analysis }) => Analysis?.Outlook ?? '')).size).toBe(
      english.length,
    );
  });

  it('have no typing mistakes', () => {
    const slip =
      /undefined|NaN|Infinity|null|\[object|\ba (?:increase|outlook|a|an|the)\b| {2}|\b(in|the|of|by|to|a|and|is|at) \1\b|-0\.0|\b0\.0%|\s[,.;]|\.\.|\bthe the\b|\$\{/;
    for (const document of english) {
      for (const text of listTexts(document)) {
        expect(slip.exec(text)?.[0], `${name(document)}: ${text}`).toBeUndefined();
      }
    }
  });

  it('explain terms that occur in them', () => {
    for (const document of english) {
      const texts = listTexts({ ...document, Glossary: undefined } as unknown as IndustryDocument)
        .join(' ')
        .toLowerCase();
      for (const { Term } of document.Glossary ?? []) {
        expect(texts.includes(Term.toLowerCase()), `${name(document)}: ${Term}`).toBe(true);
      }
    }
  });

  it('have a size that readers and databases can bear', () => {
    for (const document of documents) {
      expect(JSON.stringify(document).length).toBeGreaterThan(18_000);
      expect(JSON.stringify(document).length).toBeLessThan(40_000);
    }
  });
});

describe('takeaways', () => {
  it.each(english.slice(0, 60))('of $Country/$Code quote figures of the report', (document) => {
    const numbers = (document.KeyTakeaways ?? []).flatMap((text) =>
      [...text.matchAll(/(\d[\d,]*\.\d)%/g)].map(([, number]) => Number(number)),
    );
    const known = listPercentages(document);
    expect(numbers.length).toBeGreaterThan(2);
    for (const number of numbers) {
      expect(
        known.some((value) => Math.abs(value - number) < 0.051),
        `${String(number)}% in ${(document.KeyTakeaways ?? []).join(' | ')}`,
      ).toBe(true);
    }
  });

  it.each(english.slice(0, 60))('of $Country/$Code quote amounts of the report', (document) => {
    const sizes: Record<string, number> = { m: 1e6, bn: 1e9, trn: 1e12 };
    const amounts = (document.KeyTakeaways ?? []).flatMap((text) =>
      [...text.matchAll(/([\d,]+(?:\.\d)?)(m|bn|trn)\b(?! people)/g)].map(
        ([, digits = '', size = '']) => ({
          amount: Number(digits.replaceAll(',', '')) * (sizes[size] ?? Number.NaN),
          step: (digits.includes('.') ? 0.1 : 1) * (sizes[size] ?? Number.NaN),
        }),
      ),
    );
    const known = (document.Revenue ?? []).map(({ Value }) => Value ?? Number.NaN);
    expect(amounts.length).toBeGreaterThanOrEqual(2);
    for (const { amount, step } of amounts) {
      expect(known.some((value) => Math.abs(value - amount) <= step * 0.501)).toBe(true);
    }
  });

  it('name the revenue of the latest year', () => {
    const { KeyTakeaways = [] } = getDocument('AU', '1214');
    expect(KeyTakeaways[0]).toContain('A$6.5bn');
    expect(getDocument('AU', '1214', 'Japanese').KeyTakeaways?.[0]).toContain('64.8億豪ドル');
  });
});

describe('the written reports', () => {
  it('have every chapter in Japanese that they have in English', () => {
    const japanese = getDocument('AU', '1214', 'Japanese');
    expect(listShape(japanese)).toEqual(listShape(getDocument('AU', '1214')));
    const isJapanese = /[ぁ-んァ-ヶ一-龠]/;
    for (const text of Object.values(japanese.Analysis ?? {})) expect(text).toMatch(isJapanese);
  });

  it('quote the same percentages in both languages', () => {
    const list = (language: string) => {
      const { Analysis = {} } = getDocument('AU', '1214', language);
      return Object.values(Analysis).map((text) =>
        [...text.matchAll(/\d+\.\d%/g)].map(([number]) => number).sort(),
      );
    };
    expect(list('Japanese')).toEqual(list('English'));
  });

  it.each(['1214', '4511'])('%s have chapters of some length', (code) => {
    for (const [chapter, text] of Object.entries(getDocument('AU', code).Analysis ?? {})) {
      const words = text.split(/\s+/).length;
      expect(words, chapter).toBeGreaterThanOrEqual(75);
      expect(words, chapter).toBeLessThanOrEqual(220);
    }
  });
});

/** Paths of everything a report's words consist of, without what they say. */
function listShape(document: IndustryDocument): string[] {
  const paths: string[] = [];
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) paths.push(path);
    else for (const [key, item] of Object.entries(value)) visit(item, `${path}/${key}`);
  };
  for (const property of wordProperties) {
    visit(document[property as keyof IndustryDocument], property);
  }
  return paths;
}

type Points = readonly { Year: number; Value: number | null; Outlook?: boolean }[] | undefined;

/** All percentages that takeaways may quote, recalculated here. */
function listPercentages(document: IndustryDocument): number[] {
  const { Revenue, Profit, ExportValue, ImportValue, DomesticDemand } = document;
  const at = (points: Points, year: number) =>
    points?.find(({ Year }) => Year === year)?.Value ?? Number.NaN;
  const grow = (from: number, to: number) =>
    Math.abs(((at(Revenue, to) / at(Revenue, from)) ** (1 / (to - from)) - 1) * 100);
  const falls = [2017, 2018, 2019, 2020, 2021, 2022, 2023].flatMap((from) =>
    [1, 2, 3, 4].map((years) =>
      Math.abs((at(Revenue, from + years) / at(Revenue, from) - 1) * 100),
    ),
  );
  const concentration = document.MarketShareConcentration?.Points ?? [];
  return [
    grow(2017, 2026),
    grow(2021, 2026),
    grow(2026, 2031),
    ...falls,
    Math.abs((at(Profit, 2026) / at(Revenue, 2026)) * 100),
    Math.abs((at(Profit, 2021) / at(Revenue, 2021)) * 100),
    (at(ExportValue, 2026) / at(Revenue, 2026)) * 100,
    (at(ImportValue, 2026) / at(DomesticDemand, 2026)) * 100,
    concentration.at(-1)?.Industry ?? Number.NaN,
    ...[
      ...(document.ProductsAndServices ?? []),
      ...(document.MajorMarkets ?? []),
      ...(document.CompanyMarketShare ?? []),
      ...(document.Exports ?? []),
    ].map(({ Share }) => Share),
    ...(document.CostStructure ?? []).map(({ Industry }) => Industry),
  ];
}
