import { useSyncExternalStore } from 'react';
import { english } from './english/index.js';
import {
  readLanguageChoice,
  storeLanguageChoice,
  type ExplorerLanguage,
} from './language-choice.js';

/** All words of the explorer itself, area by area. English is the list that others must match. */
export type ExplorerWords = typeof english;

/** Japanese is loaded when it is chosen, so that other readers do not load it. */
const loaders: Record<ExplorerLanguage, () => Promise<ExplorerWords>> = {
  en: () => Promise.resolve(english),
  ja: async () => (await import('./japanese/index.js')).japanese,
};

let current: ExplorerWords = english;
const listeners = new Set<() => void>();

/** Loads the words of the chosen language. If that fails, the explorer stays English. */
export async function startWords(): Promise<void> {
  const language = readLanguageChoice();
  if (language !== 'en') await applyLanguage(language).catch(() => undefined);
}

export async function chooseLanguage(language: ExplorerLanguage): Promise<void> {
  await applyLanguage(language);
  storeLanguageChoice(language);
}

async function applyLanguage(language: ExplorerLanguage): Promise<void> {
  current = await loaders[language]();
  // Screen readers and browsers choose voice, hyphens and fonts by it.
  document.documentElement.lang = current.tag;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The words of the chosen language. The prerendered page is English. */
export function useWords(): ExplorerWords {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => english,
  );
}
