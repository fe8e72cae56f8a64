import type { Send } from '../http/call.js';
import type { Paged } from './paged.js';
import { listReports, type PageOptions, type ReportPage } from './report-page.js';
import type { Family } from './search.js';

/** The report whose references to list. */
export interface ReferencesQuery extends PageOptions {
  /** The report, such as `industry/AU/1214/English`. */
  key: string;
  /** Only reports of these families; all by default. */
  families?: readonly Family[] | undefined;
}

/** A report that names another one, or is named by it. */
export interface RelatedReport {
  /** The report, such as `risk/AU/1214/English`. */
  key: string;
  /** `named`: the requested report names it; `naming`: it names the requested report. */
  relation: 'named' | 'naming';
  /** Its family. */
  family: Family;
  /** Country code of two letters. */
  country: string;
  /** The key fields of the family as text, separated by a slash: `1214`, `1001`, `VIC/1214`. */
  code: string;
  /** Language name: that of the requested report, if there is such a report. */
  language: string;
  /** The report's title in its language. */
  title: string;
  /** When its visible content last changed: ISO 8601. */
  updatedAt: string;
}

/** Lists references page by page. */
export function listReferences(
  send: Send,
  query: ReferencesQuery,
): Paged<ReportPage<RelatedReport>, RelatedReport> {
  return listReports(send, '/references/v1/list', { ...query });
}
