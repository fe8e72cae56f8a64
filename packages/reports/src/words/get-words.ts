import { wordsEn } from './english/words.js';
import { wordsJa } from './japanese/words.js';
import type { Words } from './words.js';

/**
 * The words for a report's language. A report in a language without words keeps the publisher's own
 * texts and gets English ones around them, instead of being refused.
 */
export function getWords(language: string): Words {
  return language.toLowerCase() === 'japanese' ? wordsJa : wordsEn;
}

export function getWordsByLocale(locale: Words['locale']): Words {
  return locale === 'ja' ? wordsJa : wordsEn;
}
