import type { Block, Cell } from '@broadsheet/view';
import { describe, expect, it } from 'vitest';
import { renderSectionView, renderTable } from '../../src/preview/section-html.js';

const cell = (text: string, value: Cell['value'] = text): Cell => ({ text, value });

/** The markup without the spaces between elements. */
const render = (...blocks: Block[]) =>
  renderSectionView({ title: 'T', language: 'English', blocks }).markup.replace(
    /\s*(<[^>]*>)\s*/g,
    '$1',
  );

describe('a section in the preview', () => {
  it('shows text as the HTML that readers will get, or else by its lines', () => {
    expect(render({ kind: 'prose', text: 'One', html: '<p><b>One</b></p>' })).toBe(
      '<div class="analysis"><p><b>One</b></p></div>',
    );
    expect(render({ kind: 'prose', heading: 'Why', text: 'One\n\ntwo <b>' })).toBe(
      '<h4>Why</h4><div class="analysis"><p>One</p><p>two &lt;b&gt;</p></div>',
    );
  });

  it('shows facts as a list of names and values', () => {
    expect(render({ kind: 'facts', facts: [{ name: 'Rank', cell: cell('1,234', 1234) }] })).toBe(
      '<dl><dt>Rank</dt><dd>1,234</dd></dl>',
    );
  });

  it('shows a table with its unit, its groups, and each name once', () => {
    const columns = [
      { name: '', isNumber: false },
      { name: '2025', isNumber: true },
    ];
    const rows = [
      { isHeading: true, cells: [cell('Profit')] },
      { isHeading: false, cells: [cell('Sales'), cell('9', 9)] },
      { isHeading: false, cells: [cell('Sales'), { ...cell('9', 9), isRepeated: true as const }] },
    ];
    expect(render({ kind: 'table', unit: 'AUD, millions', columns, rows })).toBe(
      [
        '<p class="muted">AUD, millions</p><div class="scroll"><table><thead><tr>',
        '<th scope="col"></th><th scope="col" class="number">2025</th></tr></thead><tbody>',
        '<tr><th scope="row"><strong>Profit</strong></th><td class="number"></td></tr>',
        '<tr><th scope="row">Sales</th><td class="number">9</td></tr>',
        '<tr><th scope="row">Sales</th><td class="number"></td></tr>',
        '</tbody></table></div>',
      ].join(''),
    );
  });

  it('shows series as a table with a column for each period', () => {
    const points = ['2024', '2025'].map((period, index) => ({
      ...{ period, label: period, value: index, text: String(index) },
      ...{ isOutlook: index > 0, isSuppressed: false, details: [] },
    }));
    const markup = render({ kind: 'series', series: [{ name: 'Revenue', points, details: [] }] });
    expect(markup).toContain('<th scope="col" class="number">2025 (outlook)</th>');
    expect(markup).toContain('<tr><th scope="row">Revenue</th><td class="number">0</td>');
  });

  it('draws scores as bars, within their scale', () => {
    const names = { name: 'Risk', score: 'Score', minimum: 'Least', maximum: 'Most', weight: 'W' };
    const scoreOf = (value: number | null) => ({
      ...{ name: 'Trade', score: cell(String(value), value), details: [], text: 'Calm.' },
      ...{ minimum: cell('1', 1), maximum: cell('9', 9) },
    });
    const scores = [5, 12, null].map(scoreOf);
    const markup = render({ kind: 'scores', names, scores });
    const ends = [...markup.matchAll(/var\(--accent\) ([\d.]+%)/g)].map(([, end]) => end);
    expect(ends).toEqual(['50%', '100%']);
    expect(markup).toContain('<h5>Trade</h5><div class="analysis"><p>Calm.</p></div>');
  });

  it('lists references by their keys, and links to nothing', () => {
    const key = { Family: 'industry', Country: 'AU', Code: '1214' };
    const references = [{ title: '<Wine>', key, details: [] }];
    expect(render({ kind: 'references', names: {}, references })).toBe(
      '<ul><li>&lt;Wine&gt; (industry AU 1214)</li></ul>',
    );
  });

  it('lines up numbers under columns that are only named', () => {
    const { markup } = renderTable(
      ['Year', 'Revenue'],
      [
        ['2025', '1,000'],
        ['2026', 'none'],
      ],
    );
    expect(markup).toContain('<td class="number">1,000</td>');
    expect(markup).toContain('<td>none</td>');
  });
});
