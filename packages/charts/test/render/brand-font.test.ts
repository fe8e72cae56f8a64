import { fileURLToPath } from 'node:url';
import { createRenderer } from '@broadsheet/charts/render';
import { afterAll, expect, it } from 'vitest';
import { themes, type Theme } from '../../src/options/index.js';
import { english } from '../fixtures/english.js';
import { japanese } from '../fixtures/japanese.js';

const renderer = createRenderer({ workers: 1 });
afterAll(() => renderer.close());

/** Different from what the theme would be drawn with: bold where regular is requested. */
const bold = fileURLToPath(
  new URL('../../fonts/files/noto-sans-latin-700-normal.woff2', import.meta.url),
);
const brand: Theme = { ...themes.light, font: { ...themes.light.font, files: [bold] } };

it('draws with the font files of a theme, the same each time', async () => {
  const data = english.Revenue;
  const plain = await renderer.render({ data });
  const first = await renderer.render({ data, theme: brand });
  const second = await renderer.render({ data, theme: brand });
  expect(first.sha256).not.toBe(plain.sha256);
  expect(second.sha256).toBe(first.sha256);
});

it('uses the bundled fonts for characters that the files lack', async () => {
  const data = japanese.Revenue;
  await expect(renderer.render({ data, theme: brand })).resolves.toHaveProperty('sha256');
});

it('names a font file that cannot be read', async () => {
  const theme: Theme = { ...brand, font: { ...brand.font, files: ['/nowhere/brand.ttf'] } };
  await expect(renderer.render({ data: english.Revenue, theme })).rejects.toThrow(/nowhere/);
});
