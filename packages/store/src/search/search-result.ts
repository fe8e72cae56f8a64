import type { ReportKey } from '@broadsheet/contract';
import type { Scope } from '../access/scope.js';

export interface SearchQuery {
  /** If left out, lists every report by title. */
  query?: string;
  /** What the searcher may read. */
  scopes: Scope[];
  country?: string;
  language?: string;
  limit: number;
  offset: number;
}

/** `similar` is all words, some of them spelled a little differently; `some` is some of the words. */
export type MatchKind = 'all' | 'some' | 'similar';

export interface FoundReport {
  key: ReportKey;
  title: string;
  sector: string;
  updatedAt: number;
  /** Absent in a list without a query. */
  match?: MatchKind;
  /** Words of the title, and of the passage, that matched, as they are written there. */
  matched?: string[];
  /** The sentence that matched, if the names of the report do not show why it was found. */
  passage?: Passage;
}

export interface Passage {
  /** The label of the section. */
  section: string;
  text: string;
}

/** How a query was interpreted. */
export interface Understood {
  /** The words that were searched for, as typed. */
  words: string[];
  countries: string[];
  families: string[];
  languages: string[];
  /** `listed`, or the exchanges in lower case. */
  listings: string[];
  /** Words that no report has, and the words searched for instead. */
  corrections: { typed: string; used: string[] }[];
}

export interface SearchResult {
  reports: FoundReport[];
  /** Absent in a list without a query. */
  understood?: Understood;
  /** The nearest existing words, if nothing was found. */
  suggestions?: string[];
  /** How many reports the searcher may read, if nothing was found. */
  searchable?: number;
}

export interface SearchStore {
  find(query: SearchQuery): Promise<SearchResult>;
}
