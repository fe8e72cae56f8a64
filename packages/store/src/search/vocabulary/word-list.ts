import { editDistance } from '@broadsheet/contract/edit-distance';

export interface NearWord {
  word: string;
  distance: number;
}

/** Words with a quick search for similar spellings. */
export interface WordList {
  size(): number;
  has(word: string): boolean;
  add(word: string): void;
  /** Words that begin with the letters, of which there are four or more. */
  listBeginning(letters: string): string[];
  /** Nearest first; among equally near ones those with the same beginning. */
  listNear(word: string, most: number): NearWord[];
}

const shortestBeginning = 4;

/**
 * Kept in memory: the words of 100,000 reports take a few megabytes. Comparing the sets of letters
 * rules out nearly all words; only the rest are compared letter by letter.
 */
export function createWordList(): WordList {
  const indexes = new Map<string, number>();
  const words: string[] = [];
  const byBeginning = new Map<string, string[]>();
  let letterSets = new Uint32Array(1024);

  return {
    size: () => words.length,
    has: (word) => indexes.has(word),
    add(word) {
      if (indexes.has(word)) return;
      if (words.length === letterSets.length) {
        const larger = new Uint32Array(letterSets.length * 2);
        larger.set(letterSets);
        letterSets = larger;
      }
      letterSets[words.length] = letterSet(word);
      indexes.set(word, words.length);
      words.push(word);
      const beginning = word.slice(0, shortestBeginning);
      const alike = byBeginning.get(beginning);
      if (alike) alike.push(word);
      else byBeginning.set(beginning, [word]);
    },
    listBeginning: (letters) =>
      (byBeginning.get(letters.slice(0, shortestBeginning)) ?? []).filter((word) =>
        word.startsWith(letters),
      ),
    listNear(word, most) {
      const letters = letterSet(word);
      const near: NearWord[] = [];
      for (let index = 0; index < words.length; index += 1) {
        // A mistake adds at most one letter to one set and one to the other.
        if (countBits((letterSets[index] ?? 0) ^ letters) > 2 * most) continue;
        const candidate = words[index] ?? '';
        const distance = editDistance(word, candidate, most);
        if (distance <= most) near.push({ word: candidate, distance });
      }
      return near.sort(
        (one, other) =>
          one.distance - other.distance ||
          commonStart(other.word, word) - commonStart(one.word, word) ||
          Math.abs(one.word.length - word.length) - Math.abs(other.word.length - word.length),
      );
    },
  };
}

function letterSet(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) {
    letters |= 1 << (word.charCodeAt(index) & 31);
  }
  return letters >>> 0;
}

function countBits(bits: number): number {
  let sum = bits - ((bits >>> 1) & 0x55555555);
  sum = (sum & 0x33333333) + ((sum >>> 2) & 0x33333333);
  return Math.imul((sum + (sum >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
