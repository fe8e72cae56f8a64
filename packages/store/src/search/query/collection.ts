import type { MatchKind } from '../search-result.js';
import type { Hit } from './hits.js';
import type { QueryUnit } from './query-unit.js';
import { scoreTitle, type TitleScore } from './rank.js';

/** A hit at its position among the results. */
export interface CollectedHit {
  hit: Hit;
  match: MatchKind;
  matched: string[];
  /** What its passage should show; undefined if its names show why it was found. */
  passageOf?: readonly QueryUnit[];
}

interface MatchStep {
  match: MatchKind;
  units: readonly QueryUnit[];
  isInTexts?: boolean;
  /** Whether the order of the hits is kept. */
  isOrdered?: boolean;
}

/** The results so far, best first; earlier results stay in front. */
export interface Collection {
  add(hits: readonly Hit[], kind: MatchStep): void;
  size(): number;
  list(): CollectedHit[];
}

export function createCollection(familyOrder: readonly string[]): Collection {
  const collected = new Map<number, CollectedHit>();
  return {
    add(hits, { match, units, isInTexts = false, isOrdered = false }) {
      const scores = new Map<string, TitleScore>();
      // Many reports have the same title: one per country, language and family.
      const score = (title: string) => {
        const known = scores.get(title) ?? scoreTitle(title, units);
        scores.set(title, known);
        return known;
      };
      const scored = hits
        .filter(({ id }) => !collected.has(id))
        .map((hit) => ({ hit, ...score(hit.title) }));
      if (!isOrdered) {
        scored.sort(
          (one, other) => other.score - one.score || compare(one.hit, other.hit, familyOrder),
        );
      }
      for (const { hit, matched } of scored) {
        const passage = isInTexts && { passageOf: units };
        collected.set(hit.id, { hit, match, matched, ...passage });
      }
    },
    size: () => collected.size,
    list: () => [...collected.values()],
  };
}

function compare(one: Hit, other: Hit, familyOrder: readonly string[]): number {
  return (
    familyOrder.indexOf(one.family) - familyOrder.indexOf(other.family) ||
    one.title.localeCompare(other.title) ||
    one.id - other.id
  );
}
