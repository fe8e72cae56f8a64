export type { Finding } from './finding.js';
export { checkIndustryDocument } from './industry/check.js';
export { buildChartTable, type ChartTable } from './industry/chart-table.js';
export { buildIndustryCharts } from './industry/charts.js';
export { IndustryDocument } from './industry/document.js';
export { costCategories, type CostCategoryName } from './industry/document-structure.js';
export { listDrawnTexts, type DrawnText } from './industry/drawn-texts.js';
export { buildIndustrySummary, type IndustrySummary } from './industry/summary.js';
export { getNearestName } from './nearest-name.js';
export { buildSchemaCheck } from './schema-check.js';
export { checkCompanyDocument } from './company/check.js';
export { CompanyDocument } from './company/document.js';
export { companyFigures, type CompanyFigures } from './company/figures.js';
export { completeAbn, completeAcn, completeNzbn } from './company/registration-numbers.js';
export { buildCompanySections } from './company/sections.js';
export {
  buildSpanningSections,
  createSpanning,
  spanningTokens,
  type SpanningSections,
} from './company/spanning.js';
