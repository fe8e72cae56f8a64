import { useCallback, useSyncExternalStore } from 'react';
import { readThemeChoice, storeThemeChoice, type ThemeChoice } from './theme-choice.js';

/** The names of the service's own themes too. */
export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();
const findDarkSystem = () => matchMedia('(prefers-color-scheme: dark)');

/** What the reader chose, and a way to choose. */
export function useThemeChoice(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribe, readThemeChoice);
  const choose = useCallback((next: ThemeChoice) => {
    storeThemeChoice(next);
    for (const listener of listeners) listener();
  }, []);
  return [choice, choose];
}

/** What is on the screen now: the choice, or what the system prefers. */
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
