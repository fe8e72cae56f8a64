import { createContext, useContext, useMemo } from 'react';
import { useWords, type ExplorerWords } from '../words/explorer-words.js';
import type { FamilySummary } from './family-description.js';

/** The families of the service; empty until they are loaded. */
export const FamiliesContext = createContext<readonly FamilySummary[]>([]);

export interface Families {
  /** Titles and descriptions are in the explorer's language, if the service has them. */
  list: readonly FamilySummary[];
  find: (name: string) => FamilySummary | undefined;
  /** `Company reports`; the plain name until the families are loaded. */
  titleOf: (name: string) => string;
  /** The title, with the country if the family has several: `Industry reports, Australia`. */
  describe: (report: { family: string; country: string }) => string;
}

export function useFamilies(): Families {
  const words = useWords();
  const known = useContext(FamiliesContext);
  return useMemo(() => describeFamilies(known, words), [known, words]);
}

function describeFamilies(known: readonly FamilySummary[], words: ExplorerWords): Families {
  const list = known.map((family) => ({
    ...family,
    ...family.Translations?.[words.languageName],
  }));
  const find = (name: string) => list.find(({ Name }) => Name === name);
  const titleOf = (name: string) => find(name)?.Title ?? name;
  return {
    list,
    find,
    titleOf,
    describe: ({ family, country }) =>
      find(family)?.OnlyCountry === undefined
        ? `${titleOf(family)}${words.comma}${words.country(country)}`
        : titleOf(family),
  };
}
