import { buildChartTable } from '@broadsheet/reports/chart-table';
import { writeNumber, type SectionView, type TableBlock } from '@broadsheet/view';
import type { ReportChart } from './making/read-report.js';

/** A chart as words and exact figures: what it shows, its table, its source. */
export function buildChartView({ data }: ReportChart, language: string): SectionView {
  return {
    title: data.subtitle,
    language,
    blocks: [
      { kind: 'prose', text: data.altText },
      buildChartBlock(data),
      { kind: 'prose', text: data.source },
    ],
  };
}

/** The exact figures of a chart as a table. */
export function buildChartBlock(data: ReportChart['data']): TableBlock {
  const { columns, rows } = buildChartTable(data);
  const isNumber = (index: number) =>
    index > 0 && rows.every((row) => typeof row[index] === 'number' || row[index] === null);
  return {
    kind: 'table',
    columns: columns.map((name, index) => ({ name, isNumber: isNumber(index) })),
    rows: rows.map((row) => ({
      isHeading: false,
      cells: row.map((value, index) => ({ text: writeValue(value, index), value })),
    })),
  };
}

/** The first column names rows; a year in it is not grouped. */
function writeValue(value: string | number | null, index: number): string {
  if (value === null) return '–';
  return typeof value === 'number' ? writeNumber(value, { groups: index > 0 }) : value;
}
