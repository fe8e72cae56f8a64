import type { LifeCycleChart } from '@broadsheet/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildOption } from '../../src/options/build-option.js';
import type { ChartOption } from '../../src/options/drawing/chart-option.js';
import { themes } from '../../src/options/themes/themes.js';
import { english } from '../fixtures/english.js';
import { names } from './arbitraries.js';
import { colors, findText, textsOf, wordsOf } from './read-option.js';

const chart = english.LifeCycle as LifeCycleChart;
const draw = (change: Partial<LifeCycleChart>): ChartOption =>
  buildOption({ ...chart, ...change }, themes.light);
const dotX = (option: ChartOption): number => {
  const dot = option.graphic.find(({ type }) => type === 'circle');
  return dot?.type === 'circle' ? dot.shape.cx : NaN;
};

/** The texts beside the industry's point: the only bold texts with an outline. */
const industryNameOf = (option: ChartOption): string => {
  const name = textsOf(option).find(({ style }) => style.fontWeight === 'bold' && style.stroke);
  return name?.style.text.replaceAll('\n', '') ?? '';
};

describe('the life cycle', () => {
  it('marks the stage on the curve, from left to right', () => {
    const places = (['growth', 'maturity', 'decline'] as const).map((stage) =>
      dotX(draw({ stage })),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(new Set(places).size).toBe(3);
  });

  it('writes the current stage in bold and its part of the curve thicker', () => {
    const option = draw({ stage: 'maturity' });
    expect(findText(option, 'Maturity').style.fontWeight).toBe('bold');
    expect(findText(option, 'Growth').style.fontWeight).toBeUndefined();
    const strokes = option.graphic
      .filter(({ type }) => type === 'polyline')
      .map(({ style }) => style);
    expect(strokes).toContainEqual(
      expect.objectContaining({ stroke: colors.accent, lineWidth: 7 }),
    );
  });

  it('places the industry and its neighbours by both rates of growth', () => {
    const { series } = draw({});
    const [neighbours, industry] = series;
    expect(industry).toMatchObject({ type: 'scatter', data: [[5.3, 1.8]] });
    expect(neighbours?.data).toHaveLength(chart.neighbours.length);
    expect(wordsOf(draw({}))).toEqual(
      expect.arrayContaining(['Coffee roasting', 'Tea processing', 'Confectionery']),
    );
  });

  it('does without neighbours', () => {
    expect(draw({ neighbours: [] }).series).toHaveLength(1);
  });

  it('keeps the twelve nearest neighbours if there are many', () => {
    const neighbours = Array.from({ length: 20 }, (_, index) => ({
      name: `N${String(index)}`,
      economicShareGrowth: index,
      establishmentGrowth: index,
    }));
    const words = wordsOf(draw({ neighbours }));
    expect(words).toContain('N0');
    expect(words).not.toContain('N19');
  });

  it('names every one of ten neighbours at the same position', () => {
    const neighbours = Array.from({ length: 10 }, (_, index) => ({
      ...chart.industry,
      name: `Neighbour ${String(index)}`,
    }));
    const words = wordsOf(draw({ neighbours }));
    expect(words).toEqual(expect.arrayContaining(neighbours.map(({ name }) => name)));
  });

  it('names the industry whatever its name and wherever others are', () => {
    const rate = fc.double({ min: -20, max: 20, noNaN: true });
    const position = fc.record({
      name: names(150).filter((name) => name.trim() !== ''),
      economicShareGrowth: rate,
      establishmentGrowth: rate,
    });
    fc.assert(
      fc.property(position, fc.array(position, { maxLength: 12 }), (industry, neighbours) => {
        expect(industryNameOf(draw({ industry, neighbours }))).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });

  it('cuts the name of the industry only if there is no room for all of it', () => {
    const name = 'W'.repeat(150);
    const neighbours = Array.from({ length: 12 }, (_, index) => ({
      name: `N${String(index)}`,
      economicShareGrowth: Math.floor(index / 4) * 15 - 15,
      establishmentGrowth: (index % 4) * 10 - 15,
    }));
    const industry = { name, economicShareGrowth: 0, establishmentGrowth: 0 };
    expect(industryNameOf(draw({ industry, neighbours }))).toMatch(/^W+…$/);
    expect(industryNameOf(draw({ industry, neighbours: [] }))).toBe(name);
  });
});
