import type { ReportKey } from '@broadsheet/contract';
import { foldText } from '../analysis/fold-text.js';
import { dropNameDots, isUnspaced, pairUp, splitWords } from '../analysis/split-words.js';
import { stemWord } from '../analysis/stem-word.js';
import {
  countryToken,
  familyToken,
  isListed,
  languageToken,
  longestPrefixToken,
  marks,
  type Mark,
} from './tokens.js';

/** All search terms of a report, except the texts of its sections. */
export interface ReportNames {
  key: ReportKey;
  title: string;
  sector: string;
  /** Identifiers, which have no spaces and semicolons, and other names and plain words. */
  terms: readonly string[];
}

/** `ASX:R9W`: an exchange and a ticker. */
const listing = /^([A-Z]{2,6}):([A-Z0-9.]{1,10})$/;

const isIdentifier = (term: string): boolean => !/[\s;]/.test(term.trim());

/** All tokens of a report except those of its texts. */
export function buildNameTokens({ key, title, sector, terms }: ReportNames): Set<string> {
  const tokens = new Set([
    familyToken(key.family),
    countryToken(key.country),
    languageToken(key.language),
  ]);
  addWords(tokens, marks.name, title);
  const [first] = splitWords(foldText(title));
  if (first !== undefined) addWord(tokens, marks.first, first);
  addWords(tokens, marks.other, sector);
  for (const term of terms) {
    if (isIdentifier(term)) addIdentifier(tokens, term);
    else addWords(tokens, marks.other, term);
  }
  return tokens;
}

function addIdentifier(tokens: Set<string>, term: string): void {
  addWords(tokens, marks.name, term);
  tokens.add(marks.identifier + compact(term));
  const [, exchange, ticker] = listing.exec(term) ?? [];
  if (exchange === undefined || ticker === undefined) return;
  tokens.add(isListed).add(marks.listing + exchange.toLowerCase());
  tokens.add(marks.identifier + compact(ticker));
}

/** An identifier as people may also write it: without spaces and signs. */
export const compact = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]/gu, '');

function addWords(tokens: Set<string>, mark: Mark, text: string): void {
  for (const word of listNameWords(text)) addWord(tokens, mark, word);
}

/** The words of a name as they are indexed. */
export function listNameWords(text: string): string[] {
  const folded = dropNameDots(foldText(text));
  const words = splitWords(folded);
  // People also write "co-operative" as one word.
  for (const [hyphened] of folded.matchAll(/[a-z]+(?:-[a-z]+)+/g)) {
    words.push(hyphened.replaceAll('-', ''));
  }
  return words;
}

const mostLetters = 64;

function addWord(tokens: Set<string>, mark: Mark, whole: string): void {
  const word = Array.from(whole).slice(0, mostLetters).join('');
  if (isUnspaced(word)) {
    for (const pair of pairUp(word)) tokens.add(mark + pair);
    for (const character of word) tokens.add(marks.prefix + mark + character);
    return;
  }
  tokens.add(mark + word).add(mark + stemWord(word));
  for (let length = 1; length <= longestPrefixToken; length += 1) {
    tokens.add(marks.prefix + mark + word.slice(0, length));
  }
}
