import { readStoredChoice, storeChoice } from '../stored-choice.js';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'broadsheet-theme';

/** The attribute selects the colours of the style sheet; set early, so that they do not flash. */
export function applyThemeChoice(): void {
  document.documentElement.dataset.theme = readThemeChoice();
}

export function readThemeChoice(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  const known = theme ?? readStoredChoice(storageKey);
  return themeChoices.find((choice) => choice === known) ?? 'system';
}

export function storeThemeChoice(choice: ThemeChoice): void {
  storeChoice(storageKey, choice);
  document.documentElement.dataset.theme = choice;
}
