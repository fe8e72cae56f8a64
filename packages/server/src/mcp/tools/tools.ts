import { getChartTool } from './get-chart.js';
import { getCompanySectionsTool } from './get-company-sections.js';
import { listChangesTool } from './list-changes.js';
import { listChartsTool } from './list-charts.js';
import { searchReportsTool } from './search-reports.js';
import type { Tool } from './tool.js';

/** In the order in which a model meets them. */
export const tools: Tool[] = [
  searchReportsTool,
  listChartsTool,
  getChartTool,
  getCompanySectionsTool,
  listChangesTool,
];
