// Written by `npm run generate` from the contract; do not edit.

import type { ChartMethods } from '../chart-methods.js';
import type { ListMethods } from '../list-methods.js';
import type { SectionMethods } from '../section-methods.js';
import type { EsgImageName } from './images.js';
import type { EsgSectionBodies, EsgSectionLabels } from './sections.js';

/** What names an ESG report. */
export interface EsgKey {
  /** Country code of two letters, such as `AU`. */
  country: string;
  /** Report code: 1 to 16 letters or digits, sent as a string. */
  code: string;
  /** Language name. `English` where it is not given. */
  language?: string | undefined;
}

/** What names an ESG report in an answer. */
export interface EsgReport {
  /** Country code of two letters. */
  country: string;
  /** Report code: 1 to 16 letters or digits, sent as a string. */
  code: string;
  /** Language name. */
  language: string;
}

/** What the methods are typed by. */
interface EsgShape {
  key: EsgKey;
  report: EsgReport;
  filter: {
    /** Country code of two letters, such as `AU`. */
    country: string;
    /** Only these; if left out, every report that the client may read. */
    codes?: readonly string[] | undefined;
  };
  variants: unknown;
  bodies: EsgSectionBodies;
  labels: EsgSectionLabels;
  image: EsgImageName;
}

/** ESG reports: `client.esg`. Environmental, social and governance risk of one industry in one country: scores from 1 to 9, higher is riskier, with the components they are made of, reasons and history. */
export interface Esg
  extends SectionMethods<EsgShape>, ChartMethods<EsgShape>, ListMethods<EsgShape> {}
