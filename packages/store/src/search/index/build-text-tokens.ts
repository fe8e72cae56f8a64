import { foldText } from '../analysis/fold-text.js';
import { isUnspaced, pairUp, splitWords } from '../analysis/split-words.js';
import { addText, addWord, collectWords, type CollectedWords } from './text-words.js';
import { marks } from './tokens.js';

const notAscii = /[^\0-\u007f]/;
/** Dashes, quotation marks and signs: most non-ASCII characters of an English text. */
const typography = /[\u00a0-\u00bf\u00d7\u2000-\u20ff\u2190-\u22ff]+/g;

/** A publisher's document can be megabytes of text; further words would make nothing easier to find. */
const mostTokens = 20_000;

/** The index's input from the texts of a report: each text once, separated by spaces. */
export interface TextTokens {
  tokens: string;
  /** The folded words, for the vocabulary. */
  words: string;
}

export function buildTextTokens(texts: Iterable<string>): TextTokens {
  const pairs = new Set<string>();
  const collected = collectWords();
  const ascii: string[] = [];
  // Labels and units occur in many places of a report.
  for (const given of new Set(texts)) {
    if (pairs.size + collected.tokens.length >= mostTokens) break;
    if (!notAscii.test(given)) {
      ascii.push(given);
      continue;
    }
    const text = given.replace(typography, ' ');
    if (notAscii.test(text)) addFolded(pairs, collected, text);
    else ascii.push(text);
  }
  // Most texts are short labels, and a call for each would take longer.
  addText(collected, ascii.join('\n'));
  const { words, tokens } = collected;
  return {
    tokens: [...pairs, ...tokens].slice(0, mostTokens).join(' '),
    words: words.slice(0, mostTokens).join(' '),
  };
}

function addFolded(pairs: Set<string>, collected: CollectedWords, text: string): void {
  for (const word of splitWords(foldText(text))) {
    if (isUnspaced(word)) for (const pair of pairUp(word)) pairs.add(marks.text + pair);
    else if (!/^\d/.test(word)) addWord(collected, word);
  }
}

/** The folded words of the texts of many reports, which share most of them, each once. */
export function joinTextWords(texts: Iterable<Pick<TextTokens, 'words'>>): string[] {
  const collected = collectWords();
  for (const { words } of texts) {
    if (notAscii.test(words)) for (const word of words.split(' ')) addWord(collected, word);
    else addText(collected, words);
  }
  return collected.words;
}
