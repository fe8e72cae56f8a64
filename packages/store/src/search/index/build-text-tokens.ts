import { foldText } from '../analysis/fold-text.js';
import { isUnspaced, pairUp, splitWords } from '../analysis/split-words.js';
import { stemWord } from '../analysis/stem-word.js';
import { isStopWord } from '../query/stop-words.js';
import { marks } from './tokens.js';

const notAscii = /[^\0-\u007f]/;
/** Numbers are what texts have most of, and nobody finds a report by them. */
const asciiWord = /[a-z][a-z0-9]+/g;
const mostLetters = 40;

/** A publisher's document can be megabytes of text; further words would make nothing easier to find. */
const mostTokens = 20_000;

const tokensOf = new Map<string, string>();
const mostKnown = 100_000;

/** The tokens of the texts of a report, each once, with spaces between. */
export function buildTextTokens(texts: Iterable<string>): string {
  const tokens = new Set<string>();
  for (const text of texts) {
    if (notAscii.test(text)) addFolded(tokens, text);
    else for (const word of text.toLowerCase().match(asciiWord) ?? []) addWord(tokens, word);
    if (tokens.size > mostTokens) break;
  }
  return [...tokens].slice(0, mostTokens).join(' ');
}

function addFolded(tokens: Set<string>, text: string): void {
  for (const word of splitWords(foldText(text))) {
    if (isUnspaced(word)) for (const pair of pairUp(word)) tokens.add(marks.text + pair);
    else if (!/^\d/.test(word)) addWord(tokens, word);
  }
}

/** Every word of every document passes here: a lookup takes a tenth of the time of a stem. */
function addWord(tokens: Set<string>, word: string): void {
  let token = tokensOf.get(word);
  if (token === undefined) {
    if (tokensOf.size >= mostKnown) tokensOf.clear();
    const isWorthless = word.length < 2 || word.length > mostLetters || isStopWord(word);
    token = isWorthless ? '' : marks.text + stemWord(word);
    tokensOf.set(word, token);
  }
  if (token !== '') tokens.add(token);
}
