import type { Expression } from '../index/tokens.js';
import type { Collection } from './collection.js';
import type { Hit, Hits } from './hits.js';
import { writeUnit, type Level, type QueryUnit } from './query-unit.js';

interface Search {
  hits: Hits;
  always: Expression[];
}

/** Words beyond these are dropped at once: a long question has enough of them. */
const mostUnits = 8;
const mostCounted = 300;
const mostListed = 50;

/**
 * Reports with as many of the units as possible: the most common unit is left out first, since it
 * is the least specific, until enough are found.
 */
export async function listPartial(
  { hits, always }: Search,
  units: readonly QueryUnit[],
  narrow: readonly Expression[],
  enough: number,
): Promise<Parameters<Collection['add']>> {
  const within = [...always, ...narrow];
  const kept = await sortByRarity(hits, within, units.slice(0, mostUnits));
  const found = new Map<number, Hit>();
  const look = async (some: readonly QueryUnit[], level: Level) => {
    const all = [...within, ...some.map((unit) => writeUnit(unit, level))];
    for (const hit of await hits.list({ all }, mostListed)) found.set(hit.id, hit);
  };
  for (let count = kept.length; count > 0 && found.size < enough; count -= 1) {
    // All units together were tried before.
    if (count === units.length) continue;
    await look(kept.slice(0, count), 'names');
    if (found.size < enough) await look(kept.slice(0, count), 'anywhere');
  }
  // The rarest word may be the least specific one.
  for (const unit of kept.slice(1)) {
    if (found.size >= enough || units.length === 1) break;
    await look([unit], 'names');
  }
  return [[...found.values()], { match: 'some', units, isInTexts: true }];
}

/** Rarest first, without units that no report has. */
async function sortByRarity(
  hits: Hits,
  within: Expression[],
  units: readonly QueryUnit[],
): Promise<QueryUnit[]> {
  const counted: { unit: QueryUnit; count: number }[] = [];
  for (const unit of units) {
    const all = [...within, writeUnit(unit, 'anywhere')];
    counted.push({ unit, count: await hits.count({ all }, mostCounted) });
  }
  return counted
    .filter(({ count }) => count > 0)
    .sort((one, other) => one.count - other.count)
    .map(({ unit }) => unit);
}
