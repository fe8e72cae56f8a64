import { wordsEn } from './en.js';
import { wordsJa } from './ja.js';
import type { Words } from './words.js';

/**
 * The words for a report's language. A report in a language we have no words for keeps the
 * publisher's own texts and gets English ones around them: refusing it would help nobody.
 */
export function getWords(language: string): Words {
  return language.toLowerCase() === 'japanese' ? wordsJa : wordsEn;
}

export function getWordsByLocale(locale: Words['locale']): Words {
  return locale === 'ja' ? wordsJa : wordsEn;
}
