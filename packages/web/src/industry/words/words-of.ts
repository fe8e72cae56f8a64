import { english } from './english.js';
import type { IndustryWords } from './industry-words.js';
import { japanese } from './japanese.js';

/** English for languages without texts of their own. */
export function industryWordsOf(language: string): IndustryWords {
  return language.toLowerCase() === 'japanese' ? japanese : english;
}
