import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reportFamilies } from '../src/index.js';
import { renderFiguresPage as renderOccupation } from '../src/occupation/documentation/figures-page.js';
import { renderFiguresPage as renderProcurement } from '../src/procurement/documentation/figures-page.js';
import { renderFiguresPage as renderSupplier } from '../src/supplier/documentation/figures-page.js';

const read = (name: string) =>
  readFileSync(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8');

describe.each([
  { name: 'occupation', render: renderOccupation },
  { name: 'procurement', render: renderProcurement },
  { name: 'supplier', render: renderSupplier },
])('the pages on $name reports', ({ name, render }) => {
  it('name every property of the document', () => {
    const page = read(`${name}-documents`);
    const { properties } = reportFamilies.get(name).document as { properties?: object };
    const missing = Object.keys(properties ?? {}).filter(
      (property) => property !== '$schema' && !page.includes(`\`${property}\``),
    );
    expect(missing).toEqual([]);
  });

  it('say what is calculated', () => {
    expect(read(`${name}-figures`), 'npm run docs writes it anew').toBe(render());
  });
});
