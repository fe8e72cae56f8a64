import type { ChartData } from '@broadsheet/contract';
import { planChart } from './plan-chart.js';
import { addProse, startSheet } from './plan.js';
import { createSheetNames } from './sheet-names.js';
import { writeWorkbook } from './write-workbook.js';

export interface ChartOfReport {
  data: ChartData;
  /** As people write it: `industry/AU/1214/English`. */
  reportKey: string;
  publishedAt: string;
}

/** One chart as a workbook of one sheet. */
export function renderChartXlsx({ data, reportKey, publishedAt }: ChartOfReport): Uint8Array {
  const sheet = startSheet(createSheetNames()(data.name), data.title);
  sheet.row = 1;
  addProse(sheet, data.altText);
  planChart(sheet, data);
  return writeWorkbook([sheet], { title: data.title, subject: reportKey, publishedAt });
}
