import { isUnspaced, listRuns, pairUp } from './analysis/split-words.js';

/**
 * Splits text into words for searching, the same way for reports and queries and on both databases:
 * folds accents and case, and makes full-width forms narrow. Runs of Chinese or Japanese
 * characters, which have no spaces, are split into overlapping pairs.
 */
export function foldWords(text: string): string[] {
  const folded = text.normalize('NFKD').replace(combiningMarks, '').normalize('NFKC').toLowerCase();
  return listRuns(folded).flatMap((run) => (isUnspaced(run) ? pairUp(run) : [run]));
}

/** Not the marks of kana: voiced and unvoiced syllables are different letters. */
const combiningMarks = /[\u0300-\u036f]/g;

/** More words do not improve the results, and each costs a lookup in the index. */
const mostWords = 20;

/** A registration number is often typed in groups: 51 824 753 556. */
export function queryWords(query: string): string[] {
  const digits = query.replace(/[\s-]/g, '');
  return /^\d{8,13}$/.test(digits) ? [digits] : foldWords(query).slice(0, mostWords);
}

/**
 * Drops words that are prefixes of other query words: a report that matches the longer matches
 * both.
 */
export function tellingWords(words: string[]): string[] {
  return [...new Set(words)].filter(
    (word) => !words.some((other) => other !== word && other.startsWith(word)),
  );
}
