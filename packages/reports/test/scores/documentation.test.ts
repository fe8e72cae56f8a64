import { readFileSync } from 'node:fs';
import { families } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { reportFamilies } from '../../src/index.js';

describe.each(['esg', 'risk'])('the page on %s documents', (name) => {
  const page = readFileSync(
    new URL(`../../../../docs/${name}-documents.md`, import.meta.url),
    'utf8',
  );

  it('names every property of the document, and every chart', () => {
    const { properties } = reportFamilies.get(name).document as { properties?: object };
    const names = [...Object.keys(properties ?? {}), ...Object.keys(families.get(name).charts)];
    const missing = names.filter((each) => each !== '$schema' && !page.includes(`\`${each}\``));
    expect(missing).toEqual([]);
  });
});
