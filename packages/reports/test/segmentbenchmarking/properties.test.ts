import {
  segmentBenchmarking,
  segmentRatios,
  type PartStatistic,
  type SegmentBenchmarkingSectionBody,
} from '@broadsheet/contract';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import type { SegmentBenchmarkingDocument } from '../../src/index.js';
import { segmentBenchmarkingFamily } from '../../src/segmentbenchmarking/family.js';
import { sampleDocument } from './sample-document.js';

const names = ['Revenue', 'Profit', 'Wages', 'Employees', 'Businesses'] as const;
const years = [2023, 2024, 2025, 2026, 2027, 2028];

const anyPoint = fc.option(fc.integer({ min: 0, max: 5e9 }), {
  freq: 12,
  nil: 'withheld' as const,
});
const anySegment = fc.record(
  Object.fromEntries(
    names.map((name) => [name, fc.array(anyPoint, { minLength: 6, maxLength: 6 })]),
  ) as Record<(typeof names)[number], fc.Arbitrary<(number | 'withheld')[]>>,
  { requiredKeys: [] },
);

/** Segments with any of the series, values withheld here and there. */
const anyDocument = fc
  .array(anySegment, { minLength: 2, maxLength: 6 })
  .map((given): SegmentBenchmarkingDocument => {
    const Segments = given.map((series, index) => ({
      SegmentSize: `Band ${String(index)}`,
      ...Object.fromEntries(
        Object.entries(series).map(([name, values]) => [name, values.map(toPoint)]),
      ),
    }));
    return sampleDocument({ Segments });
  });

const toPoint = (value: number | 'withheld', index: number) => ({
  Year: years[index] ?? 0,
  Value: value === 'withheld' ? null : value,
  ...(value === 'withheld' && { Suppressed: true }),
  ...((years[index] ?? 0) > 2026 && { Outlook: true }),
});

interface Answer {
  currentyearoverview: SegmentBenchmarkingSectionBody<'currentyearoverview'>;
  keystatistics: SegmentBenchmarkingSectionBody<'keystatistics'>;
  keyratios: SegmentBenchmarkingSectionBody<'keyratios'>;
}

it('ratios and the overview of segments follow from the statistics of the answer', () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const errors = segmentBenchmarkingFamily
        .check(document)
        .filter(({ severity }) => severity === 'error');
      expect(errors).toEqual([]);
      const { sections, charts } = segmentBenchmarkingFamily.derive(document);
      for (const [token, { body }] of Object.entries(segmentBenchmarking.sections)) {
        expect([...Value.Errors(body, sections[token])]).toEqual([]);
      }
      const answer = sections as unknown as Answer;
      expectRatios(answer);
      expectOverview(answer);
      const shares = answer.currentyearoverview.Segments.map(({ MarketShare }) => MarketShare);
      expect(charts.SegmentShares === undefined).toBe(shares.includes(undefined));
    }),
  );
});

const valueIn = (statistics: readonly PartStatistic[], name: string, year: number) =>
  statistics.find(({ Name }) => Name === name)?.Data.find(({ Year }) => Year === year)?.Value ??
  undefined;

/** Every ratio in every year, by hand. */
function recompute({ keystatistics }: Answer, index: number, name: string, year: number) {
  const own = keystatistics.Segments[index]?.Statistics ?? [];
  const of = (statistic: string) => valueIn(own, statistic, year);
  const revenues = keystatistics.Segments.map(({ Statistics }) =>
    valueIn(Statistics, 'Revenue', year),
  );
  const all = revenues.includes(undefined)
    ? undefined
    : revenues.reduce<number>((sum, revenue) => sum + (revenue ?? 0), 0);
  const divide = (part?: number, whole?: number, factor = 1) =>
    part === undefined || whole === undefined || whole <= 0 ? undefined : (part / whole) * factor;
  const byHand: Record<string, number | undefined> = {
    MarketShare: divide(of('Revenue'), all, 100),
    AverageRevenue: divide(of('Revenue'), of('Businesses')),
    ProfitMargin: divide(of('Profit'), of('Revenue'), 100),
    WagesToRevenue: divide(of('Wages'), of('Revenue'), 100),
    RevenuePerEmployee: divide(of('Revenue'), of('Employees')),
    AverageWage: divide(of('Wages'), of('Employees')),
    EmployeesPerBusiness: divide(of('Employees'), of('Businesses')),
  };
  return byHand[name];
}

function expectRatios(answer: Answer) {
  answer.keyratios.Segments.forEach(({ Statistics }, index) => {
    for (const name of Object.keys(segmentRatios)) {
      const ratio = Statistics.find(({ Name }) => Name === name);
      for (const year of years) {
        const given = ratio?.Data.find(({ Year }) => Year === year)?.Value;
        expectNear(given, recompute(answer, index, name, year));
      }
    }
  });
}

function expectOverview(answer: Answer) {
  const { Segments, Year, ForecastYear } = answer.currentyearoverview;
  Segments.forEach((row, index) => {
    const share = (year: number | undefined) =>
      year === undefined ? undefined : recompute(answer, index, 'MarketShare', year);
    const [now, then] = [share(Year), share(ForecastYear)];
    const statistics = answer.keystatistics.Segments[index]?.Statistics ?? [];
    expect(row.TotalRevenue).toBe(valueIn(statistics, 'Revenue', Year));
    expectNear(row.AverageRevenue, recompute(answer, index, 'AverageRevenue', Year));
    expectNear(row.MarketShare, now);
    expectNear(row.MarketShareForecast, then);
    const change = now === undefined || then === undefined ? undefined : then - now;
    expect(row.MarketSharePrediction).toBe(
      change === undefined
        ? undefined
        : Math.abs(change) < 0.5
          ? 'Steady'
          : change > 0
            ? 'Increasing'
            : 'Decreasing',
    );
  });
}

/** Up to the rounding of two decimals. */
function expectNear(given: number | undefined, expected: number | undefined) {
  if (given === undefined || expected === undefined) expect(given).toBe(expected);
  else expect(Math.abs(given - expected)).toBeLessThanOrEqual(0.00501 + Math.abs(expected) * 1e-9);
}
