import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BusinessEnvironmentDocument } from '../../src/businessenvironment/document.js';
import { renderFiguresPage } from '../../src/businessenvironment/documentation/figures-page.js';

const read = (name: string) =>
  readFileSync(new URL(`../../../../docs/${name}.md`, import.meta.url), 'utf8');

describe('the pages on business environment reports', () => {
  it('name every property of the document', () => {
    const page = read('business-environment-documents');
    const missing = Object.keys(BusinessEnvironmentDocument.properties).filter(
      (name) => !page.includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
  });

  it('say what is calculated', () => {
    const page = read('business-environment-figures');
    expect(page, 'npm run docs writes it anew').toBe(renderFiguresPage());
  });
});
