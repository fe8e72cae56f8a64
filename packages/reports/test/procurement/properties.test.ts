import { procurement, type ProcurementSectionBody } from '@broadsheet/contract';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { procurementFamily, type ProcurementDocument } from '../../src/index.js';
import { deviationOf, expectNear, growthOf } from '../recompute.js';
import { sampleDocument } from './sample-document.js';

/** Scores on a scale, with whole weights that sum to 100. */
const anyScores = (maximum: number) =>
  fc
    .array(
      fc.record({
        score: fc.integer({ min: 10, max: maximum * 10 }),
        part: fc.integer({ min: 1, max: 90 }),
      }),
      {
        ...{ minLength: 1, maxLength: 5 },
      },
    )
    .map((rows) => {
      const sum = rows.reduce((total, { part }) => total + part, 0);
      const weights = rows.map(({ part }) => Math.max(1, Math.floor((part / sum) * 100)));
      const rest = 100 - weights.slice(1).reduce((total, weight) => total + weight, 0);
      return rows.map(({ score }, index) => ({
        ...{ Name: `Part ${String(index)}`, Score: score / 10 },
        Weight: index === 0 ? rest : (weights[index] ?? 1),
      }));
    })
    .filter(([first]) => (first?.Weight ?? 0) >= 1);

const anyDocument = fc
  .record({
    prices: fc.array(fc.option(fc.integer({ min: 1, max: 900_00 }), { freq: 6 }), {
      ...{ minLength: 1, maxLength: 20 },
    }),
    outlook: fc.integer({ min: 0, max: 5 }),
    hasRange: fc.boolean(),
    SupplierRisk: anyScores(9),
    BuyerPower: anyScores(5),
  })
  .filter(({ prices, outlook }) =>
    prices.slice(0, -outlook || undefined).some((value) => value !== null),
  )
  .map(({ prices, outlook, hasRange, ...scores }): ProcurementDocument =>
    sampleDocument({
      ...scores,
      DataDate: '2200-06-30',
      Price: {
        ...{ Currency: 'AUD', Per: 'litre' },
        Years: prices.map((price, index) => ({
          Year: 2000 + index,
          Average: price === null ? null : price / 100,
          ...(hasRange && price !== null && { Lowest: price / 200, Highest: price / 50 }),
          ...(index >= prices.length - outlook && { Outlook: true }),
        })),
      },
    }),
  );

describe('figures of a procurement report', () => {
  it('follow from the answer', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const errors = procurementFamily
          .check(document)
          .filter((each) => each.severity === 'error');
        expect(errors).toEqual([]);
        const { sections } = procurementFamily.derive(document);
        for (const [token, body] of Object.entries(sections)) {
          if (body === undefined) continue;
          const { body: schema } = procurement.sections[token as keyof typeof procurement.sections];
          expect([...Value.Errors(schema, body)]).toEqual([]);
        }
        expectPrice(sections.price as ProcurementSectionBody<'price'>);
        const risk = sections.supplierrisk as ProcurementSectionBody<'supplierrisk'>;
        const power = sections.buyerpower as ProcurementSectionBody<'buyerpower'>;
        expectNear(risk.Score, meanOf(risk.Components));
        expectNear(power.Score, meanOf(power.Factors));
      }),
    );
  });
});

const meanOf = (scores: readonly { Score: number; Weight: number }[]) =>
  scores.reduce((sum, { Score, Weight }) => sum + Score * Weight, 0) / 100;

function expectPrice(body: ProcurementSectionBody<'price'>) {
  const { Prices, CompoundGrowth, Trend } = body;
  const at = (index: number) => Prices[index]?.Average;
  const changes = Prices.map((_, index) => growthOf(at(index - 1), at(index), 1));
  Prices.forEach(({ Change }, index) => {
    expectNear(Change, changes[index]);
  });
  const last = Prices.findLastIndex(({ Average, Outlook }) => Average !== null && !Outlook);
  expect(body.Latest).toBe(at(last));
  expectNear(CompoundGrowth, growthOf(at(last - 5), at(last), 5));
  const end = Prices.findLastIndex(({ Average, Outlook }) => Average !== null && Outlook);
  expectNear(body.OutlookGrowth, end === -1 ? undefined : growthOf(at(last), at(end), end - last));
  const past = changes.filter((change, index) => !Prices[index]?.Outlook && change !== undefined);
  expectNear(body.Volatility, deviationOf(past as number[]));
  const expected =
    CompoundGrowth === undefined
      ? undefined
      : CompoundGrowth > 1
        ? 'Increasing'
        : CompoundGrowth < -1
          ? 'Decreasing'
          : 'Steady';
  expect(Trend).toBe(expected);
}
