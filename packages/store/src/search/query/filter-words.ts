import type { FamilyDefinition } from '@broadsheet/contract';
import { foldText } from '../analysis/fold-text.js';
import { splitWords } from '../analysis/split-words.js';
import { stemWord } from '../analysis/stem-word.js';
import { findCountry, findCountryCode } from './country-words.js';
import type { TypedWord } from './split-query.js';

/** The filters that words of a query set. */
export interface Filter {
  kind: 'country' | 'family' | 'language' | 'listing';
  /** A country code, the name of a family or language, an exchange in lower case, or `listed`. */
  value: string;
}

export type FindFilter = (words: readonly TypedWord[]) => Filter | undefined;

const listingWords = new Set(['listed', 'publicly listed', 'publicly traded', '上場']);
/** A publisher's documents say `ASX:R9W`; whether an exchange is used is looked up. */
const exchanges = new Set('asx nzx nzse nyse nasdaq lse tse tsx sgx hkex'.split(' '));
const languages = new Map([
  ['english', 'English'],
  ['japanese', 'Japanese'],
  ['英語', 'English'],
  ['日本語', 'Japanese'],
]);

/** The most words in the name of a country or family. */
export const mostFilterWords = 5;

/** Recognises countries, families, languages and listings by their names. */
export function createFindFilter(families: readonly FamilyDefinition[]): FindFilter {
  const byName = nameFamilies(families);
  return (words) => {
    const folded = words.map(({ folded: word }) => word);
    const name = folded.join(' ');
    const country =
      findCountry(name) ??
      findCountry(folded.join('')) ??
      (words.length === 1 ? findCountryCode(words[0]?.typed ?? '') : undefined);
    if (country !== undefined) return { kind: 'country', value: country };
    const family = byName.get(folded.map(stemWord).join(' ')) ?? byName.get(folded.join(''));
    if (family !== undefined) return { kind: 'family', value: family };
    const language = languages.get(name);
    if (language !== undefined) return { kind: 'language', value: language };
    if (listingWords.has(name)) return { kind: 'listing', value: 'listed' };
    return exchanges.has(name) ? { kind: 'listing', value: name } : undefined;
  };
}

/** By its name, its title, and the other names in its definition. */
function nameFamilies(families: readonly FamilyDefinition[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const { name, title, calledBy = [] } of families) {
    for (const called of [name, title.replace(/ reports$/i, ''), ...calledBy]) {
      names.set(splitWords(foldText(called)).map(stemWord).join(' '), name);
    }
  }
  return names;
}

/** Without the family and the listing, then without any filter. */
export function relax(filters: readonly Filter[]): Filter[][] {
  if (filters.length === 0) return [];
  const regional = filters.filter(({ kind }) => kind === 'country' || kind === 'language');
  return regional.length > 0 && regional.length < filters.length ? [regional, []] : [[]];
}
