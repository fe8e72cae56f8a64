import {
  balanceSheetLines,
  cashFlowLines,
  keyFigureLines,
  profitAndLossLines,
  companySectionBodies,
  companySectionTokens,
  type CompanySectionBodies,
} from '@broadsheet/contract';
import fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import {
  buildCompanySections,
  buildSpanningSections,
  companyFamily,
  companyFigures,
  type CompanyDocument,
} from '../../src/index.js';
import { exampleDocument } from './example-document.js';

/** Realistic amounts, and amounts that break arithmetic. */
const amount = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -1_000_000, max: 100_000_000 }) },
  { weight: 2, arbitrary: fc.double({ min: -1e6, max: 1e6, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 5e-324, 1e-9, 1e15, -1e15, 0.1, 1 / 3) },
);
const count = fc.oneof(fc.nat(1_000_000_000), fc.constantFrom(0, 1e15, 1e-300));

/** Any of the given lines, not derived ones: random totals would only contradict their parts. */
const lines = (table: Record<string, { unit: string; formula?: string }>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(table)
        .filter(([, { formula }]) => formula === undefined)
        .map(([name, { unit }]) => [name, unit === 'Count' ? count : amount]),
    ),
    { requiredKeys: [] },
  );

const year = fc.record(
  {
    ProfitAndLoss: lines(profitAndLossLines),
    BalanceSheet: lines(balanceSheetLines),
    CashFlow: lines(cashFlowLines),
    KeyFigures: lines(keyFigureLines),
  },
  { requiredKeys: [] },
);

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });

const segment = fc.uniqueArray(fc.integer({ min: 2019, max: 2025 }), {
  minLength: 1,
  maxLength: 5,
});

/** Documents with any figures, and any combination of lines. */
const anyDocument: fc.Arbitrary<CompanyDocument> = fc
  .record({
    entityId: fc.integer({ min: 1, max: 50 }),
    years: fc.array(year, { minLength: 0, maxLength: 5 }),
    unit: fc.constantFrom('Units', 'Thousands', 'Millions'),
    currency: fc.constantFrom('AUD', 'NZD'),
    price: fc.option(fc.double({ min: 1e-3, max: 1e9, noNaN: true })),
    brand: text,
    analysis: fc.option(text),
    holdings: fc.array(fc.double({ min: 0, max: 4, noNaN: true }), { minLength: 1, maxLength: 25 }),
    divisions: fc.array(fc.record({ years: segment, revenue: fc.option(amount) }), {
      maxLength: 4,
    }),
    industry: fc.constantFrom('1214', '4511'),
  })
  .map((parts) => ({
    EntityId: parts.entityId,
    Language: 'English',
    Title: 'Any Company Limited',
    Currency: parts.currency,
    Unit: parts.unit,
    ...(parts.years.length > 0 && {
      Financials: parts.years.map((figures, i) => ({
        BalanceDate: `${String(2021 + i)}-06-30`,
        ...figures,
      })),
    }),
    ...(parts.price !== null &&
      parts.years.at(-1)?.KeyFigures?.SharesOnIssue && {
        Market: { PriceDate: '2025-09-01', SharePrice: parts.price },
      }),
    Industries: [{ Code: parts.industry, Title: 'An Industry' }],
    ...(parts.divisions.length > 0 && {
      Divisions: parts.divisions.map(({ years, revenue }, i) => ({
        Name: `Division ${String(i)}`,
        IndustryCode: parts.industry,
        Years: years.map((Year) => ({
          Year,
          ...(revenue !== null && { Revenue: revenue }),
        })),
      })),
    }),
    Shareholders: {
      AsAt: '2025-08-01',
      Holdings: parts.holdings.map((Percentage, i) => ({
        Name: `Holder ${String(i)}`,
        Percentage,
      })),
    },
    Brands: {
      Items: [{ Name: parts.brand }],
      ...(parts.analysis !== null && { Analysis: parts.analysis }),
    },
  }));

/** Those that can be published. */
const publishable = anyDocument.filter((document) =>
  companyFamily.check(document).every(({ severity }) => severity === 'warning'),
);

const validators = companySectionTokens.map(
  (token) => [token, Compile(companySectionBodies[token])] as const,
);

function expectValid(sections: CompanySectionBodies): void {
  expect(listUnsendable(sections, '')).toEqual([]);
  for (const [token, validator] of validators) {
    const body = sections[token];
    if (body !== undefined && !validator.Check(body)) {
      expect(validator.Errors(body), token).toEqual([]);
    }
  }
}

describe('for any document that may be published', () => {
  it('every body is as its schema says, and nothing is NaN or infinite', () => {
    fc.assert(
      fc.property(publishable, (document) => {
        expectValid(buildCompanySections(document));
      }),
    );
  });

  it('growth recomputed from the financials is the growth section', () => {
    fc.assert(
      fc.property(publishable, (document) => {
        const { financials, financialgrowth } = buildCompanySections(document);
        const figures = new Map(
          financials?.Years.map((row) => [
            row.Year,
            { ...row.ProfitAndLoss, ...row.BalanceSheet, ...row.CashFlow, ...row.KeyFigures },
          ]),
        );
        for (const { Measure, Values } of financialgrowth?.Growth ?? []) {
          for (const { Year, Value } of Values) {
            const now = figures.get(Year)?.[Measure] ?? NaN;
            const before = figures.get(Year - 1)?.[Measure] ?? NaN;
            const change = ((now - before) / before) * 100;
            expect(Math.abs(change - Value)).toBeLessThanOrEqual(0.0051 + Math.abs(change) * 1e-9);
          }
        }
      }),
    );
  });

  it('spanning sections are as their schemas say, and consistent with each other', () => {
    const companies = fc.uniqueArray(publishable, {
      selector: ({ EntityId }) => EntityId,
      maxLength: 12,
    });
    fc.assert(
      fc.property(companies, (documents) => {
        const figures = documents.map(companyFigures);
        const sections = buildSpanningSections(figures);
        for (const [index, company] of figures.entries()) {
          const own = sections[index] ?? {};
          expectValid(own);
          const larger = figures.filter(
            ({ revenueAud }) => (revenueAud ?? -Infinity) > (company.revenueAud ?? Infinity),
          );
          const rank = company.revenueAud === undefined ? undefined : larger.length + 1;
          expect(own.rank?.Rank).toBe(rank);
          for (const { Ratio, Companies } of own.financialratiosindustryaverage?.Ratios ?? []) {
            const counted = figures.filter(
              ({ industryCode, ratios }) =>
                industryCode === company.industryCode && ratios[Ratio] !== undefined,
            );
            expect(Companies).toBe(counted.length);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('for anything at all', () => {
  it('the check answers, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(companyFamily.check(value).length).toBeGreaterThan(0);
      }),
    );
  });

  it('the check answers for a good document with one value replaced', () => {
    const pointers = listPointers(exampleDocument);
    fc.assert(
      fc.property(fc.constantFrom(...pointers), fc.jsonValue(), (path, value) => {
        const document = structuredClone(exampleDocument);
        let at = document as unknown as Record<string, unknown>;
        for (const step of path.slice(0, -1)) at = at[step] as Record<string, unknown>;
        at[path.at(-1) ?? ''] = value;
        const findings = companyFamily.check(document);
        if (findings.every(({ severity }) => severity === 'warning')) {
          expectValid(buildCompanySections(document));
        }
      }),
      { numRuns: 1000 },
    );
  });
});

/** Values that JSON cannot represent: NaN, Infinity and undefined. */
function listUnsendable(value: unknown, path: string): string[] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) =>
      listUnsendable(inner, `${path}/${name}`),
    );
  }
  const isSendable = typeof value === 'number' ? Number.isFinite(value) : value !== undefined;
  return isSendable ? [] : [`${path} is ${String(value)}`];
}

function listPointers(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([name, child]) =>
    listPointers(child, [...path, name]),
  );
  return path.length === 0 ? inner : [path, ...inner];
}
