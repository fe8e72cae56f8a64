import { admin as english } from '../words/english/admin.js';
import { useWords } from '../words/explorer-words.js';
import { admin as japanese } from '../words/japanese/admin.js';
import type { ExplorerLanguage } from '../words/language-choice.js';

export type AdminWords = typeof english;

/** In every language, as for the publishing pages. */
const lists: Record<ExplorerLanguage, AdminWords> = { en: english, ja: japanese };

export function useAdminWords(): AdminWords {
  return lists[useWords().tag];
}
