import { supplier, type SupplierSectionBody } from '@broadsheet/contract';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { supplierFamily, type SupplierDocument } from '../../src/index.js';
import { expectNear } from '../recompute.js';
import { sampleDocument } from './sample-document.js';

const amount = fc.integer({ min: 0, max: 90_000 });

/** Some years of balanced statements, with some unknown lines. */
const anyDocument = fc
  .array(
    fc.record({
      ...{ current: amount, other: amount, due: amount, later: amount },
      earned: fc.integer({ min: -50_000, max: 50_000 }),
      EBIT: fc.option(fc.integer({ min: -9_000, max: 9_000 })),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((years): SupplierDocument =>
    sampleDocument({
      Financials: years.map(({ current, other, due, later, earned, EBIT }, index) => ({
        BalanceDate: `${String(2010 + index)}-06-30`,
        ...(EBIT !== null && { ProfitAndLoss: { EBIT } }),
        BalanceSheet: {
          ...{ TotalCurrentAssets: current, TotalNonCurrentAssets: other },
          ...{ TotalCurrentLiabilities: due, TotalNonCurrentLiabilities: later },
          ...{ RetainedEarnings: earned, Reserves: 0 },
          ShareCapital: current + other - due - later - earned,
        },
      })),
    }),
  );

describe('the health of a supplier', () => {
  it('follows from the lines of the answer, year by year', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const isError = ({ severity }: { severity: string }) => severity === 'error';
        expect(supplierFamily.check(document).filter(isError)).toEqual([]);
        const { sections, variants } = supplierFamily.derive(document);
        const all = variants?.AllYears ?? {};
        for (const [token, body] of [...Object.entries(sections), ...Object.entries(all)]) {
          if (body === undefined) continue;
          const { body: schema } = supplier.sections[token as keyof typeof supplier.sections];
          expect([...Value.Errors(schema, body)]).toEqual([]);
        }
        const health = all.financialhealth as SupplierSectionBody<'financialhealth'> | undefined;
        for (const year of health?.Years ?? []) expectHealth(year);
        const balance = all.balancesheet as SupplierSectionBody<'balancesheet'>;
        expect(balance.Years).toHaveLength(document.Financials?.length ?? 0);
        const latest = sections.balancesheet as SupplierSectionBody<'balancesheet'>;
        expect(latest.Years).toEqual(balance.Years.slice(0, 1));
      }),
    );
  });
});

function expectHealth(year: SupplierSectionBody<'financialhealth'>['Years'][number]) {
  const { TotalAssets = 0, TotalLiabilities = 0, TotalEquity = 0, EBIT = 0 } = year;
  const { TotalCurrentAssets = 0, TotalCurrentLiabilities = 0, RetainedEarnings = 0 } = year;
  const near = (given: number | undefined, expected: number) => {
    expect(Math.abs((given ?? NaN) - expected)).toBeLessThanOrEqual(
      0.0000501 + Math.abs(expected) * 1e-9,
    );
  };
  near(year.X1, (TotalCurrentAssets - TotalCurrentLiabilities) / TotalAssets);
  near(year.X2, RetainedEarnings / TotalAssets);
  near(year.X3, EBIT / TotalAssets);
  near(year.X4, TotalEquity / TotalLiabilities);
  const { X1 = 0, X2 = 0, X3 = 0, X4 = 0, ZScore = NaN } = year;
  expectNear(ZScore, 6.56 * X1 + 3.26 * X2 + 6.72 * X3 + 1.05 * X4);
  expect(year.Zone).toBe(ZScore < 1.1 ? 'Distress' : ZScore > 2.6 ? 'Safe' : 'Grey');
}
