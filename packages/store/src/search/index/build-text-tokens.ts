import { foldText } from '../analysis/fold-text.js';
import { isUnspaced, pairUp, splitWords } from '../analysis/split-words.js';
import { collectWords, type CollectedWords } from './text-words.js';
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
  const pairs = new Set<string>();
  const collected = collectWords();
  // Labels and units stand in many places of a report.
  for (const text of new Set(texts)) {
    if (pairs.size + collected.tokens.length >= mostTokens) break;
    const plain = notAscii.test(text) ? text.replace(typography, ' ') : text;
    if (notAscii.test(plain)) addFolded(pairs, collected, plain);
    else collected.addText(plain);
  }
  const { words, tokens } = collected;
  return {
    tokens: [...pairs, ...tokens].slice(0, mostTokens).join(' '),
    words: words.slice(0, mostTokens).join(' '),
  };
}

function addFolded(pairs: Set<string>, collected: CollectedWords, text: string): void {
  for (const word of splitWords(foldText(text))) {
    if (isUnspaced(word)) for (const pair of pairUp(word)) pairs.add(marks.text + pair);
    else if (!/^\d/.test(word)) collected.add(word);
  }
}
