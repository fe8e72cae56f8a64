import type { TradeChart } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { buildOption } from '../../src/options/build-option.js';
import type { ChartOption, PathElement } from '../../src/options/drawing/chart-option.js';
import { themes } from '../../src/options/themes/themes.js';
import { registerMaps } from '../../src/options/world/register-maps.js';
import {
  findCentre,
  findShape,
  listShapes,
  worldSize,
} from '../../src/options/world/world-shapes.js';
import { english } from '../fixtures/english.js';
import { colors, mapOf, wordsOf } from './read-option.js';

const imports = english.InternationalTradeImports as TradeChart;
const draw = (shares: Record<string, number>): ChartOption =>
  buildOption(
    {
      ...imports,
      parts: Object.entries(shares).map(([country, share]) => ({ name: country, country, share })),
    },
    themes.light,
  );
const shapesOf = ({ graphic }: ChartOption): PathElement<string>[] =>
  graphic.filter((element): element is PathElement<string> => element.type === 'polygon');

describe('a trade map', () => {
  it('names the registered map and tells ECharts not to stretch it', () => {
    expect(mapOf(buildOption(imports, themes.light))).toMatchObject({
      map: 'world',
      aspectScale: 1,
      data: expect.arrayContaining([{ name: 'BR', value: 24.6 }]) as unknown,
    });
  });

  it('shades a country by its share, the largest strongest', () => {
    const fills = shapesOf(draw({ BR: 24.6, CO: 14.2, ET: 2.1 })).map(({ style }) => style.fill);
    expect(fills[0]).toBe(colors.ramp5);
    expect(fills).toContain(colors.ramp3);
    expect(fills.at(-1)).toBe(colors.ramp1);
  });

  it('ranks the leading countries beside the map, the remainder last', () => {
    const words = wordsOf(buildOption(imports, themes.light));
    const ranked = words.filter((word) => imports.parts.some(({ name }) => name === word));
    expect(ranked).toEqual(imports.parts.map(({ name }) => name));
  });

  it('draws a dot for a country too small to see', () => {
    const option = draw({ SG: 40, LU: 30, BR: 30 });
    expect(option.graphic.filter(({ type }) => type === 'circle')).toHaveLength(2);
  });

  it('leaves Lesotho standing inside South Africa', () => {
    const alone = shapesOf(draw({ ZA: 100 }));
    expect(alone.at(-1)?.style.fill).toBe(colors.land);
    const both = draw({ LS: 60, ZA: 40 });
    expect(shapesOf(both).every(({ style }) => style.fill !== colors.land)).toBe(true);
    expect(both.graphic.some(({ type }) => type === 'circle')).toBe(true);
  });

  it('ranks a country that is nowhere on the map, without drawing it', () => {
    const option = draw({ QQ: 60, BR: 40 });
    expect(wordsOf(option)).toContain('QQ');
    expect(new Set(shapesOf(option).map(({ style }) => style.fill)).size).toBe(1);
  });
});

describe('the world', () => {
  it('is one flat region of many outlines, upside down for ECharts', () => {
    const registered: Record<
      string,
      Parameters<Parameters<typeof registerMaps>[0]['registerMap']>[1]
    > = {};
    registerMaps({ registerMap: (name, shapes) => void (registered[name] = shapes) });
    const [region] = registered.world?.features ?? [];
    const points = region?.geometry.coordinates.flat(2) ?? [];
    expect(points.every(([x, y]) => x >= 0 && x <= worldSize.width && y <= 0)).toBe(true);
    expect(points.every(([, y]) => -y <= worldSize.height)).toBe(true);
  });

  it('has no line that runs across the map at the date line', () => {
    const steps = listShapes().flatMap((ring) =>
      ring.map(([x], index) => Math.abs(x - (ring[index - 1]?.[0] ?? x))),
    );
    expect(Math.max(...steps)).toBeLessThan(worldSize.width / 8);
  });

  it('leaves Antarctica out, and has every large country', () => {
    expect(findShape('AQ')).toBeUndefined();
    for (const code of ['AU', 'BR', 'CN', 'FR', 'IN', 'JP', 'RU', 'UA', 'US', 'ZA']) {
      expect(findShape(code), code).toBeDefined();
    }
  });

  it('has a position for small ones', () => {
    for (const code of ['SG', 'HK', 'MT', 'BH', 'MU', 'TV']) {
      expect(findCentre(code, 0), code).toBeDefined();
    }
  });

  it.each(['AQ', 'BQ', 'BV', 'CC', 'CX', 'SJ', 'TK', 'UM'])(
    'has a position for %s, which no atlas draws separately, and a dot there',
    (code) => {
      expect(findCentre(code, 0), code).toBeDefined();
      const dots = draw({ [code]: 60, BR: 40 }).graphic.filter(({ type }) => type === 'circle');
      expect(dots).toHaveLength(1);
    },
  );

  it('shows areas in proportion: the Congo is as large as Greenland', () => {
    const area = (code: string): number =>
      (findShape(code) ?? []).reduce((sum, ring) => sum + ringArea(ring), 0);
    expect(area('CD') / area('GL')).toBeCloseTo(2.34 / 2.17, 0);
    expect(area('BR') / area('AU')).toBeCloseTo(8.5 / 7.7, 1);
    expect(area('RU') / area('AU')).toBeCloseTo(17.1 / 7.7, 0);
  });
});

function ringArea(ring: [number, number][]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice / 2);
}
