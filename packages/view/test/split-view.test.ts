import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  buildSectionView,
  renderMarkdown,
  splitView,
  type Block,
  type SectionView,
  type TableRow,
} from '../src/index.js';
import { bodyArbitrary } from './body-arbitrary.js';
import { listLost } from './list-lost.js';
import { madeUpBody } from './made-up-section.js';
import { readMarkdown } from './read-markdown.js';

const viewOf = (...blocks: Block[]): SectionView => ({ title: 'T', language: 'English', blocks });
const cell = (text: string) => ({ text, value: text });
const row = (...texts: string[]): TableRow => ({ isHeading: false, cells: texts.map(cell) });
const headingRow = (text: string): TableRow => ({ isHeading: true, cells: [cell(text)] });
const columns = ['', '2025'].map((name) => ({ name, isNumber: false }));

/** Lone surrogates do not survive UTF-8. */
const isWhole = (text: string) => new TextDecoder().decode(new TextEncoder().encode(text)) === text;

/** Parts split prose at lines: each is checked by itself. */
const byLine = (body: unknown) =>
  JSON.parse(
    JSON.stringify(body, (name, value: unknown) =>
      name === 'AnalysisPlainText' && typeof value === 'string' ? value.split(/[\n\r]+/) : value,
    ),
  ) as unknown;

/** Every row as a separate part. */
function listParts(view: SectionView): SectionView[] {
  const rows = splitView(view);
  return Array.from({ length: rows.count }, (_, index) => rows.slice(index, index + 1));
}

describe('a table in parts', () => {
  it('repeats heading, unit, columns and the heading within it', () => {
    const rows = [headingRow('Profit'), row('Sales', '1'), row('EBIT', '2'), headingRow('Debt')];
    const table = { kind: 'table', heading: 'Years', unit: 'AUD', columns } as const;
    const view = viewOf({ ...table, rows: [...rows, row('Long', '3')] });
    expect(listParts(view).map(({ blocks }) => blocks)).toEqual([
      [{ ...table, rows: [headingRow('Profit'), row('Sales', '1')] }],
      [{ ...table, rows: [headingRow('Profit'), row('EBIT', '2')] }],
      [{ ...table, rows: [headingRow('Debt'), row('Long', '3')] }],
    ]);
  });

  it('says again what the row before said', () => {
    const again = { isHeading: false, cells: [{ ...cell('Wine'), isRepeated: true }, cell('4')] };
    const view = viewOf({ kind: 'table', columns, rows: [row('Wine', '5'), again as TableRow] });
    expect(splitView(view).slice(1, 2).blocks).toEqual([
      { kind: 'table', columns, rows: [row('Wine', '4')] },
    ]);
  });
});

describe('prose in parts', () => {
  it('is cut at lines, under the heading that it stands under', () => {
    const facts = [{ name: 'Direction', cell: cell('up') }];
    const view = viewOf(
      { kind: 'facts', heading: 'Rates', facts },
      { kind: 'prose', text: 'One\n\ntwo\n', html: '<p>One</p><p>two</p>' },
    );
    expect(splitView(view).count).toBe(3);
    expect(splitView(view).slice(2, 3).blocks).toEqual([
      { kind: 'prose', heading: 'Rates', text: 'two\n' },
    ]);
  });

  it('is cut within a line only where that is very long, and never within a character', () => {
    const texts = ['word '.repeat(1000), '😀'.repeat(2000), `${'x'.repeat(4000)} end`];
    for (const text of texts) {
      const parts = listParts(viewOf({ kind: 'prose', text })).flatMap(({ blocks }) => blocks);
      const lines = parts.map((block) => (block.kind === 'prose' ? block.text : ''));
      expect(lines.join('')).toBe(text);
      expect(lines.every((line) => line.length <= 1500 && isWhole(line))).toBe(true);
    }
  });
});

describe('a view in parts', () => {
  it('that is taken whole is the view itself', () => {
    const view = viewOf({ kind: 'prose', text: 'One\ntwo', html: '<p>One</p>' });
    expect(splitView(view).slice(0, 2)).toBe(view);
    expect(splitView(viewOf()).slice(0, 0)).toEqual(viewOf());
  });

  it('loses nothing, whatever the body', () => {
    fc.assert(
      fc.property(bodyArbitrary(madeUpBody), (body) => {
        const form = { label: 'Overview', body: madeUpBody };
        const view = buildSectionView(form, { body, language: 'English' });
        const texts = listParts(view).map((part) => readMarkdown(renderMarkdown(part)).text);
        expect(listLost({ body: byLine(body), text: texts.join(' ') })).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
