import { getWords } from '../words/get-words.js';
import { ofYear, type Moment } from '../words/moment.js';
import type { Words } from '../words/words.js';

/** What all charts of one document have in common, computed once. */
export interface HeadingContext {
  words: Words;
  /** The headline. */
  title: string;
  /** The line at the bottom. */
  source: string;
  /** The year of figures without their own, such as shares. */
  at: Moment;
}

/** What documents of every family with charts say about themselves. */
export interface HeadingDocument {
  Title: string;
  Language: string;
  Source: string;
  /** `YYYY-MM-DD`. */
  DataDate: string;
}

/** `place` is the subject region in the report's language; the country by default. */
export function buildHeadingContext(
  document: HeadingDocument & { Country: string },
  region?: string,
): HeadingContext {
  const words = getWords(document.Language);
  return {
    words,
    title: words.headline(document.Title, region ?? words.countryName(document.Country)),
    source: words.sourceLine(document.Source, document.DataDate),
    at: ofYear(Number(document.DataDate.slice(0, 4))),
  };
}
