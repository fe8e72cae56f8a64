/** Chart data of any kind, from normal to odd, within what a report document may hold. */
import {
  type ChartData,
  type ChartHeading,
  industryChartNames,
  lifeCycleStages,
  locales,
  type Measure,
  type ScoreScale,
} from '@broadsheet/contract';
import fc from 'fast-check';

const letters = fc.constantFrom(
  ...Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJMWQ0123456789 éñßżğ-&/(),.ЖИщΩλ'),
  ...Array.from('コーヒー焙煎業製造卸売（）、。中国日本'),
  ...Array.from('שלוםمرحبا'),
  '☕',
);
const hard = [
  'Other',
  'Rental',
  'Passenger Car Rental and Hiring',
  'Motor Vehicle Parts and Accessories Wholesaling in Other Sta',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogochwy',
  '自動車・同附属品製造業（二輪自動車を含む）及びその他の輸送用機械器具製造業',
];

export const names = (longest: number): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: letters, minLength: 1, maxLength: longest }),
    fc.constantFrom(...hard.filter(({ length }) => length <= longest)),
  );

const share = fc.oneof(
  fc.double({ min: 0, max: 100, noNaN: true }),
  fc.constantFrom(0, 0.3, 97, 0.04),
);
const amount = fc.oneof(
  fc.double({ min: -1e13, max: 1e14, noNaN: true }),
  fc.integer({ min: -1000, max: 5000 }),
  fc.constantFrom(0, 1, 1e6, 1e12, -1),
);
const percent = fc.oneof(
  fc.double({ min: -100, max: 300, noNaN: true }),
  fc.constantFrom(0, 1e8, -99.99),
);
const word = names(24);
const part = fc.record({ name: names(60), share });
const year = fc.integer({ min: 1990, max: 2040 });

const heading: fc.Arbitrary<ChartHeading> = fc.record({
  name: fc.constantFrom(...industryChartNames),
  title: names(120),
  subtitle: names(140),
  source: names(160),
  altText: fc.constant('A chart.'),
  locale: fc.constantFrom(...locales),
});

function withHeading<Data>(data: fc.Arbitrary<Data>): fc.Arbitrary<ChartHeading & Data> {
  return fc.tuple(heading, data).map(([head, rest]) => ({ ...head, ...rest }));
}

function tier(): fc.Arbitrary<{ name: string; via: string[] }[]> {
  return fc.uniqueArray(
    fc.record({ name: names(60), via: fc.array(names(60), { maxLength: 3 }) }),
    {
      maxLength: 12,
      selector: ({ name }) => name,
    },
  );
}

const position = fc.record({
  name: names(60),
  economicShareGrowth: fc.double({ min: -20, max: 20, noNaN: true }),
  establishmentGrowth: fc.double({ min: -20, max: 20, noNaN: true }),
});

const measure: fc.Arbitrary<Measure> = fc.oneof(
  fc.record({ kind: fc.constant('count' as const), unit: word }),
  fc.record({ kind: fc.constant('number' as const), unit: word }),
  fc.record({
    kind: fc.constant('currency' as const),
    currency: fc.constant('AUD'),
    symbol: fc.constant('$'),
    per: word,
  }),
);

/** A series of months or quarters, each with its label. */
const labelledPoints = fc
  .array(
    fc.record({ value: fc.option(amount), change: fc.option(percent), outlook: fc.boolean() }),
    { minLength: 1, maxLength: 150 },
  )
  .chain((points) =>
    fc.boolean().map((isJapanese) =>
      points.map((point, index) => {
        const year = 2010 + Math.floor(index / 12);
        const month = (index % 12) + 1;
        const label = isJapanese ? `${String(year)}年${String(month)}月` : `Q4 ${String(year)}`;
        return { ...point, year, label };
      }),
    ),
  );

const scale: fc.Arbitrary<ScoreScale> = fc
  .record({
    minimum: fc.constantFrom(0, 1, -5),
    maximum: fc.constantFrom(9, 100, 5),
    ends: fc.uniqueArray(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
    name: names(24),
  })
  .map(({ minimum, maximum, ends, name }) => ({
    minimum,
    maximum,
    bands: ends
      .toSorted((a, b) => a - b)
      .map((end, index) => ({
        name: `${name}${String(index)}`,
        below: index === ends.length - 1 ? maximum : minimum + end * (maximum - minimum),
      })),
  }));

/** Scores from 0 to 1 are stretched to the scale. */
const onScale = (share: number | null, { minimum, maximum }: ScoreScale): number | null =>
  share === null ? null : minimum + share * (maximum - minimum);
const shareOfScale = fc.option(
  fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 1)),
);

const generalKinds: fc.Arbitrary<ChartData>[] = [
  withHeading(
    fc.record({
      kind: fc.constant('trend' as const),
      measure,
      points: labelledPoints,
      words: fc.record({
        value: word,
        change: word,
        changeUnit: names(12),
        actual: names(12),
        outlook: names(12),
        period: word,
      }),
    }),
  ),
  withHeading(
    fc
      .record({
        kind: fc.constant('ranking' as const),
        measure,
        rows: fc.array(fc.record({ name: names(60), value: fc.option(amount) }), {
          minLength: 1,
          maxLength: 40,
        }),
        own: fc.nat(39),
        words: fc.record({ value: names(60), rank: word }),
      })
      .map(({ own, rows, ...rest }) => ({
        ...rest,
        rows: rows
          .toSorted((a, b) => (b.value ?? -1e99) - (a.value ?? -1e99))
          .map((row, index) => (index === own ? { ...row, highlight: true as const } : row)),
      })),
  ),
  withHeading(
    fc
      .record({
        kind: fc.constant('scores' as const),
        scale,
        scores: fc.array(
          fc.record(
            {
              name: names(60),
              score: shareOfScale,
              weight: fc.double({ min: 0, max: 100, noNaN: true }),
              total: fc.constant(true as const),
            },
            { requiredKeys: ['name', 'score'] },
          ),
          { minLength: 1, maxLength: 20 },
        ),
        words: fc.record({ score: word, level: word, weight: word }),
      })
      .map((data) => ({
        ...data,
        scores: data.scores.map((one) => ({ ...one, score: onScale(one.score, data.scale) })),
      })),
  ),
  withHeading(
    fc.tuple(fc.constantFrom(3, 5), measure).chain(([count, measured]) =>
      fc.record({
        kind: fc.constant('spread' as const),
        measure: fc.constant(measured),
        names: fc.array(word, { minLength: count, maxLength: count }),
        points: fc.uniqueArray(
          fc.record({
            year,
            values: fc.array(fc.option(amount), { minLength: count, maxLength: count }),
            outlook: fc.boolean(),
          }),
          { minLength: 1, maxLength: 30, selector: (point) => point.year },
        ),
        words: fc.record({ value: names(40), actual: names(12), outlook: names(12) }),
      }),
    ),
  ),
  withHeading(
    fc
      .record({
        kind: fc.constant('score-history' as const),
        scale,
        points: fc.uniqueArray(fc.record({ year, score: shareOfScale, outlook: fc.boolean() }), {
          minLength: 1,
          maxLength: 30,
          selector: (point) => point.year,
        }),
        words: fc.record({ score: word, level: word, actual: names(12), outlook: names(12) }),
      })
      .map((data) => ({
        ...data,
        points: data.points.map((one) => ({ ...one, score: onScale(one.score, data.scale) })),
      })),
  ),
];

export const anyChart: fc.Arbitrary<ChartData> = fc.oneof(
  ...generalKinds,
  withHeading(
    fc.record({
      kind: fc.constant('trend' as const),
      measure: fc.constantFrom(
        { kind: 'count' as const },
        { kind: 'currency' as const, currency: 'AUD', symbol: '$' },
        { kind: 'currency' as const, currency: 'JPY', symbol: '¥' },
      ),
      points: fc.uniqueArray(
        fc.record({
          year,
          value: fc.option(amount),
          change: fc.option(percent),
          outlook: fc.boolean(),
        }),
        { minLength: 1, maxLength: 20, selector: (point) => point.year },
      ),
      words: fc.record({ value: word, change: word, actual: names(12), outlook: names(12) }),
    }),
  ),
  withHeading(
    fc.record({
      kind: fc.constant('life-cycle' as const),
      stage: fc.constantFrom(...lifeCycleStages),
      industry: position,
      neighbours: fc.array(position, { maxLength: 6 }),
      words: fc.record({
        growth: names(14),
        maturity: names(14),
        decline: names(14),
        economicShareGrowth: names(50),
        establishmentGrowth: names(50),
      }),
    }),
  ),
  withHeading(
    fc.record({
      kind: fc.constant('shares' as const),
      parts: fc.array(part, { minLength: 1, maxLength: 14 }),
      other: fc.option(part),
      words: fc.record({ other: word, share: word }),
    }),
  ),
  withHeading(
    fc.record({
      kind: fc.constant('trade' as const),
      direction: fc.constantFrom('imports' as const, 'exports' as const),
      parts: fc.array(
        fc.record({
          name: names(60),
          share,
          country: fc.option(fc.constantFrom('AU', 'SG', 'US', 'RU', 'ZA', 'LS', 'FJ', 'QQ')),
        }),
        { minLength: 1, maxLength: 14 },
      ),
      words: fc.record({ other: word, share: word }),
    }),
  ),
  withHeading(
    fc.record({
      kind: fc.constant('concentration' as const),
      companies: fc.integer({ min: 1, max: 8 }),
      points: fc.uniqueArray(
        fc.record({ year, industry: fc.option(share), sector: fc.option(share) }),
        { minLength: 1, maxLength: 20, selector: (point) => point.year },
      ),
      words: fc.record({ industry: names(60), sector: names(60) }),
    }),
  ),
  withHeading(
    fc.record({
      kind: fc.constant('cost-structure' as const),
      parts: fc.array(
        fc.record({
          name: names(60),
          industry: fc.double({ min: -40, max: 100, noNaN: true }),
          sector: fc.double({ min: -40, max: 100, noNaN: true }),
        }),
        { minLength: 1, maxLength: 12 },
      ),
      words: fc.record({ industry: names(60), sector: names(60) }),
    }),
  ),
  withHeading(
    fc.record({
      kind: fc.constant('supply-chain' as const),
      industry: names(60),
      suppliers: fc.record({ first: tier(), second: tier() }),
      buyers: fc.record({ first: tier(), second: tier() }),
      words: fc.record({
        firstSuppliers: word,
        secondSuppliers: word,
        firstBuyers: word,
        secondBuyers: word,
      }),
    }),
  ),
);
