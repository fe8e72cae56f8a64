// Written by `npm run generate` from the contract; do not edit.

export type { Industry, IndustryKey, IndustryReport } from './industry/industry.js';
export { imageNames, type ImageName } from './industry/images.js';
export type { Company, CompanyKey, CompanyReport } from './company/company.js';
export type * from './company/section-bodies.js';
export {
  sectionTokens,
  type SectionBodies,
  type CompanySectionLabels,
  type SectionToken,
} from './company/sections.js';
