export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'broadsheet-theme';

/** The attribute decides which colours the style sheet uses; the sooner, the fewer see the others first. */
export function applyThemeChoice(): void {
  document.documentElement.dataset.theme = readThemeChoice();
}

export function readThemeChoice(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  const known = theme ?? readStored();
  return themeChoices.find((choice) => choice === known) ?? 'system';
}

export function storeThemeChoice(choice: ThemeChoice): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // Where nothing may be stored, the choice holds until the page is closed.
  }
  document.documentElement.dataset.theme = choice;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
