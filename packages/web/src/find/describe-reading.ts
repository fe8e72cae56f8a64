import type { Understood } from '@broadsheet/client';
import type { ExplorerWords } from '../words/explorer-words.js';

/** Explains how a query was interpreted differently from the typed text; empty if it was not. */
export function describeReading(
  understood: Understood | undefined,
  titleOf: (family: string) => string,
  words: ExplorerWords,
): string {
  if (!understood) return '';
  const { instead = [] } = understood;
  const filters = listFilters(understood, titleOf, words);
  return [
    ...(filters.length > 0 ? [words.find.only(filters.join(words.comma))] : []),
    ...instead.map(({ typed, used }) => words.find.instead(typed, used.join(words.comma))),
  ].join(' ');
}

function listFilters(
  { country, countries = [], families = [], language, listed }: Understood,
  titleOf: (family: string) => string,
  words: ExplorerWords,
): string[] {
  return [
    ...(country === undefined ? countries : [country]).map(words.country),
    ...families.map(titleOf),
    ...(language === undefined ? [] : [words.language(language)]),
    ...(listed === undefined
      ? []
      : [listed === true ? words.find.listed : words.find.listedOn(listed)]),
  ];
}
