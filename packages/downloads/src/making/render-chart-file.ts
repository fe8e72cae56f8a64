import { buildChartBlock } from '../chart-view.js';
import { nameFields } from '../csv/data-table.js';
import { writeCsv } from '../csv/write-csv.js';
import type { ChartTask } from '../report-task.js';
import { renderChartXlsx } from '../xlsx/render-chart-xlsx.js';

/** One chart as a file of its figures. */
export function renderChartFile({ chart }: ChartTask): Uint8Array {
  if (chart.format === 'xlsx') return renderChartXlsx(chart);
  const { columns, rows } = buildChartBlock(chart.data);
  const fields = nameFields(columns.map(({ name }) => name));
  return Buffer.from(writeCsv({ fields, rows: rows.map(({ cells }) => cells) }));
}
