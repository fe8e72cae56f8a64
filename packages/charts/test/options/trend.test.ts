import type { TrendChart } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { buildOption } from '../../src/options/build-option.js';
import { themes } from '../../src/options/themes/themes.js';
import { english } from '../fixtures/english.js';
import { japanese } from '../fixtures/japanese.js';
import { quarters } from '../fixtures/kinds.js';
import { trendPoints } from '../fixtures/trend-points.js';
import { barsOf, colors, findText, wordsOf } from './read-option.js';

const revenue = english.Revenue as TrendChart;
const profit = english.ProfitMargin as TrendChart;
const draw = (chart: TrendChart): ReturnType<typeof buildOption> =>
  buildOption(chart, themes.light);
const withValues = (values: (number | null)[], outlook = 0): TrendChart => ({
  ...revenue,
  points: trendPoints(2017, values, outlook),
});

describe('a trend', () => {
  it('distinguishes outlook from actual by shade, dashes and words, not by colour alone', () => {
    const option = draw(revenue);
    const [total] = barsOf(option);
    expect(total?.data[9]?.itemStyle).toEqual({ color: colors.accent });
    expect(total?.data[10]?.itemStyle).toMatchObject({
      color: colors.accentTint,
      borderColor: colors.accent,
      borderType: [5, 3],
    });
    expect(wordsOf(option)).toEqual(expect.arrayContaining(['Actual', 'Outlook']));
    const shade = option.graphic.find(({ style }) => style.fill === colors.band);
    expect(shade?.z).toBe(0);
  });

  it('shows change in a panel of its own, below, with its own zero line and no second axis', () => {
    const { grid, xAxis, yAxis, series } = draw(revenue);
    expect(series.map(({ name }) => name)).toEqual(['Revenue', 'Annual change']);
    expect([grid?.length, xAxis?.length, yAxis?.length]).toEqual([2, 2, 2]);
    const [above, below] = grid ?? [];
    expect((below?.top ?? 0) - (above?.top ?? 0)).toBeGreaterThan(above?.height ?? 0);
  });

  it('draws losses downward from zero in their own colour, with a real minus', () => {
    const option = draw(profit);
    const loss = barsOf(option)[0]?.data[3];
    expect(loss?.value).toBeLessThan(0);
    expect(loss?.itemStyle.color).toBe(colors.loss);
    expect(findText(option, '\u221238').style.verticalAlign).toBe('top');
  });

  it('has no shade and no words for outlook if there is none', () => {
    expect(wordsOf(draw(profit))).not.toContain('Outlook');
  });

  it('writes the unit in the heading and the scale in it', () => {
    expect(wordsOf(draw(revenue))).toEqual(expect.arrayContaining(['Revenue, $bn', '2.86', '4']));
    const inJapanese = wordsOf(draw(japanese.Revenue as TrendChart));
    expect(inJapanese).toEqual(expect.arrayContaining(['売上高（億豪ドル）', '28.6', '40']));
  });

  it('shows a single year as one column of ordinary width, without a panel for change', () => {
    const option = draw(withValues([1.9e9]));
    expect(option.grid).toHaveLength(1);
    expect(barsOf(option)[0]?.barWidth).toBeLessThan(100);
  });

  it('shows all zeros as zeros, on a scale that has only zero', () => {
    const words = wordsOf(draw(withValues([0, 0, 0])));
    expect(words.filter((word) => word === '0')).toHaveLength(4);
  });

  it('leaves a gap where a figure or a whole year is missing, never a zero', () => {
    const points = revenue.points.filter(({ year }) => year !== 2020);
    const option = draw({ ...revenue, points });
    expect(option.xAxis?.[0]).toMatchObject({ data: expect.arrayContaining(['2020']) as string[] });
    expect(barsOf(option)[0]?.data[3]).toBeNull();
    expect(wordsOf(option)).toContain('–');
  });

  it('writes out figures that an outlier a million times larger would flatten', () => {
    const words = wordsOf(draw(withValues([2e6, 3e6, 4e12])));
    expect(words).toEqual(expect.arrayContaining(['$2m', '$3m', '4.00']));
  });

  it('says only that a change is enormous if it is', () => {
    const words = wordsOf(draw(withValues([1, 1e6, 2])));
    expect(words).toContain('>+999');
    expect(words).toContain('\u2212100.0');
  });

  it('rounds a change once, halves away from zero', () => {
    const points = [null, 2.446, -8.35].map((change, index) => ({
      change,
      outlook: false,
      value: 1e9,
      year: 2020 + index,
    }));
    expect(wordsOf(draw({ ...revenue, points }))).toEqual(
      expect.arrayContaining(['+2.4', '\u22128.4']),
    );
  });

  it('thins out years that would touch', () => {
    const years = Array.from({ length: 60 }, (_, index) => 1e9 + index);
    const words = wordsOf(draw(withValues(years)));
    const written = words.filter((word) => /^20\d\d$/.test(word));
    expect(written.length).toBeGreaterThan(10);
    expect(written.length).toBeLessThan(60);
    expect(written).toContain('2076');
  });

  it('with quarters has them along the bottom, its own unit, and changes in points', () => {
    const option = draw(quarters);
    expect(option.xAxis?.[0]).toMatchObject({ data: quarters.points.map(({ label }) => label) });
    expect(wordsOf(option)).toEqual(
      expect.arrayContaining(['Cash rate, %', 'Annual change, points', 'Q2 2025', '\u22120.25']),
    );
    expect(barsOf(option)[0]?.data[2]).toBeNull();
  });

  it('of a price says what it is for', () => {
    const measure = { kind: 'currency', currency: 'AUD', symbol: '$', per: 'tonne' } as const;
    expect(wordsOf(draw({ ...quarters, measure }))).toContain('Cash rate, $ per tonne');
    const inJapanese = wordsOf(draw({ ...quarters, measure, locale: 'ja' }));
    expect(inJapanese).toContain('Cash rate（豪ドル／tonne）');
  });

  it('writes only the most important changes over columns that a figure would cover', () => {
    const months = Array.from({ length: 120 }, (_, index) => ({
      year: 2015 + Math.floor(index / 12),
      label: `Month ${String(index)}`,
      value: 100,
      change: index === 60 ? 31.5 : index === 90 ? -12.5 : 1.1,
      outlook: false,
    }));
    const signed = wordsOf(draw({ ...quarters, points: months })).filter((word) =>
      /^[+\u2212]/.test(word),
    );
    expect(signed).toEqual(['+31.50', '\u221212.50', '+1.10']);
  });
});
