import { stemWord } from '../analysis/stem-word.js';
import { isStopWord } from '../query/stop-words.js';
import { marks } from './tokens.js';

/** A word that occurs in texts. */
interface TextWord {
  word: string;
  /** Undefined for a word that is not indexed. */
  token: Token | undefined;
  /** The collection that met it last. */
  metIn: number;
}

/** What a word is indexed as; words with the same stem share one. */
interface Token {
  text: string;
  metIn: number;
}

const mostLetters = 40;
const mostKnown = 100_000;
const byWord = new Map<string, TextWord>();
const byText = new Map<string, Token>();
/** By the last bits of the hash of its letters: the word that was seen last. */
const byHash: (TextWord | undefined)[] = Array.from({ length: 0x10000 });

function getTextWord(word: string): TextWord {
  const known = byWord.get(word);
  if (known) return known;
  if (byWord.size >= mostKnown) {
    byWord.clear();
    byText.clear();
  }
  const isWorthless = word.length < 2 || word.length > mostLetters || isStopWord(word);
  const made = { word, token: isWorthless ? undefined : getToken(word), metIn: 0 };
  byWord.set(word, made);
  return made;
}

function getToken(word: string): Token {
  const text = marks.text + stemWord(word);
  const token = byText.get(text) ?? { text, metIn: 0 };
  byText.set(text, token);
  return token;
}

/** The indexed words of the texts of one report, each once. */
export interface CollectedWords {
  words: string[];
  tokens: string[];
  add(word: string): void;
  /** Adds the words of an ASCII text. */
  addText(text: string): void;
}

let collections = 0;

/**
 * Words are told apart by a number in each, which takes a third of the time of a set: most of a text are
 * words that it had before. So one collection ends before the next one starts.
 */
export function collectWords(): CollectedWords {
  collections += 1;
  const collection = collections;
  const words: string[] = [];
  const tokens: string[] = [];
  const keep = (met: TextWord) => {
    if (met.metIn === collection) return;
    met.metIn = collection;
    const { word, token } = met;
    if (!token) return;
    words.push(word);
    if (token.metIn !== collection) tokens.push(token.text);
    token.metIn = collection;
  };
  return {
    words,
    tokens,
    add: (word) => {
      keep(getTextWord(word));
    },
    addText: (text) => {
      addWords(text, keep);
    },
  };
}

/** Small letters for letters, digits for digits, 0 for what stands between words. */
const folded = new Uint8Array(128);
for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') {
  folded[letter.charCodeAt(0)] = folded[letter.toUpperCase().charCodeAt(0)] = letter.charCodeAt(0);
}
const smallA = 'a'.charCodeAt(0);

/**
 * Finds the words of an ASCII text: a letter, then letters or digits. Numbers are what texts have most of,
 * and nobody finds a report by them. Every text of every document passes here: looking words up by a hash
 * of their letters takes a quarter of the time of cutting them out.
 */
function addWords(text: string, keep: (met: TextWord) => void): void {
  const { length } = text;
  for (let at = 0; at < length; at += 1) {
    const start = at;
    if (foldedAt(text, at) < smallA) continue;
    let hash = 0;
    for (; at < length; at += 1) {
      const letter = foldedAt(text, at);
      if (letter === 0) break;
      hash = (Math.imul(hash, 31) + letter) | 0;
    }
    if (at - start > 1) keep(getByHash(hash, text, start, at));
  }
}

const foldedAt = (text: string, at: number): number => folded[text.charCodeAt(at)] ?? 0;

function getByHash(hash: number, text: string, start: number, end: number): TextWord {
  const place = (hash ^ (hash >>> 16)) & 0xffff;
  const known = byHash[place];
  if (known?.word.length === end - start && isAt(known.word, text, start)) return known;
  const word = getTextWord(text.slice(start, end).toLowerCase());
  byHash[place] = word;
  return word;
}

/** Two words may have the same hash. */
function isAt(word: string, text: string, start: number): boolean {
  for (let index = 0; index < word.length; index += 1) {
    if (foldedAt(text, start + index) !== word.charCodeAt(index)) return false;
  }
  return true;
}
