import { readStoredChoice, storeChoice } from '../stored-choice.js';

/** The languages of the explorer's own words; reports keep the language they are written in. */
export const explorerLanguages = ['en', 'ja'] as const;
export type ExplorerLanguage = (typeof explorerLanguages)[number];

const storageKey = 'broadsheet-language';

/** The choice stored on this machine; otherwise the first supported language of the browser. */
export function readLanguageChoice(): ExplorerLanguage {
  const candidates = [
    readStoredChoice(storageKey),
    ...navigator.languages.map((tag) => tag.slice(0, 2)),
  ];
  for (const tag of candidates) {
    const known = explorerLanguages.find((language) => language === tag);
    if (known) return known;
  }
  return 'en';
}

export function storeLanguageChoice(language: ExplorerLanguage): void {
  storeChoice(storageKey, language);
}
