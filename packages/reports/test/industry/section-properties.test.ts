/** The content of sections is computed again here, from the answer alone. */
import {
  industrySectionBodies,
  type IndustrySectionBodies,
  type IndustrySectionToken,
  type KeyStatisticsBody,
  type Statistic,
} from '@broadsheet/contract';
import fc from 'fast-check';
import { Errors } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import type { IndustryDocument } from '../../src/industry/document.js';
import { industryFamily } from '../../src/industry/family.js';
import { anyDocument } from './any-document.js';

const derive = (document: IndustryDocument) =>
  industryFamily.derive(document).sections as IndustrySectionBodies;

type Points = Statistic['Points'];

const listOf = (body: KeyStatisticsBody | undefined, name: string): Points =>
  body?.Statistics.find(({ Name }) => Name === name)?.Points ?? [];
const valueOf = (points: Points, year: number) =>
  points.find(({ Year }) => Year === year)?.Value ?? undefined;

/** Two decimals, with a half rounded in either direction. */
const near = (value: number, expected: number) => {
  expect(Math.abs(value - expected)).toBeLessThanOrEqual(0.00501 + Math.abs(expected) * 1e-9);
};

const perCent = (part: number, whole: number) => (part / whole) * 100;
const over = (part: number, whole: number) => part / whole;

/** By hand, not by the formulas in the code. */
const ratios: Record<string, [string, string, typeof perCent]> = {
  ProfitMargin: ['Profit', 'Revenue', perCent],
  ValueAddedToRevenue: ['ValueAdded', 'Revenue', perCent],
  WagesToRevenue: ['Wages', 'Revenue', perCent],
  ExportsToRevenue: ['Exports', 'Revenue', perCent],
  ImportsToDemand: ['Imports', 'DomesticDemand', perCent],
  RevenuePerEmployee: ['Revenue', 'Employees', over],
  AverageWage: ['Wages', 'Employees', over],
  RevenuePerBusiness: ['Revenue', 'Businesses', over],
  EmployeesPerEstablishment: ['Employees', 'Establishments', over],
  EstablishmentsPerBusiness: ['Establishments', 'Businesses', over],
};

describe('the sections of any document', () => {
  it('are as their schemas say, with plain JSON and nothing empty', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        for (const [token, body] of Object.entries(derive(document))) {
          if (body === undefined) continue;
          expect(JSON.parse(JSON.stringify(body))).toEqual(body);
          expect(Errors(industrySectionBodies[token as IndustrySectionToken], body)).toEqual([]);
          expect(Object.keys(body)).not.toEqual([]);
        }
      }),
    );
  });

  it('have changes and growth that follow from their values', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const { keystatistics } = derive(document);
        for (const { Points } of keystatistics?.Statistics ?? []) {
          for (const { Year, Value, Change } of Points) {
            const before = valueOf(Points, Year - 1);
            if (Value === null || before === undefined || before <= 0) {
              expect(Change).toBeUndefined();
            } else near(Change ?? Number.NaN, (Value / before - 1) * 100);
          }
        }
        for (const growth of keystatistics?.Growth ?? []) {
          const points = listOf(keystatistics, growth.Name);
          const compound = (from: number, to: number) =>
            ((valueOf(points, to) ?? 0) / (valueOf(points, from) ?? 0)) ** (1 / (to - from));
          const { FirstYear, LastYear, CompoundGrowth, OutlookYear, OutlookGrowth } = growth;
          if (CompoundGrowth !== undefined) {
            near(CompoundGrowth, (compound(FirstYear ?? 0, LastYear ?? 0) - 1) * 100);
          }
          if (OutlookGrowth !== undefined) {
            const last = points.findLast((point) => !point.Outlook && point.Value !== null);
            near(OutlookGrowth, (compound(last?.Year ?? 0, OutlookYear ?? 0) - 1) * 100);
          }
        }
      }),
    );
  });

  it('have every ratio in every year whose inputs are known, and no other', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const { keystatistics, keyratios } = derive(document);
        for (const [name, [part, whole, calculate]] of Object.entries(ratios)) {
          const points = keyratios?.Ratios.find(({ Name }) => Name === name)?.Points ?? [];
          const parts = listOf(keystatistics, part);
          const wholes = listOf(keystatistics, whole);
          const expected = parts.flatMap(({ Year, Value }) => {
            const divisor = valueOf(wholes, Year);
            return Value === null || divisor === undefined
              ? []
              : [[Year, calculate(Value, divisor)]];
          });
          expect(points.map(({ Year }) => Year)).toEqual(expected.map(([year]) => year));
          points.forEach(({ Value }, index) => {
            near(Value, expected[index]?.[1] ?? Number.NaN);
          });
        }
      }),
    );
  });

  it('have the level of capital intensity that wages and depreciation make', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const { capitalintensity: body } = derive(document);
        if (body?.Wages === undefined || body.Depreciation === undefined) return;
        const value = body.Wages / body.Depreciation;
        near(body.WagesPerDepreciation ?? Number.NaN, value);
        expect(body.Level).toBe(value < 3 ? 'High' : value <= 8 ? 'Medium' : 'Low');
      }),
    );
  });
});
