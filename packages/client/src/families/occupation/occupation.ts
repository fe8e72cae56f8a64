// Written by `npm run generate` from the contract; do not edit.

import type { ChartMethods } from '../chart-methods.js';
import type { ListMethods } from '../list-methods.js';
import type { SectionMethods } from '../section-methods.js';
import type { OccupationImageName } from './images.js';
import type { OccupationSectionBodies, OccupationSectionLabels } from './sections.js';

/** What names an occupation report. */
export interface OccupationKey {
  /** Country code of two letters, such as `AU`. */
  country: string;
  /** Report code: 1 to 16 letters or digits, sent as a string. */
  code: string;
  /** Language name. `English` where it is not given. */
  language?: string | undefined;
}

/** What names an occupation report in an answer. */
export interface OccupationReport {
  /** Country code of two letters. */
  country: string;
  /** Report code: 1 to 16 letters or digits, sent as a string. */
  code: string;
  /** Language name. */
  language: string;
}

/** What the methods are typed by. */
interface OccupationShape {
  key: OccupationKey;
  report: OccupationReport;
  filter: {
    /** Country code of two letters, such as `AU`. */
    country: string;
    /** Only these; if left out, every report that the client may read. */
    codes?: readonly string[] | undefined;
  };
  variants: unknown;
  bodies: OccupationSectionBodies;
  labels: OccupationSectionLabels;
  image: OccupationImageName;
}

/** Occupation reports: `client.occupation`. One occupation in one country: what the work is, how many people do it, what they earn, who employs them and what is expected. */
export interface Occupation
  extends
    SectionMethods<OccupationShape>,
    ChartMethods<OccupationShape>,
    ListMethods<OccupationShape> {}
