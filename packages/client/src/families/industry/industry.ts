// Written by `npm run generate` from the contract; do not edit.

import type { ChartMethods } from '../chart-methods.js';
import type { ListMethods } from '../list-methods.js';
import type { SectionMethods } from '../section-methods.js';
import type { ImageName } from './images.js';
import type { IndustrySectionBodies, IndustrySectionLabels } from './sections.js';

/** What names an industry report. */
export interface IndustryKey {
  /** Country code of two letters, such as `AU`. */
  country: string;
  /** Report code: 1 to 16 letters or digits, sent as a string. */
  code: string;
  /** Language name. `English` where it is not given. */
  language?: string | undefined;
}

/** What names an industry report in an answer. */
export interface IndustryReport {
  /** Country code of two letters. */
  country: string;
  /** Report code: 1 to 16 letters or digits, sent as a string. */
  code: string;
  /** Language name. */
  language: string;
}

/** What the methods are typed by. */
interface IndustryShape {
  key: IndustryKey;
  report: IndustryReport;
  filter: {
    /** Country code of two letters, such as `AU`. */
    country: string;
    /** Only these; if left out, every report that the client may read. */
    codes?: readonly string[] | undefined;
  };
  variants: unknown;
  bodies: IndustrySectionBodies;
  labels: IndustrySectionLabels;
  image: ImageName;
}

/** Industry reports: `client.industry`. One industry in one country: words, figures and charts about revenue, employment, costs, trade and market shares, with an outlook. */
export interface Industry
  extends SectionMethods<IndustryShape>, ChartMethods<IndustryShape>, ListMethods<IndustryShape> {}
