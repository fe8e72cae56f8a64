// Written by `npm run generate` from the contract; do not edit.

import type { ChartMethods } from '../chart-methods.js';
import type { ListMethods } from '../list-methods.js';
import type { SectionMethods } from '../section-methods.js';
import type { RiskImageName } from './images.js';
import type { RiskSectionBodies, RiskSectionLabels } from './sections.js';

/** What names a risk report. */
export interface RiskKey {
  /** Country code of two letters, such as `AU`. */
  country: string;
  /** Report code: 1 to 16 letters or digits, sent as a string. */
  code: string;
  /** Language name. `English` where it is not given. */
  language?: string | undefined;
}

/** What names a risk report in an answer. */
export interface RiskReport {
  /** Country code of two letters. */
  country: string;
  /** Report code: 1 to 16 letters or digits, sent as a string. */
  code: string;
  /** Language name. */
  language: string;
}

/** What the methods are typed by. */
interface RiskShape {
  key: RiskKey;
  report: RiskReport;
  filter: {
    /** Country code of two letters, such as `AU`. */
    country: string;
    /** Only these; every report that one may read where it is not given. */
    codes?: readonly string[] | undefined;
  };
  variants: unknown;
  bodies: RiskSectionBodies;
  labels: RiskSectionLabels;
  image: RiskImageName;
}

/** Risk reports: `client.risk`. For lenders: the risk of one industry in one country in the year to come, as scores from 1 to 9, higher is riskier, with structural, growth and sensitivity risk, the components they are made of, reasons and history. */
export interface Risk
  extends SectionMethods<RiskShape>, ChartMethods<RiskShape>, ListMethods<RiskShape> {}
