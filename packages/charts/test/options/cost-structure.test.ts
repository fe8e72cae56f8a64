import type { CostPart, CostStructureChart } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { buildOption } from '../../src/options/build-option.js';
import type { ChartOption } from '../../src/options/drawing/chart-option.js';
import { themes } from '../../src/options/themes/themes.js';
import { english } from '../fixtures/english.js';
import { japanese } from '../fixtures/japanese.js';
import { barsOf, findText, wordsOf } from './read-option.js';

const chart = english.CostStructure as CostStructureChart;
const draw = (parts: CostPart[]): ChartOption => buildOption({ ...chart, parts }, themes.light);

describe('the cost structure', () => {
  it('puts industry beside sector, the same categories in the published order', () => {
    const option = draw(chart.parts);
    const [industry, sector] = barsOf(option);
    expect(option.yAxis?.[0]).toMatchObject({
      inverse: true,
      data: chart.parts.map(({ name }) => name),
    });
    expect(industry?.data.map((bar) => bar?.value)).toEqual(
      chart.parts.map((part) => part.industry),
    );
    expect(sector?.data.map((bar) => bar?.value)).toEqual(chart.parts.map((part) => part.sector));
  });

  it('tells the two apart by thickness as well as colour', () => {
    const [industry, sector] = barsOf(draw(chart.parts));
    expect(sector?.barWidth).toBeLessThan((industry?.barWidth ?? 0) * 0.75);
  });

  it('writes both figures and their difference', () => {
    const words = wordsOf(draw([{ name: 'Purchases', industry: 54.1, sector: 48.3 }]));
    expect(words).toEqual(expect.arrayContaining(['54.1%', '48.3%', '+5.8', 'Difference, points']));
    expect(wordsOf(buildOption(japanese.CostStructure, themes.light))).toContain('差（ポイント）');
  });

  it('draws a loss to the left of zero', () => {
    const option = draw([
      { name: 'Profit', industry: -12.5, sector: 4 },
      { name: 'Wages', industry: 40, sector: 30 },
    ]);
    expect(option.xAxis?.[0]).toMatchObject({ min: -12.5, max: 40 });
    const loss = findText(option, '\u221212.5%');
    expect(loss.style.align).toBe('right');
    expect(loss.x).toBeLessThan(findText(option, '4.0%').x);
  });
});
