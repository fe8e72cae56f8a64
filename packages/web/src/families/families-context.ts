import { createContext, useContext } from 'react';
import { countryName } from '../country-name.js';
import type { FamilySummary } from './family-description.js';

/** The families of the service; empty until they are loaded. */
export const FamiliesContext = createContext<readonly FamilySummary[]>([]);

export interface Families {
  list: readonly FamilySummary[];
  find: (name: string) => FamilySummary | undefined;
  /** `Company reports`; the plain name until the families are loaded. */
  titleOf: (name: string) => string;
  /** The title, with the country if the family has several: `Industry reports, Australia`. */
  describe: (report: { family: string; country: string }) => string;
}

export function useFamilies(): Families {
  const list = useContext(FamiliesContext);
  const find = (name: string) => list.find(({ Name }) => Name === name);
  const titleOf = (name: string) => find(name)?.Title ?? name;
  return {
    list,
    find,
    titleOf,
    describe: ({ family, country }) =>
      find(family)?.OnlyCountry === undefined
        ? `${titleOf(family)}, ${countryName(country)}`
        : titleOf(family),
  };
}
