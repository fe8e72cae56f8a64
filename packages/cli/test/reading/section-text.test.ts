import type { Block, Cell, SectionView } from '@broadsheet/view';
import { describe, expect, it } from 'vitest';
import { formatSectionViews } from '../../src/reading/section-text.js';
import { createPaint } from '../../src/terminal/paint.js';

const paint = createPaint({ isTTY: false });
const viewOf = (title: string, ...blocks: Block[]): SectionView => ({
  title,
  language: 'English',
  blocks,
});
const cell = (text: string, value: Cell['value'] = text): Cell => ({ text, value });
const show = (views: SectionView[], width = 60) =>
  formatSectionViews(views, { paint, width }).split('\n');
const columnsOf = (...names: string[]) =>
  names.map((name, index) => ({ name, isNumber: index > 0 }));
const rowOf = (...texts: string[]) => ({
  isHeading: false,
  cells: texts.map((text) => cell(text)),
});

describe('sections in a terminal', () => {
  it('of one value come first, in one list; one without data is left out', () => {
    const factOf = (name: string, text: string) =>
      viewOf(name, { kind: 'facts', facts: [{ name, cell: cell(text) }] });
    const prose = viewOf('History', { kind: 'prose', text: 'Founded long ago.' });
    const views = [factOf('Title', 'Acme'), prose, viewOf('NZBN'), factOf('Balance Date', '2025')];
    expect(show(views)).toEqual([
      'Title         Acme',
      'Balance Date  2025',
      '',
      'History',
      '  Founded long ago.',
      '',
    ]);
  });

  it('have the unit over a table, numbers at their right, and groups in capitals', () => {
    const rows = [
      { isHeading: true, cells: [cell('Profit and loss')] },
      rowOf('Sales', '1,000', '9'),
      rowOf('EBIT', '\u221220', '–'),
    ];
    const columns = columnsOf('', '2025', '2024');
    const table = {
      kind: 'table',
      heading: 'Years',
      unit: 'AUD, millions',
      columns,
      rows,
    } as const;
    expect(show([viewOf('Financials', table)])).toEqual([
      'Financials',
      '  Years',
      '  AUD, millions',
      '                    2025  2024',
      '  PROFIT AND LOSS',
      '  Sales            1,000     9',
      '  EBIT               \u221220     –',
      '',
    ]);
  });

  it('wrap text that is too wide, and leave out what the row above says', () => {
    const columns = ['Name', 'About'].map((name) => ({ name, isNumber: false }));
    const again = {
      isHeading: false,
      cells: [{ ...cell('Wine'), isRepeated: true as const }, cell('red')],
    };
    const rows = [rowOf('Wine', 'white and dry, grown in the hills'), again];
    expect(show([viewOf('Divisions', { kind: 'table', columns, rows })], 26)).toEqual([
      'Divisions',
      '  Name  About',
      '  Wine  white and dry,',
      '        grown in the hills',
      '        red',
      '',
    ]);
  });

  it('turn series whose periods do not fit side by side', () => {
    const points = ['2023', '2024', '2025'].map((period, index) => ({
      ...{ period, label: period, value: index, text: String(index) },
      ...{ isOutlook: false, isSuppressed: false, details: [] },
    }));
    const series = [{ name: 'Revenue', points, details: [] }];
    const view = viewOf('Statistics', { kind: 'series', unit: 'percent', series });
    expect(show([view])).toEqual([
      'Statistics',
      '  percent',
      '           2023  2024  2025',
      '  Revenue     0     1     2',
      '',
    ]);
    expect(show([view], 20)).toEqual([
      'Statistics',
      '  percent',
      '        Revenue',
      '  2023        0',
      '  2024        1',
      '  2025        2',
      '',
    ]);
  });

  it('show scores with their texts, and references with what names them', () => {
    const names = {
      name: 'Risk',
      score: 'Score',
      minimum: 'Least',
      maximum: 'Most',
      weight: 'Weight',
    };
    const scale = { score: cell('4.5', 4.5), minimum: cell('1', 1), maximum: cell('9', 9) };
    const scores = [{ name: 'Trade', ...scale, text: 'Calm.', details: [] }];
    const key = { Family: 'industry', Country: 'AU', Code: '1214' };
    const references = [{ title: 'Wine', key, details: [] }];
    const view = viewOf(
      'Risk',
      { kind: 'scores', names, scores },
      { kind: 'references', names: {}, references },
    );
    expect(show([view])).toEqual([
      'Risk',
      '  Risk   Score  Least  Most',
      '  Trade    4.5      1     9',
      '',
      '  Trade',
      '    Calm.',
      '',
      '  Wine (industry AU 1214)',
      '',
    ]);
  });

  it('cannot move the cursor, whatever a publisher wrote', () => {
    const hostile = '\u001b[2Jx\ny';
    const rows = [rowOf(hostile, hostile)];
    const shown = formatSectionViews(
      [
        viewOf(
          hostile,
          { kind: 'prose', heading: hostile, text: hostile },
          { kind: 'facts', facts: [{ name: hostile, cell: cell(hostile) }] },
          { kind: 'table', unit: hostile, columns: columnsOf(hostile, hostile), rows },
          { kind: 'references', names: {}, references: [{ title: hostile, key: {}, details: [] }] },
        ),
      ],
      { paint, width: 60 },
    );
    expect(shown).not.toContain('\u001b');
    expect(shown).toContain('[2Jx y');
  });
});
