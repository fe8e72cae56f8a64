import type { Families } from '@broadsheet/contract';
import { buildGetChart } from './get-chart.js';
import { buildGetLink } from './get-link.js';
import { buildGetSections } from './get-sections.js';
import { buildListChanges } from './list-changes.js';
import { buildListCharts } from './list-charts.js';
import { buildLookUpCodes } from './look-up-codes.js';
import { buildOwnTools } from './own-operation.js';
import { buildSearchReports } from './search-reports.js';
import type { Tool } from './tool.js';

/** The tools for reports of every family, by name. */
export type Tools = Record<
  'searchReports' | 'listCharts' | 'getChart' | 'getSections' | 'getLink' | 'listChanges',
  Tool
>;

/** In the order in which they are listed to a model. */
export function listTools(families: Families, tools: Tools): Tool[] {
  return [...Object.values(tools), buildLookUpCodes(families), ...buildOwnTools(families)];
}

export function buildTools(families: Families): Tools {
  return {
    searchReports: buildSearchReports(families),
    listCharts: buildListCharts(families),
    getChart: buildGetChart(families),
    getSections: buildGetSections(families),
    getLink: buildGetLink(families),
    listChanges: buildListChanges(families),
  };
}
