import { industryChartNames } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { buildOption } from '../../src/options/build-option.js';
import type { ChartOption } from '../../src/options/drawing/chart-option.js';
import { themes } from '../../src/options/themes/themes.js';
import { english } from '../fixtures/english.js';
import { japanese } from '../fixtures/japanese.js';
import { components, history, quarters, regions, spread } from '../fixtures/kinds.js';

/** One line per drawn element, so that the diff of a change is a few lines long. */
function formatOption(option: ChartOption): string {
  const lines = Object.entries(option).flatMap(([key, value]) =>
    Array.isArray(value)
      ? (value as unknown[]).map((item) => `${key} ${JSON.stringify(item)}`)
      : [`${key} ${JSON.stringify(value)}`],
  );
  return `${lines.join('\n')}\n`;
}

describe('the exact option', () => {
  it.each(industryChartNames)('of %s in English, light', async (name) => {
    const option = formatOption(buildOption(english[name], themes.light));
    await expect(option).toMatchFileSnapshot(`snapshots/${name}.txt`);
  });

  it.each([quarters, regions, components, history, spread])('of $name, $kind', async (data) => {
    const option = formatOption(buildOption(data, themes.light));
    await expect(option).toMatchFileSnapshot(`snapshots/kinds/${data.name}.txt`);
  });

  it('of Revenue in Japanese, dark', async () => {
    const option = formatOption(buildOption(japanese.Revenue, themes.dark));
    await expect(option).toMatchFileSnapshot('snapshots/Revenue.ja.dark.txt');
  });
});
