import { industryChartNames } from '@broadsheet/contract';
import * as echarts from 'echarts';
import { describe, expect, it } from 'vitest';
import { buildOption } from '../../src/options/build-option.js';
import { chartSize } from '../../src/options/layouts.js';
import { themes } from '../../src/options/themes/themes.js';
import { registerMaps } from '../../src/options/world/register-maps.js';
import { english } from '../fixtures/english.js';
import { japanese } from '../fixtures/japanese.js';

function findFunction(value: unknown, path = ''): string | undefined {
  if (typeof value === 'function') return path;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value)
    .map(([key, inner]) => findFunction(inner, `${path}/${key}`))
    .find((found) => found !== undefined);
}

describe.each(industryChartNames)('the option of %s', (name) => {
  const options = [english, japanese].flatMap((charts) =>
    Object.values(themes).map((theme) => buildOption(charts[name], theme)),
  );

  it('is plain JSON: what is written and read again is the same', () => {
    for (const option of options) {
      expect(findFunction(option)).toBeUndefined();
      expect(JSON.parse(JSON.stringify(option))).toStrictEqual(option);
    }
  });

  it('is the same when it is built again, and leaves the data as it was', () => {
    const before = structuredClone(english[name]);
    const [first] = options;
    expect(buildOption(english[name], themes.light)).toStrictEqual(first);
    expect(english[name]).toStrictEqual(before);
  });

  it('is drawn by ECharts as it is, in a browser or anywhere', () => {
    registerMaps(echarts);
    for (const option of options) {
      const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, ...chartSize });
      chart.setOption({ ...option });
      const svg = chart.renderToSVGString();
      chart.dispose();
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg).toContain(option.textStyle.fontFamily.split(',')[0]?.replaceAll('"', ''));
    }
  });
});
