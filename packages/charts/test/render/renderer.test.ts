import { createRenderer, RenderError, type Renderer } from '@broadsheet/charts/render';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { themes } from '../../src/options/index.js';
import { english } from '../fixtures/english.js';
import { japanese } from '../fixtures/japanese.js';
import { decodePng, findDescription } from './png-reader.js';

const chart = english.Revenue;
let renderer: Renderer;

beforeAll(() => {
  const brand = { ...themes.light, name: 'brand', logo: 'Acme Research' };
  renderer = createRenderer({ workers: 2, themes: { brand } });
});

afterAll(() => renderer.close());

test('a chart is 1200 by 675 pixels and carries its alt text', async () => {
  const { bytes: png } = await renderer.render({ data: chart });
  expect(decodePng(png)).toMatchObject({ width: 1200, height: 675 });
  expect(findDescription(png)).toBe(chart.altText);
});

test('at twice the scale it has twice the pixels each way, and the alt text in Japanese', async () => {
  const { bytes: png } = await renderer.render({
    data: japanese.Revenue,
    picture: { width: 2400 },
  });
  expect(decodePng(png)).toMatchObject({ width: 2400, height: 1350 });
  expect(findDescription(png)).toBe(japanese.Revenue.altText);
});

test('the hash is that of the bytes', async () => {
  const { bytes: png, sha256 } = await renderer.render({ data: chart });
  const digest = await crypto.subtle.digest('SHA-256', png);
  expect(sha256).toBe(Buffer.from(digest).toString('hex'));
});

test('a theme given by name or as itself is the same', async () => {
  const byName = await renderer.render({ data: chart, theme: 'brand' });
  const itself = await renderer.render({
    data: chart,
    theme: { ...themes.light, logo: 'Acme Research' },
  });
  const light = await renderer.render({ data: chart });
  expect(itself.sha256).toBe(byName.sha256);
  expect(light.sha256).not.toBe(byName.sha256);
});

test('a font family that is not bundled changes nothing, installed or not', async () => {
  const theme = { ...themes.light, font: { ...themes.light.font, family: 'DejaVu Sans' } };
  const named = await renderer.render({ data: chart, theme });
  expect(named.sha256).toBe((await renderer.render({ data: chart })).sha256);
});

test('an unknown theme is refused by name', async () => {
  const refused = renderer.render({ data: chart, theme: 'sepia' });
  await expect(refused).rejects.toThrow(RenderError);
  await expect(refused).rejects.toMatchObject({
    code: 'failed',
    message: expect.stringMatching(/^There is no theme "sepia"; there are light,/) as string,
  });
});

test('a character without a glyph is an error that names it, never an empty box', async () => {
  const data = { ...chart, title: 'Coffee ☕' };
  await expect(renderer.render({ data })).rejects.toMatchObject({
    code: 'failed',
    message: 'Drawing failed: No bundled font can draw ☕',
  });
});

test('charts that break are refused one by one; the others are drawn as usual', async () => {
  const before = await renderer.render({ data: chart });
  const broken = { ...chart, points: null } as never;
  const outcomes = await Promise.allSettled(
    [broken, chart, broken, chart, chart].map((data) => renderer.render({ data })),
  );
  const drawn = outcomes.map((outcome) => outcome.status === 'fulfilled' && outcome.value.sha256);
  const same = before.sha256;
  expect(drawn).toEqual([false, same, false, same, same]);
});

test('right-to-left text and every script we have fonts for are drawn', async () => {
  const titles = [
    'تحميص القهوة',
    'קליית קפה',
    'Производство кофе',
    'Καβουρδισμός',
    '咖啡烘焙',
    '커피',
  ];
  const images = await Promise.all(
    titles.map((title) => renderer.render({ data: { ...chart, title } })),
  );
  expect(new Set(images.map(({ sha256 }) => sha256)).size).toBe(titles.length);
});

test('the version names what the bytes depend on', () => {
  expect(renderer.version).toMatch(
    /^code-[0-9a-f]{12} \w+ echarts-[\d.]+ @napi-rs\/canvas-[\d.]+ zlib-\S+ noto-\S+$/,
  );
});
