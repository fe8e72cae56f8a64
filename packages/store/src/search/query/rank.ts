import { foldText } from '../analysis/fold-text.js';
import { isUnspaced, splitWords } from '../analysis/split-words.js';
import { stemWord } from '../analysis/stem-word.js';
import type { Alternative, QueryUnit } from './query-unit.js';
import { isStopWord } from './stop-words.js';

/** How well a title answers a query; a pure function, so that both databases rank alike. */
export interface TitleScore {
  score: number;
  /** Words of the title that matched, as they are written there. */
  matched: string[];
}

const kindWeights: Record<Alternative['kind'], number> = {
  typed: 1,
  compound: 0.9,
  synonym: 0.6,
  similar: 0.7,
};

export function scoreTitle(title: string, units: readonly QueryUnit[]): TitleScore {
  const words = splitTitle(title);
  const known = new Map<string, BestMatch>();
  // The alternatives of a unit share words.
  const findOnce = (queryWord: string): BestMatch => {
    const best = known.get(queryWord) ?? findWord(words, queryWord);
    known.set(queryWord, best);
    return best;
  };
  const matched = new Set<number>();
  let sum = 0;
  let begins = 0;
  for (const [index, unit] of units.entries()) {
    const best = findBest(unit, findOnce);
    sum += best.score;
    for (const wordIndex of best.wordIndexes) matched.add(wordIndex);
    if (index === 0 && best.wordIndexes.includes(0)) begins = best.score;
  }
  const telling = words.filter(({ isTelling }) => isTelling).length;
  const covered = matched.size / Math.max(telling, matched.size, 1);
  const average = sum / Math.max(units.length, 1);
  return {
    score: 10 * average + 3 * covered * average + 2 * begins,
    matched: [...matched].map((wordIndex) => words[wordIndex]?.written ?? ''),
  };
}

interface TitleWord {
  written: string;
  folded: string;
  stem: string;
  isTelling: boolean;
}

const titleWord = /[\p{L}\p{M}\p{N}]+(?:['’]s)?/gu;

const titles = new Map<string, TitleWord[]>();
const mostTitles = 20_000;

/** Cached, since many reports have the same title: one per country, language and family. */
function splitTitle(title: string): TitleWord[] {
  const known = titles.get(title);
  if (known) return known;
  if (titles.size >= mostTitles) titles.clear();
  const words = buildTitleWords(title);
  titles.set(title, words);
  return words;
}

function buildTitleWords(title: string): TitleWord[] {
  return [...title.matchAll(titleWord)].map(([written]) => {
    const [folded = ''] = splitWords(foldText(written));
    return { written, folded, stem: stemWord(folded), isTelling: !isStopWord(folded) };
  });
}

interface BestMatch {
  score: number;
  wordIndexes: number[];
}

function findBest({ alternatives }: QueryUnit, find: (queryWord: string) => BestMatch): BestMatch {
  let best: BestMatch = { score: 0, wordIndexes: [] };
  for (const { words: queryWords, kind } of alternatives) {
    const found = queryWords.map(find);
    const value =
      found.reduce((total, { score }) => total + score, 0) / Math.max(queryWords.length, 1);
    const score = value * kindWeights[kind];
    if (score > best.score)
      best = { score, wordIndexes: found.flatMap(({ wordIndexes }) => wordIndexes) };
  }
  return best;
}

const stemScore = 0.9;
const prefixScore = 0.75;

function findWord(words: TitleWord[], queryWord: string): BestMatch {
  let best: BestMatch = { score: 0, wordIndexes: [] };
  const query = { word: queryWord, stem: stemWord(queryWord), isWhole: !isUnspaced(queryWord) };
  for (const [wordIndex, word] of words.entries()) {
    const score = compareWords(word, query);
    if (score > best.score) best = { score, wordIndexes: [wordIndex] };
  }
  return best;
}

function compareWords(
  { folded, stem }: TitleWord,
  query: { word: string; stem: string; isWhole: boolean },
): number {
  if (folded === query.word) return 1;
  if (!query.isWhole) return folded.includes(query.word) ? stemScore : 0;
  if (stem === query.stem) return stemScore;
  return folded.startsWith(query.word) ? prefixScore : 0;
}
