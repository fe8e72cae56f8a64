export type { Finding } from './finding.js';
export { checkIndustryDocument } from './industry/check.js';
export { buildIndustryCharts } from './industry/charts.js';
export { IndustryDocument } from './industry/document.js';
export { costCategories, type CostCategoryName } from './industry/document-structure.js';
export { buildIndustrySummary, type IndustrySummary } from './industry/summary.js';
export { getNearestName } from './nearest-name.js';
export { buildSchemaCheck } from './schema-check.js';
