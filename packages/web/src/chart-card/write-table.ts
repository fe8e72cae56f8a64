import type { ReportChart } from '../chart/report-chart.js';

/**
 * The table of a chart as spreadsheets paste it: a tab between cells, numbers without grouping. A line
 * break or tab in a text would begin another cell.
 */
export function writeTable({ columns, rows }: Pick<ReportChart, 'columns' | 'rows'>): string {
  const write = (value: string | number | null) =>
    value === null ? '' : String(value).replace(/[\t\r\n]+/g, ' ');
  return [columns, ...rows].map((cells) => cells.map(write).join('\t')).join('\r\n');
}
