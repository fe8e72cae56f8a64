// Written by `npm run generate` from the contract; do not edit.

export type { Industry, IndustryKey, IndustryReport } from './industry/industry.js';
export { imageNames, type ImageName } from './industry/images.js';
export type * from './industry/section-bodies.js';
export {
  industrySectionTokens,
  type IndustrySectionBodies,
  type IndustrySectionLabels,
  type IndustrySectionToken,
} from './industry/sections.js';
export type { Company, CompanyKey, CompanyReport } from './company/company.js';
export type * from './company/section-bodies.js';
export {
  sectionTokens,
  type SectionBodies,
  type CompanySectionLabels,
  type SectionToken,
} from './company/sections.js';
export type {
  BusinessEnvironment,
  BusinessEnvironmentKey,
  BusinessEnvironmentReport,
} from './businessenvironment/businessenvironment.js';
export {
  businessEnvironmentImageNames,
  type BusinessEnvironmentImageName,
} from './businessenvironment/images.js';
export type * from './businessenvironment/section-bodies.js';
export {
  businessEnvironmentSectionTokens,
  type BusinessEnvironmentSectionBodies,
  type BusinessEnvironmentSectionLabels,
  type BusinessEnvironmentSectionToken,
} from './businessenvironment/sections.js';
export type { Esg, EsgKey, EsgReport } from './esg/esg.js';
export { esgImageNames, type EsgImageName } from './esg/images.js';
export type * from './esg/section-bodies.js';
export {
  esgSectionTokens,
  type EsgSectionBodies,
  type EsgSectionLabels,
  type EsgSectionToken,
} from './esg/sections.js';
export type { Risk, RiskKey, RiskReport } from './risk/risk.js';
export { riskImageNames, type RiskImageName } from './risk/images.js';
export type * from './risk/section-bodies.js';
export {
  riskSectionTokens,
  type RiskSectionBodies,
  type RiskSectionLabels,
  type RiskSectionToken,
} from './risk/sections.js';
export type {
  SegmentBenchmarking,
  SegmentBenchmarkingKey,
  SegmentBenchmarkingReport,
} from './segmentbenchmarking/segmentbenchmarking.js';
export {
  segmentBenchmarkingImageNames,
  type SegmentBenchmarkingImageName,
} from './segmentbenchmarking/images.js';
export type * from './segmentbenchmarking/section-bodies.js';
export {
  segmentBenchmarkingSectionTokens,
  type SegmentBenchmarkingSectionBodies,
  type SegmentBenchmarkingSectionLabels,
  type SegmentBenchmarkingSectionToken,
} from './segmentbenchmarking/sections.js';
export type { Occupation, OccupationKey, OccupationReport } from './occupation/occupation.js';
export { occupationImageNames, type OccupationImageName } from './occupation/images.js';
export type * from './occupation/section-bodies.js';
export {
  occupationSectionTokens,
  type OccupationSectionBodies,
  type OccupationSectionLabels,
  type OccupationSectionToken,
} from './occupation/sections.js';
export type { Procurement, ProcurementKey, ProcurementReport } from './procurement/procurement.js';
export { procurementImageNames, type ProcurementImageName } from './procurement/images.js';
export type * from './procurement/section-bodies.js';
export {
  procurementSectionTokens,
  type ProcurementSectionBodies,
  type ProcurementSectionLabels,
  type ProcurementSectionToken,
} from './procurement/sections.js';
export type { Supplier, SupplierKey, SupplierReport } from './supplier/supplier.js';
export type * from './supplier/section-bodies.js';
export {
  supplierSectionTokens,
  type SupplierSectionBodies,
  type SupplierSectionLabels,
  type SupplierSectionToken,
} from './supplier/sections.js';
export type { State, StateKey, StateReport } from './state/state.js';
export { stateImageNames, type StateImageName } from './state/images.js';
export type * from './state/section-bodies.js';
export {
  stateSectionTokens,
  type StateSectionBodies,
  type StateSectionLabels,
  type StateSectionToken,
} from './state/sections.js';
