import { useCallback, useSyncExternalStore } from 'react';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];
/** The names of the service's own themes too. */
export type Theme = 'light' | 'dark';

const storageKey = 'broadsheet-theme';
const listeners = new Set<() => void>();
const darkSystem = matchMedia('(prefers-color-scheme: dark)');

/** Before the first paint of ours: the attribute decides which colours the style sheet uses. */
export function applyStoredTheme(): void {
  document.documentElement.dataset.theme = readChoice();
}

/** What the reader chose, and a way to choose. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribe, readChoice);
  const choose = useCallback((next: ThemeChoice) => {
    try {
      localStorage.setItem(storageKey, next);
    } catch {
      // Where nothing may be stored, the choice holds until the page is closed.
    }
    document.documentElement.dataset.theme = next;
    for (const listener of listeners) listener();
  }, []);
  return [choice, choose];
}

/** What is on the screen now: the choice, or what the system prefers. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => {
    const choice = document.documentElement.dataset.theme;
    if (choice === 'light' || choice === 'dark') return choice;
    return darkSystem.matches ? 'dark' : 'light';
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  darkSystem.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    darkSystem.removeEventListener('change', listener);
  };
}

function readChoice(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  const known = theme ?? readStored();
  return themeChoices.find((choice) => choice === known) ?? 'system';
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
