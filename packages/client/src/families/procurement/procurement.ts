// Written by `npm run generate` from the contract; do not edit.

import type { ChartMethods } from '../chart-methods.js';
import type { ListMethods } from '../list-methods.js';
import type { SectionMethods } from '../section-methods.js';
import type { ProcurementImageName } from './images.js';
import type { ProcurementSectionBodies, ProcurementSectionLabels } from './sections.js';

/** What names a procurement report. */
export interface ProcurementKey {
  /** Country code of two letters, such as `AU`. */
  country: string;
  /** Report code: 1 to 16 letters or digits, sent as a string. */
  code: string;
  /** Language name. `English` where it is not given. */
  language?: string | undefined;
}

/** What names a procurement report in an answer. */
export interface ProcurementReport {
  /** Country code of two letters. */
  country: string;
  /** Report code: 1 to 16 letters or digits, sent as a string. */
  code: string;
  /** Language name. */
  language: string;
}

/** What the methods are typed by. */
interface ProcurementShape {
  key: ProcurementKey;
  report: ProcurementReport;
  filter: {
    /** Country code of two letters, such as `AU`. */
    country: string;
    /** Only these; if left out, every report that the client may read. */
    codes?: readonly string[] | undefined;
  };
  variants: unknown;
  bodies: ProcurementSectionBodies;
  labels: ProcurementSectionLabels;
  image: ProcurementImageName;
}

/** Procurement reports: `client.procurement`. What a buyer needs about one product or service in one country: its price and what moves it, who sells it, how risky and how strong the position is, and what to ask for. */
export interface Procurement
  extends
    SectionMethods<ProcurementShape>,
    ChartMethods<ProcurementShape>,
    ListMethods<ProcurementShape> {}
