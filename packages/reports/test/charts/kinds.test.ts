import { findScoreDecimals, scoreLevelBounds, type ScoreScale } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import {
  buildChartTable,
  buildHeadingContext,
  buildMap,
  buildRanking,
  buildScoreHistory,
  buildScores,
  buildShares,
  buildSpread,
  buildTrend,
} from '../../src/index.js';

const document = {
  Title: 'Coffee roasting',
  Language: 'English',
  Country: 'AU',
  Source: 'Demo data',
  DataDate: '2026-06-30',
};
const english = buildHeadingContext(document);
const japanese = buildHeadingContext({ ...document, Language: 'Japanese' });
const rate = { kind: 'number', unit: '%' } as const;
const scale: ScoreScale = {
  minimum: 1,
  maximum: 9,
  bands: [
    { name: 'Low', below: 4 },
    { name: 'Medium', below: 6 },
    { name: 'High', below: 9 },
  ],
};

/** Names are in alphabetical order, on every level, because the JSON is hashed. */
function isOrdered(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const names = Array.isArray(value) ? [] : Object.keys(value);
  return names.join() === names.toSorted().join() && Object.values(value).every(isOrdered);
}

describe('a trend by quarter', () => {
  const points = [
    { Date: '2024-03-31', Value: 4.35 },
    { Date: '2025-03-31', Value: 4.1 },
    { Date: '2024-12-31', Value: 4.35 },
    { Date: '2025-06-30', Value: 3.85, Outlook: true },
  ];
  const input = { name: 'Driver', label: 'Cash rate', measure: rate, points } as const;
  const chart = buildTrend(english, {
    ...input,
    interval: 'quarter',
    subject: 'the cash rate',
  });

  it('is in order, has a gap for each quarter without a figure, and compares with a year before', () => {
    expect(chart.points.map(({ label, value, change }) => [label, value, change])).toEqual([
      ['Q1 2024', 4.35, null],
      ['Q2 2024', null, null],
      ['Q3 2024', null, null],
      ['Q4 2024', 4.35, null],
      ['Q1 2025', 4.1, -0.25],
      ['Q2 2025', 3.85, null],
    ]);
  });

  it('speaks of a rate in points', () => {
    expect(chart.subtitle).toBe(
      'Cash rate (%) and annual change (points), Q1 2024 – Q2 2025; outlook from Q2 2025',
    );
    expect(chart.altText).toBe(
      'Bar chart of the cash rate and its annual change from Q1 2024 to Q2 2025. The cash rate fell 0.25 points from 4.35% in Q1 2024 to 4.1% in Q1 2025, and the outlook is 3.85% in Q2 2025.',
    );
  });

  it('does so in Japanese', () => {
    const { altText } = buildTrend(japanese, { ...input, label: '政策金利', interval: 'quarter' });
    expect(altText).toBe(
      '政策金利と前年同期比を示す棒グラフ（2024年第1四半期〜2025年第2四半期）。政策金利は2024年第1四半期の4.35%から2025年第1四半期の4.1%へ0.25ポイント低下、2025年第2四半期の見通しは3.85%。',
    );
  });

  it('has a table whose rows are quarters', () => {
    const { unit, columns, rows } = buildChartTable(chart);
    expect(unit).toBe('%');
    expect(columns).toEqual([
      'Quarter',
      'Cash rate (%)',
      'Annual change (points)',
      'Actual or outlook',
    ]);
    expect(rows[4]).toEqual(['Q1 2025', 4.1, -0.25, 'Actual']);
  });
});

describe('a trend of a price by month', () => {
  it('says what the price is for, in the subtitle, the alt text and the table', () => {
    const chart = buildTrend(english, {
      name: 'Price',
      label: 'Average price',
      subject: 'the average price',
      measure: { kind: 'currency', symbol: '$', per: 'tonne', currency: 'AUD' },
      interval: 'month',
      points: [
        { Date: '2025-12', Value: 500 },
        { Date: '2026-01', Value: 450 },
      ],
    });
    expect(chart.subtitle).toBe(
      'Average price (Australian dollars per tonne), December 2025 – January 2026',
    );
    expect(chart.altText).toContain('fell 10% from $500 per tonne in December 2025');
    expect(buildChartTable(chart).rows.map(([month]) => month)).toEqual(['Dec 2025', 'Jan 2026']);
    expect(isOrdered(chart)).toBe(true);
  });

  it('tells small numbers apart', () => {
    const measure = { kind: 'number', unit: 'dollars' } as const;
    const points = [0.0091, 0.0067].map((Value, index) => ({ Year: 2025 + index, Value }));
    const input = { name: 'Driver', label: 'The yen', measure, points };
    expect(buildTrend(english, input).altText).toContain(
      'from 0.0091 dollars in 2025 to 0.0067 dollars in 2026',
    );
    expect(buildTrend(japanese, input).altText).toMatch(/0\.0091dollarsから.*0\.0067dollars/);
  });
});

describe('shares and maps', () => {
  const says = { label: 'Input costs', of: 'share of cost', subject: 'cost by input' };

  it('speak of what their family names', () => {
    const parts = [
      { name: 'Beans', share: 60 },
      { name: 'Wages', share: 25 },
    ];
    const other = { name: 'Other', share: 15 };
    const chart = buildShares(english, { name: 'InputCosts', parts, other, says, share: 'Share' });
    expect(chart.subtitle).toBe('Input costs, share of cost (%), 2026');
    expect(chart.altText).toBe(
      'Bar chart of cost by input in 3 parts. The largest is Beans (60%), followed by Wages (25%).',
    );
  });

  it('of something else than trade have no direction', () => {
    const countries = [{ Country: 'BR', Share: 70 }];
    const chart = buildMap(english, { name: 'Origins', countries, says, share: 'Share of cost' });
    expect(chart).not.toHaveProperty('direction');
    expect(chart.parts.map(({ name }) => name)).toEqual(['Brazil', 'Other countries']);
  });
});

describe('a ranking', () => {
  const input = {
    name: 'RegionalShares',
    label: 'Share of revenue by state',
    subject: 'shares of revenue by state',
    value: 'Share of revenue',
    measure: rate,
    rows: [
      { name: 'Tasmania', value: null },
      { name: 'Queensland', value: 18.2 },
      { name: 'Victoria', value: 29.4 },
    ],
    highlight: 'Queensland',
  };

  it('is sorted, and tells where the row of interest stands', () => {
    const chart = buildRanking(english, input);
    expect(chart.rows).toEqual([
      { name: 'Victoria', value: 29.4 },
      { highlight: true, name: 'Queensland', value: 18.2 },
      { name: 'Tasmania', value: null },
    ]);
    expect(chart.altText).toBe(
      'Ranked bar chart of shares of revenue by state, 3 rows. The highest is Victoria (29.4%), followed by Queensland (18.2%). Queensland is number 2 of 2 (18.2%).',
    );
    expect(buildRanking(english, { ...input, highlight: 'Tasmania' }).altText).toMatch(
      /Tasmania has no figure\.$/,
    );
    expect(buildRanking(japanese, input).altText).toMatch(/Queenslandは2項目中2位（18.2%）。$/);
    expect(isOrdered(chart)).toBe(true);
  });

  it('does not tell where the only row stands', () => {
    const rows = [{ name: 'Queensland', value: 18.2 }];
    expect(buildRanking(english, { ...input, rows }).altText).toBe(
      'Ranked bar chart of shares of revenue by state, one row. The highest is Queensland (18.2%).',
    );
  });

  it('has a table with ranks', () => {
    expect(buildChartTable(buildRanking(english, input))).toEqual({
      unit: '%',
      columns: ['Name', 'Share of revenue (%)', 'Rank'],
      units: [undefined, '%', undefined],
      hasYears: false,
      rows: [
        ['Victoria', 29.4, 1],
        ['Queensland', 18.2, 2],
        ['Tasmania', null, null],
      ],
    });
  });
});

describe('the decimals of a score', () => {
  const of = (score: number) => findScoreDecimals(scoreLevelBounds, score);
  it.each([
    ...([
      [5.98, 2],
      [5.95, 2],
      [5.94, 1],
      [6, 1],
      [6.04, 1],
      [3.96, 2],
      [7.496, 3],
    ] as const),
    ...([
      [2.499, 3],
      [8.97, 1],
      [9, 1],
      [1, 1],
    ] as const),
  ])('of %f are %i', (score, decimals) => {
    expect(of(score)).toBe(decimals);
  });

  it('keep the level beside it true, in both languages', () => {
    const scores = [{ name: 'Growth', score: 3.96, total: true as const }];
    const drawn = { ...scale, bands: scoreLevelBounds.map((b) => ({ name: b.level, ...b })) };
    const input = { name: 'Risk', label: 'Risk', scale: drawn, scores };
    expect(buildScores(english, input).altText).toContain('Growth is 3.96 (low).');
    expect(buildScores(japanese, input).altText).toContain('3.96点（Low）');
    const points = [
      { Year: 2025, Value: 5.98 },
      { Year: 2026, Value: 6.01, Outlook: true },
    ];
    const history = buildScoreHistory(english, { ...input, points }).altText;
    expect(history).toMatch(/5\.98 \(medium\) in 2025.* 6 \(high\) in 2026/);
  });
});

describe('scores', () => {
  const input = { name: 'Risk', label: 'Risk', subject: 'risk', note: 'higher is riskier', scale };
  const scores = [
    { name: 'Structural risk', score: 5.1, total: true as const },
    { name: 'Trade', score: 2.3, weight: 40 },
    { weight: 60, score: 6, name: 'Competition' },
  ];

  it('tell totals and both ends with their levels', () => {
    const chart = buildScores(english, { ...input, scores });
    expect(chart.subtitle).toBe('Risk, from 1 to 9 (higher is riskier), 2026');
    expect(chart.altText).toBe(
      'Chart of risk, 3 scores on a scale from 1 to 9. Structural risk is 5.1 (medium). The highest is Competition at 6 (high), the lowest Trade at 2.3 (low).',
    );
    expect(isOrdered(chart)).toBe(true);
    expect(buildScores(japanese, { ...input, scores }).subtitle).toBe(
      'Risk（1〜9点、higher is riskier）、2026年',
    );
  });

  it('tell the only one there is', () => {
    const { altText } = buildScores(english, { ...input, scores: scores.slice(1, 2) });
    expect(altText).toBe('Chart of risk, one score on a scale from 1 to 9. Trade is 2.3 (low).');
  });

  it('have a table with columns for what there is', () => {
    const { columns, rows } = buildChartTable(buildScores(english, { ...input, scores }));
    expect(columns).toEqual(['Name', 'Score', 'Level', 'Weight (%)']);
    expect(rows[0]).toEqual(['Structural risk', 5.1, 'Medium', null]);
    const bare = { ...input, scale: { ...scale, bands: [] }, scores: [{ name: 'A', score: null }] };
    expect(buildChartTable(buildScores(english, bare))).toEqual({
      unit: 'points',
      columns: ['Name', 'Score'],
      units: [undefined, undefined],
      hasYears: false,
      rows: [['A', null]],
    });
  });
});

describe('the history of a score', () => {
  const build = (context: typeof english, ...values: (number | null)[]) =>
    buildScoreHistory(context, {
      name: 'RiskScore',
      label: 'Risk score',
      subject: 'the risk score',
      scale,
      points: values.map((Value, index) => ({
        Year: 2024 + index,
        Value,
        ...(index > 1 && { Outlook: true }),
      })),
    });

  it('tells where it came from, where it is and where it goes', () => {
    expect(build(english, 3.2, 5.4, 6.2).altText).toBe(
      'Line chart of the risk score on a scale from 1 to 9, from 2024 to 2026. It rose from 3.2 (low) in 2024 to 5.4 (medium) in 2025, and the outlook is 6.2 (high) in 2026.',
    );
    expect(build(english, 3.2, 3.2).altText).toMatch(
      /It was 3.2 \(low\) in 2024 and again in 2025\.$/,
    );
    expect(build(english, null, null).altText).toMatch(/It is not known for any past year\.$/);
    expect(build(japanese, 5.4, 3.2).altText).toMatch(
      /2024年の5.4点（Medium）から2025年の3.2点（Low）へ低下。$/,
    );
  });

  it('has a table with levels', () => {
    const chart = build(english, 3.2, null, 9);
    expect(isOrdered(chart)).toBe(true);
    expect(buildChartTable(chart).rows).toEqual([
      [2024, 3.2, 'Low', 'Actual'],
      [2025, null, null, 'Actual'],
      [2026, 9, 'High', 'Outlook'],
    ]);
  });
});

describe('a spread', () => {
  const input = {
    name: 'Price',
    label: 'Price',
    middle: 'the average',
    measure: { kind: 'currency', currency: 'AUD', symbol: '$', per: 'tonne' },
    names: ['Lowest', 'Average', 'Highest'],
    points: [
      { Year: 2025, Values: [80, 100, 130] },
      { Year: 2026, Values: [90, 110, 150] },
      { Year: 2027, Values: [null, 115, null], Outlook: true },
    ],
  } as const;
  const chart = buildSpread(english, input);

  it('says where its middle went, and from where to where the latest figures go', () => {
    expect(isOrdered(chart)).toBe(true);
    expect(chart.subtitle).toBe(
      'Price (Australian dollars per tonne), 2025–2027; outlook from 2027',
    );
    expect(chart.altText).toBe(
      'Line chart of Price from 2025 to 2027. The average rose 10% from $100 per tonne in 2025 to $110 per tonne in 2026, and the outlook is $115 per tonne in 2027. In 2026 figures go from $90 per tonne (Lowest) to $150 per tonne (Highest).',
    );
    expect(
      buildSpread(japanese, {
        ...input,
        label: '価格',
        middle: '平均',
        names: ['最低', '平均', '最高'],
      }).altText,
    ).toBe(
      '価格を示す折れ線グラフ（2025〜2027年）。平均は2025年の100豪ドル／tonneから2026年の110豪ドル／tonneへ10%上昇、2027年の見通しは115豪ドル／tonne。2026年は最低の90豪ドル／tonneから最高の150豪ドル／tonneまで。',
    );
  });

  it('has every figure in its table', () => {
    expect(buildChartTable(chart)).toEqual({
      unit: 'Australian dollars per tonne',
      columns: [
        'Year',
        'Lowest (Australian dollars per tonne)',
        'Average (Australian dollars per tonne)',
        'Highest (Australian dollars per tonne)',
        'Actual or outlook',
      ],
      units: [
        undefined,
        ...Array.from({ length: 3 }, () => 'Australian dollars per tonne'),
        undefined,
      ],
      hasYears: true,
      rows: [
        [2025, 80, 100, 130, 'Actual'],
        [2026, 90, 110, 150, 'Actual'],
        [2027, null, 115, null, 'Outlook'],
      ],
    });
  });

  it('says so where nothing is known', () => {
    const points = [{ Year: 2026, Values: [null, null, null] }];
    expect(buildSpread(english, { ...input, points }).altText).toBe(
      'Line chart of Price in 2026. The average is not known for any past year.',
    );
  });
});
