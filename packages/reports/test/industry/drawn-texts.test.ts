import { findAtPointer } from '@broadsheet/contract/checking';
import { describe, expect, it } from 'vitest';
import { listDrawnTexts } from '../../src/industry/drawn-texts.js';
import { industryFamily } from '../../src/industry/family.js';
import { listIndustryCharts } from './list-charts.js';
import { buildSample } from './sample-document.js';

describe('drawn texts', () => {
  it('stand where their pointers say', () => {
    const document = buildSample();
    const texts = listDrawnTexts(document);
    expect(texts).toContainEqual({ text: 'Excise', pointer: '/CostStructure/2/Name' });
    expect(texts.length).toBeGreaterThan(12);
    for (const { text, pointer } of texts) expect(findAtPointer(document, pointer)).toBe(text);
  });

  it('are all that a publisher can bring into an image', () => {
    const mark = '\u{1f37a}';
    const document = markNames(buildSample(), mark) as ReturnType<typeof buildSample>;
    const marked =
      JSON.stringify(listIndustryCharts(document)).match(/"[^"]*\u{1f37a}[^"]*"/gu) ?? [];
    const known = listDrawnTexts(document).map(({ text }) => text);
    const unknown = marked.filter((text) => !known.some((name) => text.includes(name)));
    expect(marked.length).toBeGreaterThan(20);
    expect(unknown).toEqual([]);
  });
});

describe('the summary', () => {
  it('names the report for lists and search', () => {
    const { title, sector, searchTerms } = industryFamily.derive(buildSample());
    expect({ title, sector, searchTerms }).toEqual({
      title: 'Beer Manufacturing',
      sector: 'Manufacturing',
      searchTerms: ['1212'],
    });
  });
});

/** Puts a mark into every text that is not a code, a date or a word of the schema's own. */
function markNames(value: unknown, mark: string, key = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => markNames(item, mark, key));
  if (typeof value === 'string') {
    return ['Title', 'Name', 'Source', 'Sector', 'Via'].includes(key) ? `${value}${mark}` : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, markNames(item, mark, name)]),
  );
}
