import type { ChartMethods } from './chart-methods.js';
import type { OneCountryListMethods } from './list-methods.js';
import type { AnyOperations, OwnOperations } from './own-operations.js';
import type { SectionMethods } from './section-methods.js';

/** What names a report of a family that the client does not know: its key fields, in camel case. */
export interface AnyKey {
  /** Country code of two letters. */
  country?: string | undefined;
  /** Language name. `English` where it is not given. */
  language?: string | undefined;
  /** The family's own key fields, such as `code`. */
  [field: string]: unknown;
}

/** What names a report of a family that the client does not know, in an answer. */
export interface AnyReport {
  /** Country code of two letters. */
  country: string;
  /** Language name. */
  language: string;
  /** The family's own key fields, such as `code`. */
  [field: string]: unknown;
}

/** The types of a family of which nothing is known. */
export interface AnyShape {
  /** What names a report in a request. */
  key: AnyKey;
  /** What names a report in an answer. */
  report: AnyReport;
  /** Which reports `section` is asked of: `{ country, codes }`. */
  filter: AnyKey;
  /** None are known. */
  variants: unknown;
  /** The body of each section as on the wire. */
  bodies: Record<string, Record<string, unknown>>;
  /** None are known. */
  labels: Record<string, string>;
  /** None are known. */
  image: string;
}

/**
 * A family that is known to the service only: `client.family('…')`. It has the methods of every
 * family; one that the service does not offer rejects with a `NotOfferedError`.
 */
export interface AnyFamily
  extends
    SectionMethods<AnyShape>,
    ChartMethods<AnyShape>,
    OneCountryListMethods<AnyShape>,
    OwnOperations<AnyOperations> {}
