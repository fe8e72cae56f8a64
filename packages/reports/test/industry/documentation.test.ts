import { readFileSync } from 'node:fs';
import { industryChartNames } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { IndustryDocument } from '../../src/industry/document.js';

const page = readFileSync(
  new URL('../../../../docs/industry-documents.md', import.meta.url),
  'utf8',
);

describe('the page on industry documents', () => {
  it('names every property of the document', () => {
    const missing = Object.keys(IndustryDocument.properties).filter(
      (name) => !page.includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
  });

  it('says which block becomes which image', () => {
    const rows = page.matchAll(/^\| `\w+` +\| (\w+) +\|/gm);
    expect([...rows].map(([, image]) => image)).toEqual(industryChartNames);
  });
});
