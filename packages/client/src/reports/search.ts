import type { FamilyName } from '../families/shipped-families.js';
import type { Send } from '../http/call.js';
import { parseJson } from '../http/parse-json.js';
import { camelCased } from './camel-case.js';
import type { Paged } from './paged.js';
import { listPages, type PageOptions, type ReportPage } from './report-page.js';

/** The name of a report family: one that the client knows, or any that the service has. */
export type Family = FamilyName | (string & {});

/** The search request. */
export interface SearchQuery extends PageOptions {
  /**
   * The query, in any words: names, plain words, a question, a code, ABN, ACN or ticker; a country,
   * a family or `listed` narrows the search. Without a query, all reports in the order of titles.
   */
  query?: string | undefined;
  /** Only reports of these families; all by default. */
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
  /** The key fields of the family as text, separated by a slash: `1214`, `1001`, `VIC/1214`. */
  code: string;
  /** Language name. */
  language: string;
  /** The report's title in its language. */
  title: string;
  /** The sector; empty if there is none. */
  sector: string;
  /** When its visible content last changed: ISO 8601. */
  updatedAt: string;
  /**
   * How it matches the query: `all` words, `some` of them, or words spelled a little differently
   * (`similar`). Absent without a query, and from a service that does not say.
   */
  match?: 'all' | 'some' | 'similar';
  /** Words of the title and the passage that matched, as they are written there. */
  matched?: string[];
  /** The sentence that matched, if its names do not show why it was found. */
  passage?: {
    /** The label of the section. */
    section: string;
    /** The sentence; long ones are cut. */
    text: string;
  };
}

/** How the service interpreted a query. */
export interface Understood {
  /** The words that were searched for. */
  words: string[];
  /** The country that the query named. */
  country?: string;
  /** The countries that the query named, if there are several. */
  countries?: string[];
  /** The families that the query named. */
  families?: Family[];
  /** The language that the query named. */
  language?: string;
  /** Only companies that are listed, or listed on this exchange. */
  listed?: true | string;
  /** Words that no report has, and the words searched for instead. */
  instead?: { typed: string; used: string[] }[];
}

/** A page of found reports, and how the query was interpreted. */
export interface SearchPage extends ReportPage<FoundReport> {
  /** How the query was interpreted; undefined without one, and from a service that does not say. */
  understood: Understood | undefined;
  /** If nothing was found, the nearest words that reports have. */
  suggestions: string[];
  /** If nothing was found, how many reports were searched. */
  searchable: number | undefined;
}

/** Searches page by page. */
export function searchReports(send: Send, query: SearchQuery): Paged<SearchPage, FoundReport> {
  return listPages(send, '/search/v1/reports', { ...query }, (answer, page) => {
    const { Understood: understood, Suggestions, Searchable } = parseJson(answer);
    return {
      ...(page as ReportPage<FoundReport>),
      understood: understood === undefined ? undefined : (camelCased(understood) as Understood),
      suggestions: Array.isArray(Suggestions) ? (Suggestions as string[]) : [],
      searchable: typeof Searchable === 'number' ? Searchable : undefined,
    };
  });
}
