import { isUnspaced } from '../analysis/split-words.js';
import type { Synonyms } from '../synonyms/synonyms.js';
import type { Alternative, QueryUnit } from './query-unit.js';
import type { TypedWord } from './split-query.js';

interface KnownWords {
  synonyms: Synonyms;
  /** Whether any report has the word. */
  isKnown: (word: string) => boolean;
}

/** The words of a query as units: phrases that have synonyms together, and compounds. */
export function buildUnits(words: readonly TypedWord[], knowledge: KnownWords): QueryUnit[] {
  const units: QueryUnit[] = [];
  for (let start = 0; start < words.length;) {
    const unit = findPhrase(words, start, knowledge) ?? buildWord(words[start], knowledge);
    units.push(unit.unit);
    start += unit.length;
  }
  return units;
}

interface TakenUnit {
  unit: QueryUnit;
  length: number;
}

/** Two or three words that have synonyms together, or that are also written as one. */
function findPhrase(
  words: readonly TypedWord[],
  start: number,
  { synonyms, isKnown }: KnownWords,
): TakenUnit | undefined {
  for (const length of [3, 2]) {
    const phrase = words.slice(start, start + length);
    if (phrase.length < length) continue;
    const folded = phrase.map(({ folded: word }) => word);
    const meanings = synonyms.find(folded).map(asSynonym);
    const joined = folded.join('');
    const compounds: Alternative[] =
      length === 2 && isLatin(joined) && isKnown(joined)
        ? [{ words: [joined], kind: 'compound' }]
        : [];
    if (meanings.length + compounds.length === 0) continue;
    const typed = phrase.map((word) => word.typed).join(' ');
    // Each word may also have synonyms of its own: `coal miners`.
    const own = combine(folded.map((word) => listOwn(word, synonyms)));
    return { unit: { typed, alternatives: [...own, ...compounds, ...meanings] }, length };
  }
  return undefined;
}

function buildWord(word: TypedWord | undefined, { synonyms, isKnown }: KnownWords): TakenUnit {
  const { typed = '', folded = '' } = word ?? {};
  const alternatives = [...listOwn(folded, synonyms)];
  const parts = splitCompound(folded, isKnown);
  if (parts) {
    const combined = combine(parts.map((part) => listOwn(part, synonyms)));
    alternatives.push(...combined.map(({ words }) => ({ words, kind: 'compound' as const })));
  }
  return { unit: { typed, alternatives }, length: 1 };
}

/** The word itself, then its synonyms. */
const listOwn = (word: string, synonyms: Synonyms): Alternative[] => [
  { words: [word], kind: 'typed' },
  ...synonyms.find([word]).map(asSynonym),
];

const asSynonym = (words: string[]): Alternative => ({ words, kind: 'synonym' });

const mostAlternatives = 12;

/** One alternative of each list: a few, since each costs lookups. */
function combine(lists: Alternative[][]): Alternative[] {
  let combined: Alternative[] = [{ words: [], kind: 'typed' }];
  for (const list of lists) {
    combined = list.flatMap(({ words, kind }) =>
      combined.map((before) => ({
        words: [...before.words, ...words],
        kind: kind === 'typed' ? before.kind : kind,
      })),
    );
  }
  return combined.slice(0, mostAlternatives);
}

const shortestPart = 3;
const shortestCompound = 7;

const isLatin = (word: string): boolean => /^[a-z]+$/.test(word) && !isUnspaced(word);

/** `winemaking` as `wine` and `making`, if reports have both words: the longest first part. */
function splitCompound(
  word: string,
  isKnown: (word: string) => boolean,
): [string, string] | undefined {
  if (word.length < shortestCompound || !isLatin(word)) return undefined;
  for (let at = word.length - shortestPart; at >= shortestPart; at -= 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (isKnown(first) && isKnown(second)) return [first, second];
  }
  return undefined;
}
