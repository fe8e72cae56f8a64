import { createContext, useContext } from 'react';
import { languageTag } from '../../language-tag.js';
import type { HeadingName } from '../../section-view/safe-markup.js';
import { english } from '../words/english.js';
import type { IndustryWords } from '../words/industry-words.js';
import { japanese } from '../words/japanese.js';

/** The words of the page, and the heading level. */
export interface Reading {
  /** The words of the page itself. */
  words: IndustryWords;
  /** The tag of the report's language, for which the page may have no words. */
  tag: string;
  /** The code of the report's country; empty if unknown. */
  country: string;
  /** The heading level directly below the heading of a section. */
  heading: HeadingName;
}

export const ReadingContext = createContext<Reading>(readingOf('English', ''));

export function readingOf(language: string, country: string): Reading {
  return {
    // English for languages without words of their own.
    words: language.toLowerCase() === 'japanese' ? japanese : english,
    tag: languageTag(language),
    country,
    heading: 'h3',
  };
}

export const useReading = (): Reading => useContext(ReadingContext);

/** The heading one level deeper. */
export const below = (heading: HeadingName): HeadingName => (heading === 'h3' ? 'h4' : 'h5');
