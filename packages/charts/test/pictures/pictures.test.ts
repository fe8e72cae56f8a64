/**
 * Pictures as they were approved. When a chart is meant to look different, look at `npm run gallery`, then run
 * `UPDATE_PICTURES=1 npx vitest run packages/charts/test/pictures` and commit the new references.
 */
import { type ChartData, industryChartNames } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { type Theme } from '../../src/options/themes/theme.js';
import { themes } from '../../src/options/themes/themes.js';
import { type Picture, renderChart } from '../../src/render/render-chart.js';
import { english } from '../fixtures/english.js';
import { japanese } from '../fixtures/japanese.js';
import { components, history, quarters, regions, spread } from '../fixtures/kinds.js';
import { approvePicture, comparePicture } from './compare-picture.js';

/** Tolerates another processor's rounding; a label that moves by a few pixels exceeds it. */
const tolerance = 0.0002;
const usual: Picture = { format: 'png', layout: '16:9', width: 1200 };

async function draw(data: ChartData, theme: Theme): Promise<Buffer> {
  return (await renderChart({ data, theme, picture: usual })).bytes;
}

async function expectApproved(name: string, png: Buffer): Promise<void> {
  if (process.env.UPDATE_PICTURES === '1') await approvePicture(name, png);
  expect(await comparePicture(name, png)).toBeLessThan(tolerance);
}

describe('a picture looks as it was approved', () => {
  it.each(industryChartNames)('%s in English, light', async (name) => {
    await expectApproved(`${name}.en.light`, await draw(english[name], themes.light));
  });

  it.each(['Revenue', 'LifeCycle', 'InternationalTradeExports', 'SupplyChain'] as const)(
    '%s in Japanese, dark',
    async (name) => {
      await expectApproved(`${name}.ja.dark`, await draw(japanese[name], themes.dark));
    },
  );

  it.each([quarters, regions, components, history, spread])('$name, $kind, light', async (data) => {
    await expectApproved(`${data.name}.en.light`, await draw(data, themes.light));
  });

  it('and an image of other data does not', async () => {
    const other = await draw(english.Employees, themes.light);
    expect(await comparePicture('Revenue.en.light', other)).toBeGreaterThan(tolerance);
  });
});
