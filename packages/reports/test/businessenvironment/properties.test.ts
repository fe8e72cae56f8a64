import { businessEnvironment, type BusinessEnvironmentStatisticsBody } from '@broadsheet/contract';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { businessEnvironmentFamily } from '../../src/businessenvironment/family.js';
import type { BusinessEnvironmentDocument } from '../../src/index.js';
import { deviationOf, expectNear, growthOf } from '../recompute.js';
import { sampleDocument } from './sample-document.js';

const partsOf = { Year: 1, Quarter: 4, Month: 12 };

/** A series of any interval and length, with gaps, losses and an outlook. */
const anyDocument = fc
  .record({
    Interval: fc.constantFrom('Year', 'Quarter', 'Month'),
    Unit: fc.constantFrom('%', 'Index, 2026 = 100', 'AUD a tonne'),
    values: fc.array(fc.option(fc.integer({ min: -200_00, max: 900_00 }), { freq: 8 }), {
      minLength: 1,
      maxLength: 100,
    }),
    outlook: fc.integer({ min: 0, max: 20 }),
  })
  .filter(({ values, outlook }) => values.slice(0, -outlook || undefined).some((v) => v !== null))
  .map(({ Interval, Unit, values, outlook }): BusinessEnvironmentDocument => {
    const count = partsOf[Interval];
    const Points = values.map((value, index) => {
      const Year = 1950 + Math.floor(index / count);
      const month = String((index % count) * (12 / count) + 1).padStart(2, '0');
      return {
        ...(Interval === 'Year' ? { Year } : { Date: `${String(Year)}-${month}` }),
        Value: value === null ? null : value / 100,
        ...(index >= values.length - outlook && { Outlook: true }),
      };
    });
    return sampleDocument({ Interval, Unit, Points });
  });

const derive = (document: BusinessEnvironmentDocument) => {
  const { sections } = businessEnvironmentFamily.derive(document);
  return sections.statistics as BusinessEnvironmentStatisticsBody;
};

describe('figures of a driver', () => {
  it('follow from the points of the answer', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const isError = ({ severity }: { severity: string }) => severity === 'error';
        expect(businessEnvironmentFamily.check(document).filter(isError)).toEqual([]);
        const body = derive(document);
        const { body: schema } = businessEnvironment.sections.statistics;
        expect([...Value.Errors(schema, body)]).toEqual([]);
        expectFigures(body, partsOf[document.Interval], document.Unit === '%');
      }),
    );
  });
});

function expectFigures(body: BusinessEnvironmentStatisticsBody, count: number, isRate: boolean) {
  const points = body.Series[0]?.Points ?? [];
  const values = points.map(({ Value: value }) => value);
  const changes = values.map((value, index) => changeOf(values[index - count], value, isRate));
  points.forEach(({ Change, PointChange }, index) => {
    expectNear(isRate ? PointChange : Change, changes[index]);
    expect(isRate ? Change : PointChange).toBeUndefined();
  });
  const last = points.findLastIndex(({ Value: value, Outlook }) => value !== null && !Outlook);
  expect(body.Latest).toBe(values[last]);
  expect(body.LatestPeriod).toBe(String(points[last]?.Year ?? points[last]?.Date));
  expectNear(isRate ? body.PointChange : body.Change, changes[last]);
  expectNear(
    body.CompoundGrowth,
    isRate ? undefined : growthOf(values[last - 5 * count], values[last], 5),
  );
  const past = changes.filter(
    (change, index): change is number => change !== undefined && !points[index]?.Outlook,
  );
  expectNear(isRate ? body.PointVolatility : body.Volatility, deviationOf(past));
}

type Known = number | null | undefined;

function changeOf(before: Known, value: Known, isRate: boolean): number | undefined {
  if (typeof before !== 'number' || typeof value !== 'number') return undefined;
  if (isRate) return value - before;
  return before > 0 ? (value / before - 1) * 100 : undefined;
}
