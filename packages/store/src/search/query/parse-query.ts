import { compact } from '../index/build-name-tokens.js';
import { mostFilterWords, type Filter, type FindFilter } from './filter-words.js';
import { splitQuery, type TypedWord } from './split-query.js';
import { isWeakWord } from './stop-words.js';

/** A parsed query, before anything is looked up. */
export interface ParsedQuery {
  /** Words that a report should have. */
  words: TypedWord[];
  /** Words of a question, which a report need not have. */
  weak: TypedWord[];
  filters: Filter[];
  /** All words except stop words, including those that became filters. */
  plain: TypedWord[];
  /** A possible whole identifier, without spaces and signs. */
  identifiers: string[];
}

interface FilterReading {
  findFilter: FindFilter;
  /** Its words stay words: no readable report passes the filter. */
  isRefused: (filter: Filter) => boolean;
}

export function parseQuery(query: string, reading: FilterReading): ParsedQuery {
  const typed = splitQuery(query);
  const { filters, rest } = takeFilters(typed, reading);
  const significant = dropRepeats(rest.filter(({ isStop }) => !isStop));
  const strong = significant.filter(({ folded }) => !isWeakWord(folded));
  const words = strong.length > 0 ? strong : significant;
  const plain = dropRepeats(typed.filter(({ isStop }) => !isStop));
  return {
    words: words.length > 0 || filters.length > 0 ? words : typed,
    weak: words === significant ? [] : significant.filter((word) => !strong.includes(word)),
    filters,
    plain: plain.length > 0 ? plain : typed,
    identifiers: listIdentifiers(query, typed, words),
  };
}

const dropRepeats = (words: TypedWord[]): TypedWord[] => [
  ...new Map(words.map((word) => [word.folded, word])).values(),
];

function takeFilters(typed: TypedWord[], { findFilter, isRefused }: FilterReading) {
  const filters: Filter[] = [];
  const rest: TypedWord[] = [];
  for (let start = 0; start < typed.length;) {
    const { filter, length } = findLongest(typed, start, findFilter) ?? { length: 1 };
    if (filter && !isRefused(filter)) filters.push(filter);
    else rest.push(...typed.slice(start, start + length));
    start += length;
  }
  return { filters, rest };
}

interface FoundFilter {
  filter?: Filter;
  /** The number of its words. */
  length: number;
}

function findLongest(
  typed: TypedWord[],
  start: number,
  findFilter: FindFilter,
): FoundFilter | undefined {
  for (let length = mostFilterWords; length > 0; length -= 1) {
    const words = typed.slice(start, start + length);
    const filter = words.length === length ? findFilter(words) : undefined;
    if (filter) return { filter, length };
  }
  // At the end or the beginning of a query, `us` is the country.
  const isEdge = start === 0 || start === typed.length - 1;
  return isEdge && typed.length > 1 && typed[start]?.folded === 'us'
    ? { filter: { kind: 'country', value: 'US' }, length: 1 }
    : undefined;
}

/** A registration number is often typed in groups: 51 824 753 556. */
const groupedDigits = /\d[\d\s-]{5,16}\d/g;

function listIdentifiers(query: string, typed: TypedWord[], words: TypedWord[]): string[] {
  const grouped = [...query.matchAll(groupedDigits)].map(([digits]) => compact(digits));
  const withDigits = typed.map(({ folded }) => folded).filter((word) => /\d/.test(word));
  const whole = words.length === 1 ? words.map(({ folded }) => folded) : [];
  const all = [compact(query), ...grouped, ...withDigits, ...whole];
  return [...new Set(all)].filter((text) => text !== '' && text.length <= 64);
}
