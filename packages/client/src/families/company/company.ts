// Written by `npm run generate` from the contract; do not edit.

import type { OneCountryListMethods } from '../list-methods.js';
import type { SectionMethods } from '../section-methods.js';
import type { SectionBodies, CompanySectionLabels } from './sections.js';

/** What names a company report. */
export interface CompanyKey {
  /** Company reports cover one country: `AU` where it is not given. */
  country?: string | undefined;
  /** Identifier of the company entity. */
  entityId: number;
  /** Language name. `English` where it is not given. */
  language?: string | undefined;
}

/** What names a company report in an answer. */
export interface CompanyReport {
  /** Country code of two letters. */
  country: string;
  /** Identifier of the company entity. */
  entityId: number;
  /** Language name. */
  language: string;
}

/** What the methods are typed by. */
interface CompanyShape {
  key: CompanyKey;
  report: CompanyReport;
  filter: {
    /** Company reports cover one country: `AU` where it is not given. */
    country?: string | undefined;
    /** Only these; if left out, every report that the client may read. */
    entityIds?: readonly number[] | undefined;
  };
  variants: unknown;
  bodies: SectionBodies;
  labels: CompanySectionLabels;
  image: never;
}

/** Company reports: `client.company`. One Australian company: registration, statements, ratios, divisions, people, owners and prospects. */
export interface Company
  extends SectionMethods<CompanyShape>, OneCountryListMethods<CompanyShape> {}
