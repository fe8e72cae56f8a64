import type { FamilyDefinition } from '@broadsheet/contract';
import {
  countryToken,
  familyToken,
  languageToken,
  marks,
  type Expression,
} from '../index/tokens.js';
import type { Synonyms } from '../synonyms/synonyms.js';
import { buildUnits } from './build-units.js';
import { createFindFilter, relax, type Filter } from './filter-words.js';
import type { Fits } from './fits.js';
import { parseQuery } from './parse-query.js';
import type { QueryUnit } from './query-unit.js';

/** An interpreted query. */
export interface Reading {
  /** As typed. */
  words: string[];
  /** The required words of a report. */
  units: QueryUnit[];
  /** All words of the query, including those interpreted as filters. */
  plain: QueryUnit[];
  filters: Filter[];
  identifiers: string[];
}

interface ReadingOptions {
  families: readonly FamilyDefinition[];
  synonyms: Synonyms;
  isKnown: (word: string) => boolean;
  fits: Fits;
  /** Whether a readable report has a token. */
  exists: (token: string) => Promise<boolean>;
}

/** A word that would narrow the search to nothing is used as a word, not as a filter. */
export async function readQuery(query: string, options: ReadingOptions): Promise<Reading> {
  const { families, fits, exists } = options;
  const passes = (filter: Filter, token: string) =>
    filter.kind === 'listing' ? exists(token) : fits([filter]);
  const refused = new Set<string>();
  const reading = {
    findFilter: createFindFilter(families),
    isRefused: (filter: Filter) => refused.has(writeFilter(filter)),
  };
  let parsed = parseQuery(query, reading);
  for (const filter of parsed.filters) {
    const token = writeFilter(filter);
    if (!(await passes(filter, token))) refused.add(token);
  }
  if (refused.size > 0) parsed = parseQuery(query, reading);
  const { words, plain, filters, identifiers } = parsed;
  return {
    words: words.map(({ typed }) => typed),
    units: buildUnits(words, options),
    plain: buildUnits(plain, options),
    filters: await dropConflicts(filters, fits),
    identifiers,
  };
}

/** If no readable report is of both the family and the country, the country counts. */
async function dropConflicts(filters: Filter[], fits: Fits): Promise<Filter[]> {
  if (filters.length < 2) return filters;
  for (const some of [filters, ...relax(filters)]) if (await fits(some)) return some;
  return [];
}

function writeFilter({ kind, value }: Filter): string {
  if (kind === 'country') return countryToken(value);
  if (kind === 'family') return familyToken(value);
  if (kind === 'language') return languageToken(value);
  return marks.listing + value;
}

/** Two countries are either of them; a country and a family are both. */
export function writeFilters(filters: readonly Filter[]): Expression[] {
  const kinds = [...new Set(filters.map(({ kind }) => kind))];
  return kinds.map((kind) => ({
    any: filters.filter((filter) => filter.kind === kind).map(writeFilter),
  }));
}
