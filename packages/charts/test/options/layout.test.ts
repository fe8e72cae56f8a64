import { chartLayouts, industryChartNames } from '@broadsheet/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildOption } from '../../src/options/build-option.js';
import type { ChartOption } from '../../src/options/drawing/chart-option.js';
import { chartSize, sizeChart } from '../../src/options/layouts.js';
import { themes } from '../../src/options/themes/themes.js';
import { english } from '../fixtures/english.js';
import { japanese } from '../fixtures/japanese.js';
import { components, history, quarters, regions, spread } from '../fixtures/kinds.js';
import { anyChart } from './arbitraries.js';
import { outside, overlaps, textBoxes } from './text-boxes.js';

function expectLegible(option: ChartOption, { width, height } = chartSize): void {
  const boxes = textBoxes(option);
  expect(outside(boxes, width, height)).toEqual([]);
  expect(overlaps(boxes)).toEqual([]);
}

function everyNumber(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(everyNumber);
}

describe('the words of a chart', () => {
  it.each(industryChartNames)('neither touch nor leave the picture: %s', (name) => {
    expectLegible(buildOption(english[name], themes.light));
    expectLegible(buildOption(japanese[name], themes.light));
  });

  it.each([quarters, regions, components, history, spread])('neither in $name, $kind', (data) => {
    expectLegible(buildOption(data, themes.light));
    for (const size of [
      { width: 900, height: 600 },
      { width: 1600, height: 900 },
    ]) {
      expectLegible(buildOption(data, themes.light, size), size);
    }
  });

  it.each([
    { width: 900, height: 600 },
    { width: 1600, height: 900 },
  ])('fit other sizes too: $width by $height', (size) => {
    for (const name of industryChartNames) {
      expectLegible(buildOption(english[name], themes.light, size), size);
    }
  });

  it.each(chartLayouts)('fit the layout %s', (layout) => {
    const charts = [...Object.values(english), ...Object.values(japanese)];
    for (const data of [...charts, quarters, regions, components, history, spread]) {
      const size = sizeChart(data, themes.light, layout);
      expectLegible(buildOption(data, themes.light, size), size);
    }
  });

  it.each(['1:1', '4:5', 'narrow'] as const)('fit the layout %s, whatever the data', (layout) => {
    fc.assert(
      fc.property(anyChart, (data) => {
        const size = sizeChart(data, themes.light, layout);
        expectLegible(buildOption(data, themes.light, size), size);
      }),
      { numRuns: 300 },
    );
  });

  it('neither touch nor leave the picture, whatever the data', () => {
    fc.assert(
      fc.property(anyChart, (data) => {
        expectLegible(buildOption(data, themes.light));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the figures of a chart', () => {
  it('are all finite, whatever the data', () => {
    fc.assert(
      fc.property(anyChart, (data) => {
        expect(everyNumber(buildOption(data, themes.dark)).every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
