export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'broadsheet-theme';

/** The attribute selects the colours of the style sheet; set early, so that they do not flash. */
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
    // If storage is not allowed, the choice lasts until the page is closed.
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
