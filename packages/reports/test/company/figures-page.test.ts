import { readFileSync } from 'node:fs';
import { growthMeasures, ratioDefinitions, valuationRatioDefinitions } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { renderFiguresPage } from '../../src/company/documentation/figures-page.js';

const committed = readFileSync(
  new URL('../../../../docs/company-figures.md', import.meta.url),
  'utf8',
);

describe('docs/company-figures.md', () => {
  it('says what is calculated', () => {
    expect(committed === renderFiguresPage(), 'stale: run `npm run docs`').toBe(true);
  });

  it('names every ratio with its formula, and every measure of growth', () => {
    for (const [name, { formula }] of Object.entries({
      ...ratioDefinitions,
      ...valuationRatioDefinitions,
    })) {
      expect(committed).toContain(`\`${name}\``);
      expect(committed).toContain(`\`${formula}\``);
    }
    for (const name of growthMeasures) expect(committed).toContain(`\`${name}\``);
  });
});
