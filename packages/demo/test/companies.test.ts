import { createHash } from 'node:crypto';
import {
  companySectionBodies as sectionBodies,
  companySectionTokens as sectionTokens,
  type CompanySectionToken as SectionToken,
} from '@broadsheet/contract';
import { buildSchemaCheck } from '@broadsheet/contract/checking';
import {
  buildCompanySections,
  buildSpanningSections,
  companyFamily,
  companyFigures,
  type CompanyDocument,
} from '@broadsheet/reports';
import { describe, expect, it } from 'vitest';
import { demoCompanies } from '../src/companies/index.js';
import { demoIndustries } from '../src/industries/index.js';

const seed = 1;
const curated = [...demoCompanies({ seed })];
const english = curated.filter(({ Language }) => Language === 'English');
const spanning = buildSpanningSections(curated.map(companyFigures));
const sectionsOf = new Map(
  curated.map((document, index) => [
    document,
    { ...buildCompanySections(document), ...spanning[index] },
  ]),
);

function getDocument(entityId: number, language = 'English'): CompanyDocument {
  const found = curated.find(
    ({ EntityId, Language }) => EntityId === entityId && Language === language,
  );
  if (!found) throw new Error(`there is no company/${String(entityId)}/${language}`);
  return found;
}

const getSections = (entityId: number, language?: string) =>
  sectionsOf.get(getDocument(entityId, language)) ?? {};

function listMissing(entityId: number, language?: string): SectionToken[] {
  const sections = getSections(entityId, language);
  return sectionTokens.filter((token) => sections[token] === undefined);
}

const hash = (documents: Iterable<CompanyDocument>) => {
  const digest = createHash('sha256');
  for (const document of documents) digest.update(JSON.stringify(document));
  return digest.digest('hex');
};

describe('the curated companies', () => {
  it('are at least forty, of every kind', () => {
    expect(english.length).toBeGreaterThanOrEqual(40);
    const types = english.map(({ CompanyType = '' }) => CompanyType).join('\n');
    for (const kind of ['listed', 'unlisted', 'proprietary', 'foreign owned', 'New Zealand']) {
      expect(types).toContain(kind);
    }
    expect(types).toContain('Co-operative');
    expect(types).toContain('small');
  });

  it('all pass the check without so much as a warning', () => {
    for (const document of curated) {
      expect(companyFamily.check(document), document.Title).toEqual([]);
    }
  });

  it('have bodies as their schemas say', () => {
    const checks = new Map(
      sectionTokens.map((token) => [token, buildSchemaCheck(sectionBodies[token])]),
    );
    for (const sections of sectionsOf.values()) {
      for (const token of sectionTokens) {
        const body = sections[token];
        if (body !== undefined) expect(checks.get(token)?.(body), token).toEqual([]);
      }
    }
  });

  it('have numbers of identity that can be nobody else’s', () => {
    const abns = english.flatMap(({ ABN }) => ABN ?? []);
    expect(new Set(abns).size).toBe(abns.length);
    expect(abns.filter((abn) => !/^\d{2}99[89]/.test(abn))).toEqual([]);
    expect(english.filter(({ NZBN = '9499' }) => !NZBN.startsWith('9499'))).toEqual([]);
    const sites = english.flatMap(({ WebsiteAddress }) => WebsiteAddress ?? []);
    expect(sites.filter((site) => !/^https:\/\/www\.[a-z0-9-]+\.example$/.test(site))).toEqual([]);
  });

  it('include one of which almost nothing is known', () => {
    const known = (document: CompanyDocument) =>
      sectionTokens.length - listMissing(document.EntityId).length;
    expect(Math.min(...english.map(known))).toBe(1);
  });

  it('include some that report in other currencies, units and years', () => {
    const currencies = new Set(english.map(({ Currency }) => Currency));
    expect(currencies).toEqual(new Set(['AUD', 'NZD', 'USD', undefined]));
    expect(new Set(english.map(({ Unit }) => Unit))).toEqual(
      new Set(['Units', 'Thousands', 'Millions', undefined]),
    );
    const ends = english.flatMap(({ Financials = [] }) =>
      Financials.map(({ BalanceDate }) => BalanceDate.slice(5)),
    );
    expect(new Set(ends).size).toBeGreaterThan(3);
  });
});

describe('company 1001', () => {
  it('has data in every section except nzbn and nzse', () => {
    expect(listMissing(1001)).toEqual(['nzbn', 'nzse']);
  });

  it('has them in Japanese too, with the same figures', () => {
    expect(listMissing(1001, 'Japanese')).toEqual(['nzbn', 'nzse']);
    const [ours, theirs] = [getSections(1001), getSections(1001, 'Japanese')];
    expect(theirs.financials).toEqual(ours.financials);
    expect(theirs.financialratios).toEqual(ours.financialratios);
    expect(theirs.rank).toEqual(ours.rank);
    expect(theirs.title?.Title).toBe('レッドガム・リッジ・ワインズ');
  });
});

describe('company 1002', () => {
  it('has a title and an ABN, and no ASX code, shareholders or valuation ratios', () => {
    expect(getSections(1002)).toMatchObject({
      title: { Title: expect.any(String) as string },
      abn: { ABN: expect.any(String) as string },
    });
    expect(listMissing(1002)).toEqual(
      expect.arrayContaining(['asx', 'shareholders', 'financialvaluationratios']),
    );
  });
});

describe('Japanese editions', () => {
  const latin = /[A-Za-z]{3,} [A-Za-z]{3,} [A-Za-z]{3,}/;

  it.each([1001, 1005])('leave no sentence of %i in English', (entityId) => {
    const { brands, swot, history, operatingdivisions, keypersonnel, topindustry } = getSections(
      entityId,
      'Japanese',
    );
    const texts = [
      brands?.Brands.map(({ Description, Category }) => [Description, Category]),
      [swot?.Strengths, swot?.Weaknesses, swot?.Opportunities, swot?.Threats],
      swot?.AnalysisPlainText,
      history?.Events.map(({ Description }) => Description),
      operatingdivisions?.Divisions.map(({ Name, Description }) => [Name, Description]),
      keypersonnel?.Personnel.map(({ Position }) => Position),
      topindustry?.IndustryTitle,
    ];
    expect(JSON.stringify(texts)).not.toMatch(latin);
  });
});

describe('the market', () => {
  it('is the one that the demo industry reports show', () => {
    const shares = new Map<string, number>();
    for (const { Country, Code, Language, CompanyMarketShare = [] } of demoIndustries({ seed })) {
      if (Country !== 'AU' || Language !== 'English') continue;
      for (const { Name, Share } of CompanyMarketShare) shares.set(`${Code}/${Name}`, Share);
    }
    const rivals = english.flatMap(({ Industries = [] }) =>
      Industries.flatMap(({ Code, Competitors = [] }) =>
        Competitors.map(({ Name, MarketShare }) => [`${Code}/${Name}`, MarketShare] as const),
      ),
    );
    expect(rivals.length).toBeGreaterThan(50);
    expect(rivals.filter(([key, share]) => shares.get(key) !== share)).toEqual([]);
  });
});

describe('the generator', () => {
  it('makes the same documents from the same seed, and others from another', () => {
    expect(hash(demoCompanies({ seed, count: 60 }))).toBe(hash(demoCompanies({ seed, count: 60 })));
    expect(hash(demoCompanies({ seed: 2, count: 60 }))).not.toBe(
      hash(demoCompanies({ seed, count: 60 })),
    );
  });

  it('makes as many as requested, the curated ones first, all different and all valid', () => {
    const many = [...demoCompanies({ seed, count: 3000 })];
    expect(many).toHaveLength(3000);
    expect(many.slice(0, curated.length)).toEqual(curated);
    const keys = many.map(({ EntityId, Language }) => `${String(EntityId)}/${Language}`);
    expect(new Set(keys).size).toBe(3000);
    const titles = many.map(({ Title }) => Title);
    expect(new Set(titles).size).toBe(3000);
    const findings = many.flatMap((document) => companyFamily.check(document));
    // Among this many, a few small companies have a year so bad that its tax and dividends nearly vanish.
    const unusual = /; (is it right|is there a digit too (many|few))\?$/;
    expect(findings.filter(({ message }) => !unusual.test(message))).toEqual([]);
    expect(findings.every(({ severity }) => severity === 'warning')).toBe(true);
    const hasFindings = (document: object) => companyFamily.check(document).length > 0;
    expect(many.filter(hasFindings).length).toBeLessThan(many.length * 0.03);
    expect(curated.flatMap((document) => companyFamily.check(document))).toEqual([]);
  });

  it('makes fewer when fewer are requested', () => {
    expect([...demoCompanies({ seed, count: 2 })].map(({ EntityId }) => EntityId)).toEqual([
      1001, 1001,
    ]);
    expect([...demoCompanies({ seed, count: 0 })]).toEqual([]);
  });
});
