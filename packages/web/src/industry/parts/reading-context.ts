import { createContext, useContext } from 'react';
import { languageTag } from '../../language-tag.js';
import type { HeadingName } from '../../section-view/safe-markup.js';
import type { IndustryWords } from '../words/industry-words.js';
import { industryWordsOf } from '../words/words-of.js';

/** How the report is read: in which words, and how deep in the page. */
export interface Reading {
  /** The page's own. */
  words: IndustryWords;
  /** Of the report's language, which the page may have no words in. */
  tag: string;
  /** Of what stands directly below the heading of a section. */
  heading: HeadingName;
}

export const ReadingContext = createContext<Reading>(readingOf('English'));

export function readingOf(language: string): Reading {
  return { words: industryWordsOf(language), tag: languageTag(language), heading: 'h3' };
}

export const useReading = (): Reading => useContext(ReadingContext);

/** The heading one step deeper. */
export const below = (heading: HeadingName): HeadingName => (heading === 'h3' ? 'h4' : 'h5');
