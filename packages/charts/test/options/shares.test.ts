import type { SharePart, SharesChart } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { buildOption } from '../../src/options/build-option.js';
import type { ChartOption } from '../../src/options/drawing/chart-option.js';
import { themes } from '../../src/options/themes/themes.js';
import { english } from '../fixtures/english.js';
import { barsOf, colors, findText, textsOf, wordsOf } from './read-option.js';

const products = english.ProductsAndServices as SharesChart;
const draw = (parts: SharePart[], other: SharePart | null = null): ChartOption =>
  buildOption({ ...products, parts, other }, themes.light);
const numbered = (shares: number[]): SharePart[] =>
  shares.map((share, index) => ({ name: `Part ${String(index + 1)}`, share }));
const namesOf = ({ yAxis }: ChartOption): string[] =>
  yAxis?.[0]?.type === 'category' ? yAxis[0].data : [];

describe('shares', () => {
  it('are sorted, largest first, with the remainder last and grey', () => {
    const option = draw(numbered([10, 50, 20]), { name: 'Other', share: 20 });
    expect(namesOf(option)).toEqual(['Part 2', 'Part 3', 'Part 1', 'Other']);
    const fills = barsOf(option)[0]?.data.map((bar) => bar?.itemStyle.color);
    expect(fills).toEqual([colors.accent, colors.accent, colors.accent, colors.neutral]);
  });

  it('carry their figure at the end of the bar', () => {
    const option = draw(numbered([61.5, 38.5]));
    expect(wordsOf(option)).toEqual(expect.arrayContaining(['61.5%', '38.5%']));
    expect(findText(option, '61.5%').x).toBeGreaterThan(findText(option, '38.5%').x);
  });

  it('round halves away from zero, also of what is folded together', () => {
    const option = draw(numbered([8.35, 8, 8, 8, 8, 8, 8, 8, 1.1, 0.05]));
    expect(wordsOf(option)).toEqual(expect.arrayContaining(['8.4%', '1.2%']));
  });

  it('fold everything beyond eight into the remainder', () => {
    const twelve = [22, 17, 14, 11, 9, 7, 6, 5, 4, 2.5, 1.5, 1];
    const option = draw(numbered(twelve));
    expect(namesOf(option)).toHaveLength(9);
    expect(namesOf(option).at(-1)).toBe('Other');
    expect(wordsOf(option).at(-1)).toBe('9.0%');
  });

  it('add what is folded to a remainder that is there already', () => {
    const option = draw(numbered([20, 15, 12, 10, 9, 8, 7, 6, 5]), { name: 'Rest', share: 8 });
    expect(namesOf(option).at(-1)).toBe('Rest');
    expect(wordsOf(option).at(-1)).toBe('13.0%');
  });

  it('show a share of 0.3% beside one of 97%', () => {
    const option = draw(numbered([97, 0.3, 2.7]));
    const [giant, , sliver] = barsOf(option)[0]?.data ?? [];
    expect([giant?.value, sliver?.value]).toEqual([97, 0.3]);
    const barWidth = option.grid?.[0]?.width ?? 0;
    expect((0.3 / 97) * barWidth).toBeGreaterThan(2);
    expect(wordsOf(option)).toContain('0.3%');
  });

  it('wrap names of sixty characters and leave none of them out', () => {
    const name = 'Motor vehicle parts and accessories wholesaling in all state';
    const option = draw(numbered([60, 40]).map((part) => ({ ...part, name })));
    const wrapped = textsOf(option).filter(({ style }) => style.text.startsWith('Motor'));
    expect(wrapped).toHaveLength(2);
    for (const { style } of wrapped) {
      expect(style.text).toContain('\n');
      expect(style.text.replaceAll('\n', ' ')).toBe(name);
    }
  });

  it('keep right-to-left text and emoji as they are written', () => {
    const option = draw([
      { name: 'קפה טחון', share: 60 },
      { name: 'Coffee ☕️ beans', share: 40 },
    ]);
    expect(wordsOf(option)).toEqual(expect.arrayContaining(['קפה טחון', 'Coffee ☕️ beans']));
  });

  it('without any part are drawn without bars', () => {
    const option = draw(numbered([0, 0]));
    expect(wordsOf(option).filter((word) => word === '0.0%')).toHaveLength(2);
  });
});
