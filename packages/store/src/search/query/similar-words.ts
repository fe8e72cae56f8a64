import type { Expression } from '../index/tokens.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import type { Hits } from './hits.js';
import { writeUnit, type QueryUnit } from './query-unit.js';

/** A word that no report has, and the words searched for instead. */
export interface Correction {
  typed: string;
  used: string[];
}

interface Search {
  hits: Hits;
  always: Expression[];
  vocabulary: Vocabulary;
}

const mostUsed = 3;
const mostTried = 10;

/** Replaces words that no report has by words that some have. */
export async function correctUnits(
  search: Search,
  units: readonly QueryUnit[],
): Promise<{ corrected: QueryUnit[]; corrections: Correction[] }> {
  const corrections: Correction[] = [];
  const corrected: QueryUnit[] = [];
  for (const unit of units) {
    const used = (await isTyped(search, unit)) ? [] : await listReadable(search, unit);
    if (used.length > 0) corrections.push({ typed: unit.typed, used });
    corrected.push(used.length > 0 ? { typed: unit.typed, alternatives: asSimilar(used) } : unit);
  }
  return { corrected, corrections };
}

/** Existing words that are spelled similarly to one of the query's. */
export async function suggestWords(
  search: Search,
  units: readonly QueryUnit[],
  most: number,
): Promise<string[]> {
  const words = new Set<string>();
  for (const unit of units) {
    for (const word of await listReadable(search, unit, 1)) words.add(word);
    if (words.size >= most) break;
  }
  return [...words].slice(0, most);
}

async function listReadable(search: Search, unit: QueryUnit, further = 0): Promise<string[]> {
  const [typed] = unit.alternatives;
  const [word] = typed?.words ?? [];
  if (word === undefined || typed?.words.length !== 1) return [];
  const near = search.vocabulary.listNear(word, mistakesIn(word) + further);
  const readable: string[] = [];
  let nearest = Infinity;
  for (const { word: candidate, distance } of near.slice(0, mostTried)) {
    // Words with fewer mistakes come first.
    if (distance > nearest) break;
    const instead = { typed: candidate, alternatives: asSimilar([candidate]) };
    if (await isReadable(search, instead)) {
      readable.push(candidate);
      nearest = further > 0 ? Infinity : distance;
    }
    if (readable.length >= mostUsed) break;
  }
  return readable;
}

/**
 * Looks a known word up only for a client that may not read everything: for a common word,
 * PostgreSQL reads much of the index.
 */
const isTyped = async (search: Search, unit: QueryUnit): Promise<boolean> => {
  const { always, vocabulary } = search;
  const [typed] = unit.alternatives;
  if (always.length === 0 && typed?.words.every(vocabulary.isKnown)) return true;
  return isReadable(search, unit);
};

const isReadable = ({ hits, always }: Search, unit: QueryUnit): Promise<boolean> =>
  hits.exists({ all: [...always, writeUnit(unit, 'anywhere')] });

const asSimilar = (words: string[]): QueryUnit['alternatives'] =>
  words.map((word) => ({ words: [word], kind: 'similar' }));

/** In a short word, two mistakes make a different word. */
function mistakesIn({ length }: string): number {
  if (length < 3) return 0;
  return length < 6 ? 1 : 2;
}
