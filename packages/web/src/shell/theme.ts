import { useCallback, useSyncExternalStore } from 'react';
import { readThemeChoice, storeThemeChoice, type ThemeChoice } from './theme-choice.js';

/** The same names as the service's own themes. */
export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();
const findDarkSystem = () => matchMedia('(prefers-color-scheme: dark)');

/** The user's choice, and a function to change it. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribe, readThemeChoice);
  const choose = useCallback((next: ThemeChoice) => {
    storeThemeChoice(next);
    for (const listener of listeners) listener();
  }, []);
  return [choice, choose];
}

/** The current theme: the user's choice, or the system's preference. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, () => {
    const choice = readThemeChoice();
    if (choice !== 'system') return choice;
    return findDarkSystem().matches ? 'dark' : 'light';
  });
}

function subscribe(listener: () => void): () => void {
  const darkSystem = findDarkSystem();
  listeners.add(listener);
  darkSystem.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    darkSystem.removeEventListener('change', listener);
  };
}
