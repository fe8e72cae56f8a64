// Written by `npm run generate` from the contract; do not edit.

import type { ListMethods } from '../list-methods.js';
import type { SectionMethods } from '../section-methods.js';
import type { SupplierSectionBodies, SupplierSectionLabels } from './sections.js';

/** What names a supplier report. */
export interface SupplierKey {
  /** Country code of two letters, such as `AU`. */
  country: string;
  /** Number of the supplier. */
  code: number;
  /** Language name. `English` where it is not given. */
  language?: string | undefined;
}

/** What names a supplier report in an answer. */
export interface SupplierReport {
  /** Country code of two letters. */
  country: string;
  /** Number of the supplier. */
  code: number;
  /** Language name. */
  language: string;
}

/** What the methods are typed by. */
interface SupplierShape {
  key: SupplierKey;
  report: SupplierReport;
  filter: {
    /** Country code of two letters, such as `AU`. */
    country: string;
    /** Only these; if left out, every report that the client may read. */
    codes?: readonly number[] | undefined;
  };
  variants: {
    /** True: statements, ratios and health of up to nine years. False or left out: of the latest year. */
    allYears?: boolean | undefined;
  };
  bodies: SupplierSectionBodies;
  labels: SupplierSectionLabels;
  image: never;
}

/** Supplier reports: `client.supplier`. A company as a buyer sees it: what it sells, its statements and ratios, and how far it is from insolvency. */
export interface Supplier extends SectionMethods<SupplierShape>, ListMethods<SupplierShape> {}
