import { getWords } from '../words/get-words.js';
import { ofYear, type Moment } from '../words/moment.js';
import type { Words } from '../words/words.js';

/** What all charts of one document have in common, worked out once. */
export interface HeadingContext {
  words: Words;
  /** The headline. */
  title: string;
  /** The line at the foot. */
  source: string;
  /** The year of figures that have none of their own, such as shares. */
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

/** `place` is where the report is about, in the report's language; the country where it is left out. */
export function buildHeadingContext(
  document: HeadingDocument & { Country: string },
  place?: string,
): HeadingContext {
  const words = getWords(document.Language);
  return {
    words,
    title: words.headline(document.Title, place ?? words.countryName(document.Country)),
    source: words.sourceLine(document.Source, document.DataDate),
    at: ofYear(Number(document.DataDate.slice(0, 4))),
  };
}
