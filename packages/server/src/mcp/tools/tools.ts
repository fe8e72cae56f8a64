import type { Families } from '@broadsheet/contract';
import { buildGetChart } from './get-chart.js';
import { buildGetSections } from './get-sections.js';
import { buildListChanges } from './list-changes.js';
import { buildListCharts } from './list-charts.js';
import { buildSearchReports } from './search-reports.js';
import type { Tool } from './tool.js';

/** What a model can ask for, by name. */
export type Tools = Record<
  'searchReports' | 'listCharts' | 'getChart' | 'getSections' | 'listChanges',
  Tool
>;

/** In the order in which a model meets them. */
export function buildTools(families: Families): Tools {
  return {
    searchReports: buildSearchReports(families),
    listCharts: buildListCharts(families),
    getChart: buildGetChart(families),
    getSections: buildGetSections(families),
    listChanges: buildListChanges(families),
  };
}
