import type { FamilyName } from './families/shipped-families.js';
import type { PageOptions } from './report-page.js';

/** The name of a report family: one that the client knows, or any that the service has. */
export type Family = FamilyName | (string & {});

/** What is searched for. */
export interface SearchQuery extends PageOptions {
  /**
   * Words, or the beginnings of words, of titles, codes, sectors, names, ABN, ACN or tickers; every
   * report where it is not given, in the order of titles.
   */
  query?: string | undefined;
  /** Only reports of these families; otherwise of all. */
  families?: readonly Family[] | undefined;
  /** Only reports of this country. */
  country?: string | undefined;
  /** Only reports in this language. */
  language?: string | undefined;
}

/** A report that was found. */
export interface FoundReport {
  /** The report, such as `industry/AU/1214/English`. */
  key: string;
  /** Its family. */
  family: Family;
  /** Country code of two letters. */
  country: string;
  /** The key fields of the family as text, a slash between two: `1214`, `1001`, `VIC/1214`. */
  code: string;
  /** Language name. */
  language: string;
  /** The report's title in its language. */
  title: string;
  /** The sector; empty where none is given. */
  sector: string;
  /** When what readers see of it last changed: ISO 8601. */
  updatedAt: string;
}
