import type { ConcentrationChart } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { buildOption } from '../../src/options/build-option.js';
import type { ChartOption } from '../../src/options/drawing/chart-option.js';
import { themes } from '../../src/options/themes/themes.js';
import { english } from '../fixtures/english.js';
import { findText, linesOf, wordsOf } from './read-option.js';

const chart = english.MarketShareConcentration as ConcentrationChart;
const draw = (points: ConcentrationChart['points']): ChartOption =>
  buildOption({ ...chart, points }, themes.light);

describe('concentration', () => {
  it('draws the industry solid and the sector dashed, on a scale that begins at zero', () => {
    const option = draw(chart.points);
    expect(linesOf(option).map(({ lineStyle }) => lineStyle.type)).toEqual(['solid', [10, 6]]);
    expect(option.yAxis?.[0]).toMatchObject({ min: 0, max: 60 });
  });

  it('labels both lines at their ends with name and last figure', () => {
    const option = draw(chart.points);
    const plotRight = (option.grid?.[0]?.left ?? 0) + (option.grid?.[0]?.width ?? 0);
    for (const words of ['52.4%', '38.9%', 'Coffee roasting']) {
      expect(findText(option, words).x).toBeGreaterThanOrEqual(plotRight);
    }
    expect(wordsOf(option)).toContain('Food manufacturing average');
  });

  it('moves the labels apart where the lines end together', () => {
    const option = draw(chart.points.map((point) => ({ ...point, sector: point.industry })));
    const [first, second] = option.graphic.filter(
      (element) => element.type === 'text' && element.style.text === '52.4%',
    );
    const y = (element: typeof first): number => (element?.type === 'text' ? element.y : 0);
    expect(Math.abs(y(first) - y(second))).toBeGreaterThan(40);
  });

  it('shows a missing figure as a gap, and labels the last known one', () => {
    const option = draw(
      chart.points.map((point) => (point.year >= 2025 ? { ...point, sector: null } : point)),
    );
    expect(linesOf(option)[1]?.data.slice(-2)).toEqual([null, null]);
    expect(wordsOf(option)).toContain('38.4%');
  });

  it('draws a single year as two points', () => {
    const option = draw(chart.points.slice(0, 1));
    expect(
      linesOf(option).every(({ symbol, data }) => symbol === 'circle' && data.length === 1),
    ).toBe(true);
  });
});
