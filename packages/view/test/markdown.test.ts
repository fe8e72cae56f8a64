import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown, tabulateSeries, type Block, type SectionView } from '../src/index.js';
import { hostileText } from './body-arbitrary.js';
import { ownElements, readMarkdown } from './read-markdown.js';

const viewOf = (...blocks: Block[]): SectionView => ({ title: 'T', language: 'English', blocks });
const cell = (text: string) => ({ text, value: text });
const point = (period: string, value: number, isOutlook = false) => ({
  ...{ period, label: period, value, text: String(value) },
  ...{ isOutlook, isSuppressed: false, details: [] },
});

describe('Markdown', () => {
  it('has headings, the unit over a table, and numbers at their right', () => {
    const rows = [
      { isHeading: true, cells: [cell('Group')] },
      { isHeading: false, cells: [cell('a|b'), { text: '1,000', value: 1000 }] },
    ];
    const columns = [
      { name: '', isNumber: false },
      { name: '2025', isNumber: true },
    ];
    const table = {
      kind: 'table',
      heading: 'Years',
      unit: 'AUD, millions',
      columns,
      rows,
    } as const;
    expect(renderMarkdown(viewOf(table), { headingLevel: 3 })).toBe(
      [
        ...['### T', '', '#### Years', '', 'AUD, millions', ''],
        ...['|  | 2025 |', '| --- | --: |', '| **Group** |  |', '| a\\|b | 1,000 |', ''],
      ].join('\n'),
    );
  });

  it('keeps paragraphs and lists of prose', () => {
    const text = 'One\ntwo\n\n•\tfirst\n\t•\tinner\nthree';
    expect(renderMarkdown(viewOf({ kind: 'prose', text }))).toBe(
      '## T\n\nOne\\\ntwo\n\n- first\n  - inner\n\nthree\n',
    );
  });

  it('names the report that a reference leads to', () => {
    const key = { Family: 'industry', Country: 'AU', Code: '1214' };
    const details = [{ name: 'Share', cell: cell('3') }];
    const references = [{ title: 'Wine', key, details }];
    expect(renderMarkdown(viewOf({ kind: 'references', names: {}, references }))).toBe(
      '## T\n\n- Wine (industry AU 1214; Share: 3)\n',
    );
  });

  it('lets no text become markup', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const fact = { name: text, cell: cell(text) };
        const row = { isHeading: false, cells: [cell(text), cell(text)] };
        const columns = [text, 'B'].map((name) => ({ name, isNumber: false }));
        const { elements } = readMarkdown(
          renderMarkdown({
            ...viewOf(
              { kind: 'prose', heading: text, text },
              { kind: 'facts', facts: [fact] },
              { kind: 'table', unit: text, columns, rows: [row] },
            ),
            title: text,
          }),
        );
        expect([...elements].filter((name) => !ownElements.has(name))).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['<img src=x onerror=alert(1)>', '\\<img src=x onerror=alert(1)\\>'],
    ['[x](javascript:alert(1))', '\\[x\\](javascript:alert(1))'],
    ['a\n\n# b', 'a # b'],
    ['R&D &lt;', 'R&D \\&lt;'],
    ['snake_case _x_', 'snake_case \\_x\\_'],
  ])('writes %j into a cell as %j', (text, written) => {
    const columns = [{ name: 'A', isNumber: false }];
    const rows = [{ isHeading: false, cells: [cell(text)] }];
    expect(renderMarkdown(viewOf({ kind: 'table', columns, rows }))).toContain(`| ${written} |`);
  });
});

describe('series as a table', () => {
  const series = (name: string, points: ReturnType<typeof point>[]) => ({
    ...{ name, points, details: [] },
  });

  it('have a column for each period, in the direction of the series', () => {
    const table = tabulateSeries(
      {
        kind: 'series',
        series: [
          series('a', [point('2025', 1), point('2023', 3)]),
          { ...series('b', [point('2024', 2)]), unit: 'percent' },
        ],
      },
      'English',
    );
    expect(table.columns.map(({ name }) => name)).toEqual(['', '2025', '2024', '2023']);
    expect(table.rows.map(({ cells }) => cells.map(({ text }) => text))).toEqual([
      ['a', '1', '–', '3'],
      ['b (percent)', '–', '2', '–'],
    ]);
  });

  it('say what is an outlook, over the column or in the cell', () => {
    const table = tabulateSeries(
      {
        kind: 'series',
        series: [
          series('a', [point('2025', 1), point('2026', 2, true), point('2027', 3, true)]),
          series('b', [point('2026', 5)]),
        ],
      },
      'Japanese',
    );
    expect(table.columns.map(({ name }) => name)).toEqual(['', '2025', '2026', '2027（見通し）']);
    expect(table.rows[0]?.cells.map(({ text }) => text)).toEqual(['a', '1', '2（見通し）', '3']);
  });
});
