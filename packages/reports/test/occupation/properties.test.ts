import { occupation, type OccupationSectionBody } from '@broadsheet/contract';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { occupationFamily, type OccupationDocument } from '../../src/index.js';
import { expectNear, growthOf } from '../recompute.js';
import { sampleDocument } from './sample-document.js';

const names = [10, 25, 50, 75, 90].map((each) => `Percentile${String(each)}` as 'Percentile10');

/** Years of employment with gaps and an outlook, percentiles in order, shares with a remainder. */
const anyDocument = fc
  .record({
    people: fc.array(fc.option(fc.integer({ min: 0, max: 900 }), { freq: 6 }), {
      ...{ minLength: 1, maxLength: 20 },
    }),
    outlook: fc.integer({ min: 0, max: 5 }),
    earnings: fc.array(
      fc.array(fc.option(fc.integer({ min: 1, max: 9e6 })), { minLength: 5, maxLength: 5 }),
      {
        ...{ minLength: 1, maxLength: 8 },
      },
    ),
    shares: fc.array(fc.integer({ min: 1, max: 250 }), { minLength: 1, maxLength: 4 }),
  })
  .filter(
    ({ people, outlook, earnings }) =>
      people.slice(0, -outlook || undefined).some((value) => value !== null) &&
      earnings.flat().some((value) => value !== null),
  )
  .map(({ people, outlook, earnings, shares }): OccupationDocument =>
    sampleDocument({
      DataDate: '2200-06-30',
      Employment: people.map((value, index) => ({
        Year: 2000 + index,
        Value: value,
        ...(index >= people.length - outlook && { Outlook: true }),
      })),
      Earnings: {
        ...{ Currency: 'AUD', Period: 'Hour' },
        Years: earnings.map((values, index) => ({ Year: 2000 + index, ...order(values) })),
      },
      EmployingIndustries: shares.map((share, index) => ({
        ...{ Code: String(index), Title: `Industry ${String(index)}`, Share: share / 10 },
      })),
    }),
  );

/** The known ones ascend. */
function order(values: readonly (number | null)[]) {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b);
  const ordered = values.map((value) => (value === null ? null : (sorted.shift() ?? 0) / 100));
  return Object.fromEntries(names.map((name, index) => [name, ordered[index] ?? null])) as Record<
    'Percentile10' | 'Percentile25' | 'Percentile50' | 'Percentile75' | 'Percentile90',
    number | null
  >;
}

describe('figures of an occupation', () => {
  it('follow from the points of the answer', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const errors = occupationFamily.check(document).filter((each) => each.severity === 'error');
        expect(errors).toEqual([]);
        const { sections } = occupationFamily.derive(document);
        for (const [token, body] of Object.entries(sections)) {
          if (body === undefined) continue;
          const { body: schema } = occupation.sections[token as keyof typeof occupation.sections];
          expect([...Value.Errors(schema, body)]).toEqual([]);
        }
        expectEmployment(sections.employment as OccupationSectionBody<'employment'>);
        expectEarnings(sections.earnings as OccupationSectionBody<'earnings'>);
        expectShares(sections.employingindustries as OccupationSectionBody<'employingindustries'>);
      }),
    );
  });
});

function expectEmployment(body: OccupationSectionBody<'employment'>) {
  const points = body.Series[0]?.Points ?? [];
  const at = (index: number) => points[index]?.Value;
  points.forEach(({ Change }, index) => {
    expectNear(Change, growthOf(at(index - 1), at(index), 1));
  });
  const last = points.findLastIndex(({ Value: value, Outlook }) => value !== null && !Outlook);
  expect(body.LatestYear).toBe(points[last]?.Year);
  expectNear(body.CompoundGrowth, growthOf(at(last - 5), at(last), 5));
  const end = points.findLastIndex(({ Value: value, Outlook }) => value !== null && Outlook);
  expect(body.OutlookYear).toBe(end === -1 ? undefined : points[end]?.Year);
  expectNear(body.OutlookGrowth, end === -1 ? undefined : growthOf(at(last), at(end), end - last));
}

function expectEarnings({ Earnings }: OccupationSectionBody<'earnings'>) {
  Earnings.forEach((year, index) => {
    const { Percentile10, Percentile25, Percentile50, Percentile75, Percentile90 } = year;
    expectNear(year.MedianChange, growthOf(Earnings[index - 1]?.Percentile50, Percentile50, 1));
    const range =
      Percentile75 === null || Percentile25 === null ? undefined : Percentile75 - Percentile25;
    expectNear(year.InterquartileRange, range);
    const ratio =
      Percentile90 === null || Percentile10 === null ? undefined : Percentile90 / Percentile10;
    expectNear(year.SpreadRatio, ratio);
  });
}

function expectShares({
  Industries,
  OtherShare = 0,
}: OccupationSectionBody<'employingindustries'>) {
  expectNear(
    Industries.reduce((sum, { Share }) => sum + Share, OtherShare),
    100,
  );
}
