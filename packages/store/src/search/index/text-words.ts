import { stemWord } from '../analysis/stem-word.js';
import { isStopWord } from '../query/stop-words.js';
import { marks } from './tokens.js';

/** A word that occurs in texts. */
interface TextWord {
  word: string;
  /** Undefined for a word that is not indexed. */
  token: Token | undefined;
  /** The collection that contained it last. */
  metIn: number;
}

/** The token of a word; words with the same stem share one. */
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

/** The indexed words of the texts of one report or some, each once. */
export interface CollectedWords {
  words: string[];
  tokens: string[];
  /** Tells this collection from others. */
  number: number;
}

let collections = 0;

/**
 * A number in each word marks whether it was already seen, which takes a third of the time of a
 * set: most words of a text are repeated. So one collection ends before the next one starts.
 */
export function collectWords(): CollectedWords {
  collections += 1;
  return { words: [], tokens: [], number: collections };
}

export function addWord(collected: CollectedWords, word: string): void {
  keep(collected, getTextWord(word));
}

function keep({ words, tokens, number }: CollectedWords, met: TextWord): void {
  if (met.metIn === number) return;
  met.metIn = number;
  const { word, token } = met;
  if (!token) return;
  words.push(word);
  if (token.metIn !== number) tokens.push(token.text);
  token.metIn = number;
}

/** Lower-case letters for letters, digits for digits, 0 for characters between words. */
const folded = new Uint8Array(256);
for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') {
  folded[letter.charCodeAt(0)] = folded[letter.toUpperCase().charCodeAt(0)] = letter.charCodeAt(0);
}
const smallA = 'a'.charCodeAt(0);

/** For the current text: iterating over its bytes takes half the time of its characters. */
let room = Buffer.alloc(0x10000);

/**
 * Adds the words of an ASCII text: a letter, then letters or digits. Numbers are the most common,
 * and nobody searches for a report by them. Every text of every document passes here: looking words
 * up by a hash of their letters takes a quarter of the time of slicing them.
 */
export function addText(collected: CollectedWords, text: string): void {
  const { length } = text;
  if (length > room.length) room = Buffer.alloc(2 * length);
  const bytes = room;
  bytes.write(text, 'latin1');
  for (let at = 0; at < length; at += 1) {
    const start = at;
    if (foldedAt(bytes, at) < smallA) continue;
    let hash = 0;
    for (; at < length; at += 1) {
      const letter = foldedAt(bytes, at);
      if (letter === 0) break;
      hash = (Math.imul(hash, 31) + letter) | 0;
    }
    if (at - start > 1) keep(collected, getByHash(hash, bytes, start, at));
  }
}

const foldedAt = (bytes: Uint8Array, at: number): number => folded[bytes[at] ?? 0] ?? 0;

function getByHash(hash: number, bytes: Buffer, start: number, end: number): TextWord {
  const slot = (hash ^ (hash >>> 16)) & 0xffff;
  const known = byHash[slot];
  if (known?.word.length === end - start && isAt(known.word, bytes, start)) return known;
  const word = getTextWord(bytes.toString('latin1', start, end).toLowerCase());
  byHash[slot] = word;
  return word;
}

/** Two words may have the same hash. */
function isAt(word: string, bytes: Uint8Array, start: number): boolean {
  for (let index = 0; index < word.length; index += 1) {
    if (foldedAt(bytes, start + index) !== word.charCodeAt(index)) return false;
  }
  return true;
}
