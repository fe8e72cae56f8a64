export * from './operations/changes.js';
export * from './paging.js';
export * from './operations/references.js';
export * from './operations/schemas.js';
export * from './operations/search.js';
export * from './admin/account.js';
export * from './admin/clients.js';
export * from './sign-in/authentication.js';
export * from './chart-data.js';
export { classificationOperations } from './classifications/classification-operations.js';
export type * from './classifications/codes-by-report.js';
export type * from './classifications/codes.js';
export type * from './classifications/convert.js';
export { ClassificationVersion, mostCodes } from './classifications/fields.js';
export {
  classificationPublishing,
  type ClassificationEditions,
  type ClassificationPublished,
} from './classifications/publish.js';
export type * from './classifications/reports-by-code.js';
export type * from './classifications/versions.js';
export * from './client.js';
export * from './operations/compare.js';
export * from './operations/downloads.js';
export * from './operations/embed.js';
export * from './entitlement.js';
export * from './fields.js';
export * from './headers.js';
export { codePattern, hasCodeForm, hasCountryForm, writtenCountryPattern } from './key-patterns.js';
export { dayPattern, partialDayPattern } from './date-patterns.js';
export * from './operations/health.js';
export * from './operations/mcp.js';
export * from './operations/metrics.js';
export * from './sign-in/oauth.js';
export * from './openapi.js';
export * from './sign-in/openid.js';
export * from './operation.js';
export * from './operations/list-operations.js';
export * from './problems/problem.js';
export * from './publishing/based-on.js';
export * from './publishing/list-reports.js';
export * from './publishing/preview-report.js';
export * from './publishing/write-workbook.js';
export { fileFormats } from './file-formats.js';
export * from './sign-in/session.js';
export * from './problems/problems.js';
export * from './families/company/bodies/benchmarks.js';
export * from './families/company/bodies/financials.js';
export * from './families/company/bodies/growth-measures.js';
export * from './families/company/bodies/industries.js';
export * from './families/company/bodies/narratives.js';
export * from './families/company/bodies/ownership.js';
export * from './families/company/bodies/people.js';
export {
  Currency,
  Unit,
  Year,
  amount,
  amountUnits,
  closed,
  optionalNumbers,
  currencyPattern,
  isoDate,
  percentage,
  type AmountUnit,
  type TableLine,
} from './quantities.js';
export * from './families/company/bodies/ratio-definitions.js';
export * from './families/company/bodies/section-bodies.js';
export * from './families/company/bodies/segments.js';
export * from './families/company/bodies/single-values.js';
export * from './families/company/bodies/statement-lines.js';
export * from './families/blocks.js';
export * from './families/families.js';
export * from './families/family.js';
export * from './families/key-fields.js';
export { families } from './families/shipped.js';
export { company } from './families/company/definition.js';
export * from './families/company/sections.js';
export { industry } from './families/industry/definition.js';
export * from './families/industry/charts.js';
export * from './families/industry/measures.js';
export * from './families/industry/sections.js';
export * from './families/industry/bodies/section-bodies.js';
export type { Reference as ReportReference } from './families/body-parts.js';
export type { Fact } from './families/industry/bodies/parts.js';
export type { Statistic, StatisticGrowth } from './families/industry/bodies/statistics.js';
export type * from './families/industry/bodies/figures.js';
export type * from './families/industry/bodies/breakdowns.js';
export type * from './families/industry/bodies/words.js';
export { businessEnvironment } from './families/businessenvironment/definition.js';
export * from './families/businessenvironment/charts.js';
export * from './families/businessenvironment/measures.js';
export * from './families/businessenvironment/sections.js';
export * from './families/businessenvironment/bodies/section-bodies.js';
export type * from './families/businessenvironment/bodies/statistics.js';
export { esg } from './families/esg/definition.js';
export * from './families/esg/sections.js';
export type { EsgSectionBody } from './families/esg/bodies.js';
export { risk } from './families/risk/definition.js';
export * from './families/risk/components.js';
export {
  defaultMinimumChange,
  type RiskWarning,
  type RiskWarningRequest,
  type RiskWarnings,
} from './families/risk/early-warning.js';
export * from './families/risk/sections.js';
export type { RiskSectionBody } from './families/risk/bodies.js';
export { occupation } from './families/occupation/definition.js';
export * from './families/occupation/measures.js';
export * from './families/occupation/sections.js';
export type { EarningsYear, OccupationSectionBody } from './families/occupation/bodies.js';
export { procurement } from './families/procurement/definition.js';
export * from './families/procurement/measures.js';
export * from './families/procurement/sections.js';
export type { ProcurementSectionBody } from './families/procurement/bodies.js';
export { supplier } from './families/supplier/definition.js';
export * from './families/supplier/measures.js';
export * from './families/supplier/sections.js';
export type { HealthYear, SupplierSectionBody } from './families/supplier/bodies.js';
export * from './families/series/measures.js';
export type { YearSeries } from './families/series/bodies.js';
export * from './families/scores/scale.js';
export { segmentBenchmarking } from './families/segmentbenchmarking/definition.js';
export * from './families/segmentbenchmarking/measures.js';
export * from './families/segmentbenchmarking/sections.js';
export type {
  SegmentBenchmarkingSectionBody,
  SegmentOverviewRow,
} from './families/segmentbenchmarking/bodies.js';
export { state } from './families/state/definition.js';
export * from './families/state/measures.js';
export * from './families/state/sections.js';
export type { ComparedRegion, PlaceInYear, StateSectionBody } from './families/state/bodies.js';
export type { PartStatistic } from './families/statistics/bodies.js';
export type { ScoredComponent, ScoredPart, ScoreSeries } from './families/scores/bodies.js';
export * from './families/operations/chart-forms.js';
export * from './families/operations/charts.js';
export * from './families/operations/embed.js';
export * from './families/operations/family-operations.js';
export * from './families/operations/one-section.js';
export * from './families/operations/publish.js';
export * from './families/operations/report-lists.js';
export * from './families/operations/section-result.js';
export * from './families/operations/sections.js';
export * from './language-pattern.js';
export * from './taken-fields.js';
export * from './operations/well-known.js';
export { Type } from 'typebox';
