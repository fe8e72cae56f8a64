// Written by `npm run generate` from the contract; do not edit.

import type { ChartMethods } from '../chart-methods.js';
import type { ListMethods } from '../list-methods.js';
import type { SectionMethods } from '../section-methods.js';
import type { BusinessEnvironmentImageName } from './images.js';
import type {
  BusinessEnvironmentSectionBodies,
  BusinessEnvironmentSectionLabels,
} from './sections.js';

/** What names a business environment report. */
export interface BusinessEnvironmentKey {
  /** Country code of two letters, such as `AU`. */
  country: string;
  /** Report code: 1 to 16 letters or digits, sent as a string. */
  code: string;
  /** Language name. `English` where it is not given. */
  language?: string | undefined;
}

/** What names a business environment report in an answer. */
export interface BusinessEnvironmentReport {
  /** Country code of two letters. */
  country: string;
  /** Report code: 1 to 16 letters or digits, sent as a string. */
  code: string;
  /** Language name. */
  language: string;
}

/** What the methods are typed by. */
interface BusinessEnvironmentShape {
  key: BusinessEnvironmentKey;
  report: BusinessEnvironmentReport;
  filter: {
    /** Country code of two letters, such as `AU`. */
    country: string;
    /** Only these; if left out, every report that the client may read. */
    codes?: readonly string[] | undefined;
  };
  variants: unknown;
  bodies: BusinessEnvironmentSectionBodies;
  labels: BusinessEnvironmentSectionLabels;
  image: BusinessEnvironmentImageName;
}

/** Business environment reports: `client.businessenvironment`. One driver of business in one country, such as a rate, a price or a population: its course, its outlook and the industries that it moves. */
export interface BusinessEnvironment
  extends
    SectionMethods<BusinessEnvironmentShape>,
    ChartMethods<BusinessEnvironmentShape>,
    ListMethods<BusinessEnvironmentShape> {}
