import type { IndustryChartName } from '@broadsheet/contract';
import { describe, expect, it } from 'vitest';
import { buildChartTable } from '../../src/charts/chart-table.js';
import type { IndustryDocument } from '../../src/industry/document.js';
import { listIndustryCharts } from './list-charts.js';
import { buildSample } from './sample-document.js';

function buildTable(name: IndustryChartName, changes: Partial<IndustryDocument> = {}) {
  const chart = listIndustryCharts(buildSample(changes)).find((data) => data.name === name);
  if (chart === undefined) throw new Error(`there is no ${name}`);
  return buildChartTable(chart);
}

describe('the table of a chart', () => {
  it('has a column for every figure in every row', () => {
    for (const Language of ['English', 'Japanese']) {
      for (const chart of listIndustryCharts(buildSample({ Language }))) {
        const { unit, columns, rows } = buildChartTable(chart);
        expect(unit).not.toBe('');
        expect(new Set(columns).size).toBe(columns.length);
        expect(rows.length).toBeGreaterThan(0);
        expect(rows.every((row) => row.length === columns.length)).toBe(true);
      }
    }
  });

  it('gives trends exactly, and says what is outlook', () => {
    const table = buildTable('Revenue');
    expect(table.unit).toBe('Australian dollars');
    expect(table.columns).toEqual([
      'Year',
      'Revenue (Australian dollars)',
      'Annual change (%)',
      'Actual or outlook',
    ]);
    expect(table.rows[0]).toEqual([2017, 4_000_000_000, null, 'Actual']);
    expect(table.rows[10]).toEqual([2027, 5_000_000_000, 2.04, 'Outlook']);
    expect(buildTable('Businesses').unit).toBe('number');
    expect(buildTable('Employees').columns[1]).toBe('Employment (people)');
  });

  it('speaks the language of the report', () => {
    const table = buildTable('Employees', { Language: 'Japanese' });
    expect(table.unit).toBe('人');
    expect(table.columns).toEqual(['年', '従業者数（人）', '前年比（%）', '実績・見通し']);
    expect(table.rows.at(-1)?.at(-1)).toBe('見通し');
  });

  it('lists parts as published and the remainder last', () => {
    expect(buildTable('ProductsAndServices')).toEqual({
      unit: '%',
      columns: ['Name', 'Share of revenue (%)'],
      units: [undefined, '%'],
      hasYears: false,
      rows: [
        ['Full-strength beer', 61.5],
        ['Light beer', 30],
        ['Other products', 8.5],
      ],
    });
    expect(buildTable('InternationalTradeImports')).toEqual({
      unit: '%',
      columns: ['Country', 'Country code', 'Share of import value (%)'],
      units: [undefined, undefined, '%'],
      hasYears: false,
      rows: [
        ['Mexico', 'MX', 40],
        ['Netherlands', 'NL', 25.5],
        ['Other countries', null, 34.5],
      ],
    });
  });

  it('places the industry among its neighbours', () => {
    expect(buildTable('LifeCycle').rows).toEqual([
      ['Beer Manufacturing', 2.28, 1.86, 'Growth'],
      ['Spirit Manufacturing', 1.5, 2, null],
    ]);
  });

  it('reads the supply chain from its sources to its ends', () => {
    expect(buildTable('SupplyChain').rows).toEqual([
      ['Second-tier suppliers', 'Grain Growing', 'Malting'],
      ['First-tier suppliers', 'Malting', 'Beer Manufacturing'],
      ['First-tier buyers', 'Liquor Retailing', 'Beer Manufacturing'],
      ['First-tier buyers', 'Pubs', 'Beer Manufacturing'],
      ['Second-tier buyers', 'Consumers', 'Liquor Retailing; Pubs'],
    ]);
  });
});
