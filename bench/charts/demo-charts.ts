import type { ChartData } from '@broadsheet/contract';
import { demoIndustries } from '@broadsheet/demo';
import { industryFamily, listCharts } from '@broadsheet/reports';

/** The fourteen charts of one demo report. */
export function listDemoCharts(): ChartData[] {
  for (const document of demoIndustries({ seed: 1 })) {
    const charts = listCharts(industryFamily, industryFamily.derive(document));
    if (charts.length === 14) return charts;
  }
  throw new Error('No demo report has all fourteen charts');
}
