import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.js';
import { dropLoneSurrogates, foldText } from '../analysis/fold-text.js';
import { isUnspaced, splitWords } from '../analysis/split-words.js';
import { stemWord } from '../analysis/stem-word.js';
import { listSections, readSection } from '../index/section-texts.js';
import type { Passage } from '../search-result.js';
import type { QueryUnit } from './query-unit.js';

export interface FoundPassage extends Passage {
  /** Its words that matched. */
  matched: string[];
}

const sentenceEnd = /(?<=[.!?])\s+|(?<=[。！？])|\n+/u;
const longestPassage = 240;

/** The best sentence of each edition for the units, by the id of the edition. */
export async function findPassages(
  db: Kysely<Schema>,
  editionIds: readonly number[],
  units: readonly QueryUnit[],
): Promise<Map<number, FoundPassage>> {
  if (editionIds.length === 0 || units.length === 0) return new Map();
  const rows = await db
    .selectFrom('edition')
    .where('id', 'in', editionIds)
    .select(['id', 'sections'])
    .execute();
  const stemsOfUnits = units.map(listStems);
  const passages = new Map<number, FoundPassage>();
  for (const { id, sections } of rows) {
    const best = findBest(sections, stemsOfUnits);
    if (best) passages.set(id, best);
  }
  return passages;
}

/** The stems of one unit, and its Japanese words as they are. */
const listStems = ({ alternatives }: QueryUnit): Set<string> =>
  new Set(alternatives.flatMap(({ words }) => words.map(stemWord)));

/** Looks only into sections, texts and sentences that may have more of the units than the best so far. */
function findBest(
  sections: Uint8Array | null,
  stemsOfUnits: readonly Set<string>[],
): FoundPassage | undefined {
  let best: FoundPassage | undefined;
  let most = 0;
  const unspaced = stemsOfUnits.flatMap((stems) => [...stems]).filter(isUnspaced);
  const countIn = createCount(stemsOfUnits);
  const counted = listSections(sections).map((bytes) => ({ bytes, count: countIn(bytes) }));
  counted.sort((one, other) => other.count - one.count);
  for (const { bytes, count: mostHere } of counted) {
    if (mostHere <= most) break;
    for (const { section, text } of readSection(bytes)) {
      if (countIn(text) <= most) continue;
      for (const sentence of text.split(sentenceEnd)) {
        if (countIn(sentence) <= most) continue;
        const { count, matched } = compare(sentence, stemsOfUnits, unspaced);
        if (count <= most) continue;
        most = count;
        best = { section, text: shorten(sentence.trim(), matched[0] ?? ''), matched };
      }
    }
  }
  return best;
}

const shortestStart = 3;
const lettersOfStem = 2;

/**
 * How many of the units may occur, at most. The end of a stem differs from the word, and its first letter
 * may be a capital.
 */
function createCount(stemsOfUnits: readonly Set<string>[]) {
  const units = stemsOfUnits.map((stems) => {
    const starts = [...stems].map((stem) =>
      stem.slice(1, Math.max(shortestStart, stem.length - lettersOfStem)),
    );
    return { starts, isPlain: starts.every((start) => /^[a-z]+$/.test(start)) };
  });
  return (content: Buffer | string): number =>
    units.filter(
      ({ starts, isPlain }) => !isPlain || starts.some((start) => content.includes(start)),
    ).length;
}

function compare(
  sentence: string,
  stemsOfUnits: readonly Set<string>[],
  unspaced: readonly string[],
): { count: number; matched: string[] } {
  const matched: string[] = [];
  const hit = new Set<number>();
  const look = (written: string, stem: string) => {
    for (const [index, stems] of stemsOfUnits.entries()) {
      if (!stems.has(stem)) continue;
      hit.add(index);
      if (!matched.includes(written)) matched.push(written);
    }
  };
  for (const written of splitWords(sentence)) look(written, stemWord(foldText(written)));
  if (unspaced.length > 0) {
    const folded = foldText(sentence);
    for (const word of unspaced) if (folded.includes(word)) look(word, word);
  }
  return { count: hit.size, matched };
}

/** Around the first word that matched. */
function shorten(sentence: string, word: string): string {
  if (sentence.length <= longestPassage) return sentence;
  const start = Math.max(0, sentence.indexOf(word) - longestPassage / 2);
  const end = start + longestPassage;
  const text = dropLoneSurrogates(sentence.slice(start, end));
  return `${start > 0 ? '…' : ''}${text}${end < sentence.length ? '…' : ''}`;
}
