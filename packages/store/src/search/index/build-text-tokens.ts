import { foldText } from '../analysis/fold-text.js';
import { isUnspaced, pairUp, splitWords } from '../analysis/split-words.js';
import { addTextWords, getTextWord, type TextWord } from './text-words.js';
import { marks } from './tokens.js';

const notAscii = /[^\0-\u007f]/;
/** Dashes, quotation marks and signs: most of what is not ASCII in an English text. */
const typography = /[\u00a0-\u00bf\u00d7\u2000-\u20ff\u2190-\u22ff]+/g;

/** A publisher's document can be megabytes of text; further words would make nothing easier to find. */
const mostTokens = 20_000;

/** What the index needs of the texts of a report: each once, with spaces between. */
export interface TextTokens {
  tokens: string;
  /** The folded words, for the vocabulary. */
  words: string;
}

export function buildTextTokens(texts: Iterable<string>): TextTokens {
  const tokens = new Set<string>();
  const words = new Set<TextWord>();
  const ascii: string[] = [];
  // Labels and units stand in many places of a report.
  for (const text of new Set(texts)) {
    const plain = notAscii.test(text) ? text.replace(typography, ' ') : text;
    if (!notAscii.test(plain)) ascii.push(plain);
    else if (tokens.size < mostTokens) addFolded(tokens, words, plain);
  }
  for (const text of ascii) if (words.size < mostTokens) addTextWords(words, text);
  const known = [...words].filter(({ token }) => token !== '').slice(0, mostTokens);
  for (const { token } of known) tokens.add(token);
  return { tokens: [...tokens].join(' '), words: known.map(({ word }) => word).join(' ') };
}

function addFolded(tokens: Set<string>, words: Set<TextWord>, text: string): void {
  for (const word of splitWords(foldText(text))) {
    if (isUnspaced(word)) for (const pair of pairUp(word)) tokens.add(marks.text + pair);
    else if (!/^\d/.test(word)) words.add(getTextWord(word));
  }
}
