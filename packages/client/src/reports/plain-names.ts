import type { ImageAsked } from '../families/chart-methods.js';
import type { ChartOf } from '../families/chart.js';
import type { CompanyKey } from '../families/company/company.js';
import type { SectionBodies, SectionToken } from '../families/company/sections.js';
import type { ImageDescriptorOf } from '../families/image-descriptors.js';
import type { ImageName } from '../families/industry/images.js';
import type { IndustryKey } from '../families/industry/industry.js';
import type { SectionsOf } from './section-results.js';

// The first two families have the plain names: charts were of industries, sections of companies.

/** The key of one chart of an industry report. */
export type ImageKey = IndustryKey & ImageAsked<ImageName>;

/** The key of one chart of an industry report, and how it is drawn. */
export type ChartKey = ImageKey;

/** One chart that an industry report has. */
export type ImageDescriptor = ImageDescriptorOf<ImageName>;

/** The content of an industry report's image, in forms that programs and screen readers can use. */
export type Chart = ChartOf<ImageName>;

/** Which sections of which company report. */
export type SectionsQuery<Token extends SectionToken> = CompanyKey & {
  /** The requested sections; `sectionTokens` has all of them. */
  sections: readonly Token[];
};

/** The answer of `company.sections`: a result for each requested section, by its token. */
export type Sections<Token extends SectionToken> = SectionsOf<SectionBodies, Token>;
