import type { DocumentFinding } from '@broadsheet/client';
import { createContext, useContext } from 'react';

/** The findings of the document, for their fields. */
export const FindingsContext = createContext<readonly DocumentFinding[]>([]);

/** The language tag of the document's texts. */
export const TextLanguageContext = createContext('en');

/** The findings at exactly this pointer. */
export function useFindings(pointer: string): DocumentFinding[] {
  return useContext(FindingsContext).filter((finding) => finding.pointer === pointer);
}

/** The findings at this pointer and below it. */
export function useFindingsBelow(pointer: string): DocumentFinding[] {
  const below = `${pointer}/`;
  return useContext(FindingsContext).filter(
    (finding) => finding.pointer === pointer || finding.pointer.startsWith(below),
  );
}
