// Written by `npm run generate` from the contract; do not edit.

import type { ChartMethods } from '../chart-methods.js';
import type { ListMethods } from '../list-methods.js';
import type { SectionMethods } from '../section-methods.js';
import type { StateImageName } from './images.js';
import type { StateSectionBodies, StateSectionLabels } from './sections.js';

/** What names a state report. */
export interface StateKey {
  /** Country code of two letters, such as `AU`. */
  country: string;
  /** State or province: the part of its ISO 3166-2 code after the country, such as `VIC`. */
  region: string;
  /** Report code: 1 to 16 letters or digits, sent as a string. */
  code: string;
  /** Language name. `English` where it is not given. */
  language?: string | undefined;
}

/** What names a state report in an answer. */
export interface StateReport {
  /** Country code of two letters. */
  country: string;
  /** State or province: the part of its ISO 3166-2 code after the country, such as `VIC`. */
  region: string;
  /** Report code: 1 to 16 letters or digits, sent as a string. */
  code: string;
  /** Language name. */
  language: string;
}

/** What the methods are typed by. */
interface StateShape {
  key: StateKey;
  report: StateReport;
  filter: {
    /** Country code of two letters, such as `AU`. */
    country: string;
    /** State or province: the part of its ISO 3166-2 code after the country, such as `VIC`. */
    region?: string | undefined;
    /** Only these; if left out, every report that the client may read. */
    codes?: readonly string[] | undefined;
  };
  variants: unknown;
  bodies: StateSectionBodies;
  labels: StateSectionLabels;
  image: StateImageName;
}

/** State reports: `client.state`. An industry in one state or province: its figures beside the national ones, what moves it there, and how the region compares with others. */
export interface State
  extends SectionMethods<StateShape>, ChartMethods<StateShape>, ListMethods<StateShape> {}
