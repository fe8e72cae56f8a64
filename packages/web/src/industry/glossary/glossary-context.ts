import { createContext, useContext } from 'react';
import type { Term } from './find-terms.js';

const none: readonly Term[] = [];

/** The terms that each text of the chapter explains. */
export const GlossaryContext = createContext<ReadonlyMap<string, readonly Term[]>>(new Map());

export function useTerms(text: string): readonly Term[] {
  return useContext(GlossaryContext).get(text) ?? none;
}
