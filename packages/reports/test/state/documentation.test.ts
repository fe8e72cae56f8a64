import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { StateDocument } from '../../src/state/document.js';
import { renderFiguresPage } from '../../src/state/documentation/figures-page.js';

const read = (name: string) =>
  readFileSync(new URL(`../../../../docs/${name}.md`, import.meta.url), 'utf8');

describe('the pages on state reports', () => {
  it('name every property of the document', () => {
    const page = read('state-documents');
    const missing = Object.keys(StateDocument.properties).filter(
      (name) => !page.includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
  });

  it('say what is calculated', () => {
    const page = read('state-figures');
    expect(page, 'npm run docs writes it anew').toBe(renderFiguresPage());
  });
});
