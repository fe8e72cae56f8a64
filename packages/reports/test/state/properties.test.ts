import {
  industry,
  state,
  stateStatisticNames,
  type PartStatistic,
  type StateSectionBody,
} from '@broadsheet/contract';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import type { StateDocument } from '../../src/index.js';
import { stateFamily } from '../../src/state/family.js';
import { writeNationalFigures } from '../../src/statistics/national-figures.js';
import { sampleDocument } from './sample-document.js';

const years = [2022, 2023, 2024, 2025, 2026, 2027];
const regions = ['NSW', 'VIC', 'QLD', 'SA', 'WA'];

const anySeries = fc.array(
  fc.option(fc.integer({ min: 0, max: 4e9 }), { freq: 9, nil: 'withheld' as const }),
  { minLength: 6, maxLength: 6 },
);
const anyStatistics = fc.record(
  { Revenue: anySeries, Wages: anySeries, Employees: anySeries, Establishments: anySeries },
  { requiredKeys: ['Revenue'] },
);

const toSeries = (values: readonly (number | 'withheld')[]) =>
  values.map((value, index) => ({
    Year: years[index] ?? 0,
    Value: value === 'withheld' ? null : value,
    ...(value === 'withheld' && { Suppressed: true }),
    ...((years[index] ?? 0) > 2026 && { Outlook: true }),
  }));

const toDocument = (statistics: object, Region: string): StateDocument =>
  sampleDocument({
    ...{ Region, RegionName: `Region ${Region}` },
    ...Object.fromEntries(
      Object.entries(statistics).map(([name, values]) => [
        name,
        toSeries(values as (number | 'withheld')[]),
      ]),
    ),
  });

interface Answer {
  keystatistics: StateSectionBody<'keystatistics'>;
  regionalcomparison?: StateSectionBody<'regionalcomparison'>;
}

/** Each region's answer for a client that may read the national report too. */
function answer(documents: readonly StateDocument[], national: StateDocument): Answer[] {
  const spanning = stateFamily.spanning?.create();
  const figures = documents.map((document) => stateFamily.derive(document).figures);
  for (const each of figures) spanning?.add({ family: state.name, figures: each });
  spanning?.add({ family: industry.name, figures: writeNationalFigures(national) });
  return figures.map((each) => spanning?.buildDrawn?.(each)[industry.name]?.sections as never);
}

it('shares, growth and ranks of regions follow from the figures of the answers', () => {
  const anyRegions = fc.array(anyStatistics, { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(anyRegions, anyStatistics, (given, whole) => {
      const documents = given.map((each, index) => toDocument(each, regions[index] ?? ''));
      const answers = answer(documents, toDocument(whole, 'ACT'));
      answers.forEach((each, index) => {
        const { keystatistics, regionalcomparison } = each;
        const bodies = { keystatistics, ...(regionalcomparison && { regionalcomparison }) };
        for (const [token, body] of Object.entries(bodies)) {
          const schema = state.sections[token as 'keystatistics'].body;
          expect([...Value.Errors(schema, body)]).toEqual([]);
        }
        expectShares(keystatistics);
        expectLatest(keystatistics);
        if (regionalcomparison) expectComparison(regionalcomparison, answers, documents, index);
      });
    }),
  );
});

const valueIn = (list: readonly PartStatistic[] = [], name: string, year: number) =>
  list.find(({ Name }) => Name === name)?.Data.find(({ Year }) => Year === year)?.Value ??
  undefined;

function expectShares({ Statistics, National, Shares = [] }: Answer['keystatistics']) {
  for (const name of stateStatisticNames) {
    const shares = Shares.find(({ Name }) => Name === name)?.Data ?? [];
    for (const year of years) {
      const [part, whole] = [valueIn(Statistics, name, year), valueIn(National, name, year)];
      const share = shares.find(({ Year }) => Year === year)?.Value;
      const isKnown = part !== undefined && whole !== undefined && whole > 0;
      expectNear(share, isKnown ? (part / whole) * 100 : undefined);
    }
  }
}

/** The last historical year in which a statistic of both is known, with all that is known of it. */
function expectLatest({ Statistics, National, Latest }: Answer['keystatistics']) {
  const history = years.filter((year) => year <= 2026);
  const latest = history.findLast((year) =>
    stateStatisticNames.some((name) =>
      [Statistics, National].every((list) => valueIn(list, name, year) !== undefined),
    ),
  );
  const places = Latest?.Places ?? [];
  expect(places).toHaveLength(latest === undefined ? 0 : 2);
  places.forEach((place, index) => {
    expect(place.Year).toBe(latest);
    for (const name of stateStatisticNames) {
      expect(place[name]).toBe(valueIn(index === 0 ? Statistics : National, name, place.Year));
    }
  });
}

function expectComparison(
  { Year, Regions }: StateSectionBody<'regionalcomparison'>,
  answers: readonly Answer[],
  documents: readonly StateDocument[],
  own: number,
) {
  expect(Regions).toHaveLength(answers.length);
  const whole = valueIn(answers[own]?.keystatistics.National, 'Revenue', Year) ?? 0;
  const sold = answers.map(({ keystatistics }) =>
    valueIn(keystatistics.Statistics, 'Revenue', Year),
  );
  documents.forEach(({ Region, Revenue = [] }, index) => {
    const row = Regions.find((each) => each.Region === Region);
    const revenue = sold[index];
    expect(row?.Revenue).toBe(revenue);
    expect(row?.Rank).toBe(
      revenue === undefined ? undefined : 1 + sold.filter((each) => (each ?? -1) > revenue).length,
    );
    expectNear(
      row?.Share,
      revenue === undefined || whole <= 0 ? undefined : (revenue / whole) * 100,
    );
    const known = Revenue.filter(({ Value: value, Outlook }) => value !== null && !Outlook);
    const [first, last] = [known[0], known.at(-1)];
    const span = (last?.Year ?? 0) - (first?.Year ?? 0);
    const factor = span > 0 && first?.Value ? (last?.Value ?? 0) / first.Value : undefined;
    expectNear(row?.Growth, factor === undefined ? undefined : (factor ** (1 / span) - 1) * 100);
  });
  const ranks = Regions.map(({ Rank = Infinity }) => Rank);
  expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
}

/** Up to the rounding of two decimals. */
function expectNear(given: number | undefined, expected: number | undefined) {
  if (given === undefined || expected === undefined) expect(given).toBe(expected);
  else expect(Math.abs(given - expected)).toBeLessThanOrEqual(0.00501 + Math.abs(expected) * 1e-9);
}
