import { foldText } from '../analysis/fold-text.js';
import { isUnspaced, pairUp, splitWords } from '../analysis/split-words.js';
import { stemWord } from '../analysis/stem-word.js';
import { isStopWord } from '../query/stop-words.js';
import { marks } from './tokens.js';

const notAscii = /[^\0-\u007f]/;
/** Dashes, quotation marks and signs: most of what is not ASCII in an English text. */
const typography = /[\u00a0-\u00bf\u00d7\u2000-\u20ff\u2190-\u22ff]+/g;
/** Numbers are what texts have most of, and nobody finds a report by them. */
const asciiWord = /[a-z][a-z0-9]+/g;
const mostLetters = 40;

/** A publisher's document can be megabytes of text; further words would make nothing easier to find. */
const mostTokens = 20_000;

const tokensOf = new Map<string, string>();
const mostKnown = 100_000;

/** What the index needs of the texts of a report: each once, with spaces between. */
export interface TextTokens {
  tokens: string;
  /** The folded words, for the vocabulary. */
  words: string;
}

export function buildTextTokens(texts: Iterable<string>): TextTokens {
  const tokens = new Set<string>();
  const words = new Set<string>();
  const ascii: string[] = [];
  // Labels and units stand in many places of a report.
  for (const text of new Set(texts)) {
    const plain = notAscii.test(text) ? text.replace(typography, ' ') : text;
    if (!notAscii.test(plain)) ascii.push(plain);
    else if (tokens.size < mostTokens) addFolded(tokens, words, plain);
  }
  // One long text is cut into words in half the time of many short ones.
  for (const word of ascii.join('\n').toLowerCase().match(asciiWord) ?? []) words.add(word);
  const known = [...words].slice(0, mostTokens).filter((word) => addWord(tokens, word));
  return { tokens: [...tokens].join(' '), words: known.join(' ') };
}

function addFolded(tokens: Set<string>, words: Set<string>, text: string): void {
  for (const word of splitWords(foldText(text))) {
    if (isUnspaced(word)) for (const pair of pairUp(word)) tokens.add(marks.text + pair);
    else if (!/^\d/.test(word)) words.add(word);
  }
}

/**
 * False for a word that is not indexed. Every word of every document passes here: a lookup takes a
 * tenth of the time of a stem.
 */
function addWord(tokens: Set<string>, word: string): boolean {
  let token = tokensOf.get(word);
  if (token === undefined) {
    if (tokensOf.size >= mostKnown) tokensOf.clear();
    const isWorthless = word.length < 2 || word.length > mostLetters || isStopWord(word);
    token = isWorthless ? '' : marks.text + stemWord(word);
    tokensOf.set(word, token);
  }
  if (token === '') return false;
  tokens.add(token);
  return true;
}
