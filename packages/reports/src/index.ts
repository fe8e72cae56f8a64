export { reportFamilies, createReportFamilies, type ReportFamilies } from './families.js';
export {
  defineReportFamily,
  keepSound,
  listCharts,
  type Derived,
  type DrawnText,
  type ReportFamily,
} from './family.js';
export type {
  AnswerOwn,
  OwnBodies,
  OwnListQuery,
  OwnListedReport,
  OwnOperationContext,
} from './own-operation.js';
export type { ReportFigures, Spanning, SpanningFigures } from './spanning-figures.js';
export { buildChartTable, type ChartTable } from './industry/chart-table.js';
export { industryFamily } from './industry/family.js';
export type { IndustryDocument } from './industry/document.js';
export { costCategories, type CostCategoryName } from './industry/document-structure.js';
export { companyFamily } from './company/family.js';
export type { CompanyDocument } from './company/document.js';
export { companyFigures, type CompanyFigures } from './company/figures.js';
export { buildCompanySections } from './company/sections.js';
export { buildSpanningSections } from './company/spanning.js';
export { completeAbn, completeAcn, completeNzbn } from './company/registration-numbers.js';
