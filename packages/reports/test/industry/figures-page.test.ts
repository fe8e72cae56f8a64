import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderFiguresPage } from '../../src/industry/documentation/figures-page.js';

it('docs/industry-figures.md is what is calculated', () => {
  const page = new URL('../../../../docs/industry-figures.md', import.meta.url);
  expect(readFileSync(page, 'utf8'), 'npm run docs writes it anew').toBe(renderFiguresPage());
});
