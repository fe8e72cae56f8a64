import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { renderFiguresPage } from '../../src/scores/documentation/figures-page.js';

it('docs/score-figures.md is what is calculated', () => {
  const page = new URL('../../../../docs/score-figures.md', import.meta.url);
  expect(readFileSync(page, 'utf8'), 'npm run docs writes it anew').toBe(renderFiguresPage());
});
