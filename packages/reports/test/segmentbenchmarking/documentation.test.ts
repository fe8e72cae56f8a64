import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SegmentBenchmarkingDocument } from '../../src/segmentbenchmarking/document.js';
import { renderFiguresPage } from '../../src/segmentbenchmarking/documentation/figures-page.js';

const read = (name: string) =>
  readFileSync(new URL(`../../../../docs/${name}.md`, import.meta.url), 'utf8');

describe('the pages on segment benchmarking reports', () => {
  it('name every property of the document', () => {
    const page = read('segment-benchmarking-documents');
    const missing = Object.keys(SegmentBenchmarkingDocument.properties).filter(
      (name) => !page.includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
  });

  it('say what is calculated', () => {
    const page = read('segment-benchmarking-figures');
    expect(page, 'npm run docs writes it anew').toBe(renderFiguresPage());
  });
});
