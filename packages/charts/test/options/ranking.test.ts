import type { RankingChart } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { buildOption } from '../../src/options/build-option.js';
import type { ChartOption } from '../../src/options/drawing/chart-option.js';
import { themes } from '../../src/options/themes/themes.js';
import { regions } from '../fixtures/kinds.js';
import { barsOf, colors, findText, wordsOf } from './read-option.js';

const draw = (changes: Partial<RankingChart> = {}): ChartOption =>
  buildOption({ ...regions, ...changes }, themes.light);
const dollars = { kind: 'currency', currency: 'AUD', symbol: '$' } as const;

describe('a ranking', () => {
  it('marks the row of interest by colour, weight and shade, and greys the others', () => {
    const option = draw();
    const fills = barsOf(option)[0]?.data.map((bar) => bar?.itemStyle.color);
    expect(fills?.slice(0, 3)).toEqual([colors.neutral, colors.neutral, colors.accent]);
    expect(findText(option, 'Queensland').style.fontWeight).toBe('bold');
    expect(findText(option, 'Victoria').style.fontWeight).toBeUndefined();
    expect(option.graphic.some(({ style }) => style.fill === colors.band)).toBe(true);
  });

  it('gives equal values one rank, and a missing value a dash and no bar', () => {
    const option = draw();
    expect(wordsOf(option).filter((word) => word === '3')).toHaveLength(2);
    expect(wordsOf(option)).toContain('5');
    expect(wordsOf(option)).not.toContain('4');
    expect(wordsOf(option).filter((word) => word === '–')).toHaveLength(2);
    expect(barsOf(option)[0]?.data.at(-1)).toBeNull();
  });

  it('colours every bar if no row is of interest', () => {
    const option = draw({ rows: [{ name: 'Victoria', value: 3 }] });
    expect(barsOf(option)[0]?.data[0]?.itemStyle.color).toBe(colors.accent);
  });

  it('shows twelve rows, the one of interest among them with its own rank, and counts the rest', () => {
    const rows = Array.from({ length: 51 }, (_, index) => ({
      name: `Region ${String(index + 1)}`,
      value: 100 - index,
      ...(index === 43 && { highlight: true as const }),
    }));
    const words = wordsOf(draw({ rows }));
    expect(words).toEqual(expect.arrayContaining(['Region 11', 'Region 44', '44', 'and 39 more']));
    expect(words).not.toContain('Region 12');
    expect(wordsOf(draw({ rows, locale: 'ja' }))).toContain('ほか39件');
  });

  it('draws losses to the left, with a real minus, in the unit of the heading', () => {
    const rows = [4e6, -9e6].map((value, index) => ({ name: `State ${String(index)}`, value }));
    const option = draw({ measure: dollars, rows });
    expect(wordsOf(option)).toEqual(
      expect.arrayContaining(['Share of national revenue, $m', '4', '\u22129']),
    );
    expect(findText(option, '\u22129').style.align).toBe('right');
    expect(barsOf(option)[0]?.data[1]?.itemStyle.color).toBe(colors.loss);
  });

  it('writes a figure that the unit would round to zero in a smaller unit', () => {
    const rows = [4e9, 2e6].map((value, index) => ({ name: `State ${String(index)}`, value }));
    expect(wordsOf(draw({ measure: dollars, rows }))).toContain('$2m');
  });
});
