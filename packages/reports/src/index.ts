export { reportFamilies, createReportFamilies, type ReportFamilies } from './families.js';
export {
  defineReportFamily,
  keepValid,
  listCharts,
  type Derived,
  type DrawnText,
  type Reference,
  type ReportFamily,
} from './family.js';
export type {
  AnswerOwn,
  OwnBodies,
  OwnListQuery,
  OwnListedReport,
  OwnMovedPage,
  OwnMovedQuery,
  OwnOperationContext,
} from './own-operation.js';
export type { DrawnParts, ReportFigures, Spanning, SpanningFigures } from './spanning-figures.js';
export { isNamedOtherwise } from './checks/company-name.js';
export { buildChartTable } from './charts/chart-table.js';
export type { ChartTable } from './charts/kind-tables.js';
export {
  buildHeadingContext,
  type HeadingContext,
  type HeadingDocument,
} from './charts/heading-context.js';
export { buildCurrencyMeasure } from './charts/measure.js';
export { buildMap, type MapInput } from './charts/map.js';
export { buildRanking, type RankingInput } from './charts/ranking.js';
export { buildScoreHistory, type ScoreHistoryInput } from './charts/score-history.js';
export { buildScores, type ScoresInput } from './charts/scores.js';
export type { SeriesPoint } from './charts/series.js';
export { findRemainder } from './charts/share-facts.js';
export { buildShares, type SharesInput } from './charts/shares.js';
export { buildSpread, type SpreadInput } from './charts/spread.js';
export { buildTrend, type TrendInput } from './charts/trend.js';
export { intervals, ofYear, type Interval, type Moment } from './words/moment.js';
export type { SharesWords } from './words/patterns.js';
export { industryFamily } from './industry/family.js';
export type { IndustryDocument } from './industry/document.js';
export { costCategories, type CostCategoryName } from './industry/document-structure.js';
export type { BusinessEnvironmentDocument } from './businessenvironment/document.js';
export { esgFamily } from './esg/family.js';
export type { EsgDocument } from './esg/document.js';
export { riskFamily } from './risk/family.js';
export type { RiskDocument } from './risk/document.js';
export type { SegmentBenchmarkingDocument } from './segmentbenchmarking/document.js';
export { occupationFamily } from './occupation/family.js';
export type { OccupationDocument } from './occupation/document.js';
export { procurementFamily } from './procurement/family.js';
export type { ProcurementDocument } from './procurement/document.js';
export { supplierFamily } from './supplier/family.js';
export type { SupplierDocument } from './supplier/document.js';
export type { StateDocument } from './state/document.js';
export { companyFamily } from './company/family.js';
export type { CompanyDocument } from './company/document/document.js';
export { companyFigures, type CompanyFigures } from './company/spanning/company-figures.js';
export { buildCompanySections } from './company/sections.js';
export { buildSpanningSections } from './company/spanning/spanning.js';
export { completeAbn, completeAcn, completeNzbn } from './company/registration-numbers.js';
