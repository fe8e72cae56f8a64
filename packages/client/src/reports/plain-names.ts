import type { ImageAsked } from '../families/chart-methods.js';
import type { ChartOf } from '../families/chart.js';
import type { CompanyKey } from '../families/company/company.js';
import type { SectionBodies, SectionToken } from '../families/company/sections.js';
import type { ImageDescriptorOf } from '../families/image-descriptors.js';
import type { ImageName } from '../families/industry/images.js';
import type { IndustryKey } from '../families/industry/industry.js';
import type { SectionsOf } from './section-results.js';

// The first two families have the plain names: charts were an industry's, sections a company's.

/** What names one chart of an industry report. */
export type ImageKey = IndustryKey & ImageAsked<ImageName>;

/** What names one chart of an industry report, and how it is drawn. */
export type ChartKey = ImageKey;

/** One chart that an industry report has. */
export type ImageDescriptor = ImageDescriptorOf<ImageName>;

/** What an image of an industry report shows, in forms that programs and screen readers can use. */
export type Chart = ChartOf<ImageName>;

/** Which sections of which company report. */
export type SectionsQuery<Token extends SectionToken> = CompanyKey & {
  /** The sections wanted; `sectionTokens` names them all. */
  sections: readonly Token[];
};

/** What `company.sections` answers: a result for each section asked for, by its token. */
export type Sections<Token extends SectionToken> = SectionsOf<SectionBodies, Token>;
