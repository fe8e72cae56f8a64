import type { ClassificationTree, TreeCode } from '@broadsheet/reports/classifications';
import { foldText, splitWords, stemWord, type Synonyms } from '@broadsheet/store';

/** The stems of a code's texts, for finding it by words. */
interface IndexedCode {
  code: TreeCode;
  title: ReadonlySet<string>;
  /** Of each of the other words. */
  other: readonly ReadonlySet<string>[];
  notes: ReadonlySet<string>;
}

const indexes = new WeakMap<ClassificationTree, IndexedCode[]>();

/** Built with the first search for words. */
function indexOf(tree: ClassificationTree): IndexedCode[] {
  const known = indexes.get(tree);
  if (known) return known;
  const index = tree.codes.map((code) => ({
    code,
    title: stemsOf(code.Title),
    other: (code.OtherWords ?? []).map(stemsOf),
    notes: stemsOf(code.Notes ?? ''),
  }));
  indexes.set(tree, index);
  return index;
}

const small = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);
const listWords = (text: string) => splitWords(foldText(text)).filter((word) => !small.has(word));
const stemsOf = (text: string) => new Set(listWords(text).map(stemWord));

/** Codes that match the words, best first: those with all words, or else those with some. */
export function findCodes(
  tree: ClassificationTree,
  query: string,
  synonyms: Pick<Synonyms, 'find'>,
): TreeCode[] {
  const exact = tree.read(query.trim());
  const words = listWords(query);
  const readings = [
    words,
    ...synonyms.find(words).map((each) => each.filter((word) => !small.has(word))),
  ];
  const alternatives = readings.map((reading) =>
    reading.map((word) => listMeanings(word, synonyms)),
  );
  const scored = indexOf(tree)
    .map((indexed) => ({ code: indexed.code, ...scoreBest(indexed, alternatives) }))
    .filter(({ score }) => score > 0);
  const whole = scored.filter(({ isWhole }) => isWhole);
  const found = (whole.length > 0 ? whole : scored)
    .sort((a, b) => b.score - a.score || b.code.Level - a.code.Level || a.code.index - b.code.index)
    .map(({ code }) => code);
  return exact ? [exact.code, ...found.filter((code) => code !== exact.code)] : found;
}

/** The stem of a word, and of single words that mean the same. */
function listMeanings(word: string, synonyms: Pick<Synonyms, 'find'>): string[] {
  const others = synonyms
    .find([word])
    .flatMap(([only, ...more]) => (more.length === 0 ? (only ?? []) : []));
  return [...new Set([word, ...others].map(stemWord))];
}

interface Score {
  score: number;
  /** Whether every word matches. */
  isWhole: boolean;
}

function scoreBest(indexed: IndexedCode, readings: readonly string[][][]): Score {
  let best: Score = { score: 0, isWhole: false };
  for (const [readingIndex, reading] of readings.entries()) {
    const found = scoreReading(indexed, reading);
    // A typed word counts a little more than a synonym.
    const score = readingIndex === 0 ? found.score : found.score * 0.9;
    if (
      Number(found.isWhole) > Number(best.isWhole) ||
      (found.isWhole === best.isWhole && score > best.score)
    ) {
      best = { score, isWhole: found.isWhole };
    }
  }
  return best;
}

function scoreReading({ title, other, notes }: IndexedCode, reading: readonly string[][]): Score {
  if (reading.length === 0) return { score: 0, isWhole: false };
  const fits = (stems: ReadonlySet<string>) => (meanings: string[]) =>
    meanings.some((stem) => stems.has(stem));
  // A synonym must match as a whole: one of its words alone says little.
  const named = other.some((stems) => reading.every(fits(stems))) ? 4 : 0;
  let sum = 0;
  let count = 0;
  for (const meanings of reading) {
    const [typed = ''] = meanings;
    const value = title.has(typed) ? 3 : fits(title)(meanings) ? 2 : fits(notes)(meanings) ? 1 : 0;
    if (value > 0) count += 1;
    sum += value;
  }
  // A short title says more about its words than a long one.
  const brevity = sum > 0 ? 1 / (1 + title.size) : 0;
  return {
    score: Math.max(named, sum / reading.length) + brevity,
    isWhole: named > 0 || count === reading.length,
  };
}
