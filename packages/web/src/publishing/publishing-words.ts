import { publishing as english } from '../words/english/publishing.js';
import { useWords } from '../words/explorer-words.js';
import { publishing as japanese } from '../words/japanese/publishing.js';
import type { ExplorerLanguage } from '../words/language-choice.js';

export type PublishingWords = typeof english;

/**
 * In every language: they are part of the script of these pages, so the language changes at once.
 */
const lists: Record<ExplorerLanguage, PublishingWords> = { en: english, ja: japanese };

export function usePublishingWords(): PublishingWords {
  return lists[useWords().tag];
}
