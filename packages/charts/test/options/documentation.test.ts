import { readFileSync } from 'node:fs';
import { industryChartNames } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { colorRoles } from '../../src/options/themes/theme.js';

const file = new URL('../../../../docs/charts.md', import.meta.url);
/** Tables are padded to line up. */
const page = readFileSync(file, 'utf8').replaceAll(/ +/g, ' ');

describe('docs/charts.md', () => {
  it.each(Object.entries(colorRoles))('says what the colour %s is for: %s', (role, meaning) => {
    expect(page).toContain(`| \`${role}\` | ${meaning} |`);
  });

  it.each(industryChartNames)('says how %s is drawn', (name) => {
    expect(page).toMatch(new RegExp(`^\\| [^|]*\\b${name}\\b[^|]* \\|`, 'm'));
  });
});
