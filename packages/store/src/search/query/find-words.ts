import { beginsWith, marks, type Expression } from '../index/tokens.js';
import type { Vocabulary } from '../vocabulary/vocabulary.js';
import { createCollection, type CollectedHit, type Collection } from './collection.js';
import { relax, type Filter } from './filter-words.js';
import type { Hits } from './hits.js';
import { listPartial } from './partial-matches.js';
import { writeUnit, type Level, type QueryUnit } from './query-unit.js';
import { writeFilters, type Reading } from './reading.js';
import { correctUnits, type Correction } from './similar-words.js';

interface Search {
  hits: Hits;
  reading: Reading;
  /** Conditions for every result: scopes, and the country and language of the request. */
  always: Expression[];
  vocabulary: Vocabulary;
  /** The names of all families, in the order in which equal results are listed. */
  familyOrder: readonly string[];
  /** How many results are needed. */
  needed: number;
}

export interface Words {
  hits: CollectedHit[];
  /** Whether the filters of the reading apply to the results. */
  isNarrowed: boolean;
  corrections: Correction[];
}

/**
 * Ranking reads all matches, and a letter or a common word matches much of a large store. Beyond
 * this many matches, the best are searched first.
 */
const mostRanked = 200;
const mostIdentified = 100;
/** Fewer results than this are too few. */
const enough = 5;

/**
 * Whole identifiers first; then reports with all words in their names; then reports with all words
 * in their texts too. If these are too few: words spelled a little differently, fewer filters,
 * fewer words.
 */
export async function findWords(search: Search): Promise<Words> {
  const { hits, reading, always, familyOrder } = search;
  const collection = createCollection(familyOrder);
  const { units, plain, filters } = reading;
  const narrow = writeFilters(filters);
  await addIdentified(search, collection);
  const identified = collection.size();
  await addNamed(search, collection);
  const named = collection.size();
  if (units.length > 0 && named < search.needed) {
    const inTexts = [...always, ...narrow, ...writeUnits(units, 'anywhere')];
    const found = await hits.list({ all: inTexts }, mostRanked);
    collection.add(found, { match: 'all', units, isInTexts: true });
  }
  const result = (corrections: Correction[] = [], isNarrowed = true): Words => ({
    hits: collection.list(),
    isNarrowed,
    corrections,
  });
  if (identified > 0 || named > 0 || collection.size() >= enough || units.length === 0) {
    return result();
  }
  const { corrected, corrections } = await correctUnits(search, units);
  if (corrections.length > 0) {
    await addAll(search, collection, { units: corrected, filters, match: 'similar' });
  }
  const isTried = filters.length === 0 && plain.length === units.length;
  if (collection.size() < enough && !isTried) {
    await addAll(search, collection, { units: plain, filters: [], match: 'all' });
  }
  const isSimilar = corrections.length > 0;
  const most = { units: corrected, match: isSimilar ? ('similar' as const) : ('some' as const) };
  if (collection.size() < enough) {
    collection.add(...(await listPartial(search, corrected, narrow, enough)));
  }
  const before = collection.size();
  for (const fewer of relax(filters)) {
    if (collection.size() >= enough) break;
    await addAll(search, collection, { ...most, filters: fewer, match: 'some' });
    if (collection.size() >= enough) break;
    collection.add(...(await listPartial(search, corrected, writeFilters(fewer), enough)));
  }
  return result(corrections, before > 0);
}

const writeUnits = (units: readonly QueryUnit[], level: Level): Expression[] =>
  units.map((unit) => writeUnit(unit, level));

async function addIdentified(search: Search, collection: Collection): Promise<void> {
  const { hits, reading, always } = search;
  const { identifiers, filters, units } = reading;
  if (identifiers.length === 0) return;
  const whole = { any: identifiers.map((identifier) => marks.identifier + identifier) };
  const narrowed = [...always, ...writeFilters(filters), whole];
  const found = await hits.list({ all: narrowed }, mostIdentified);
  const all =
    found.length > 0 || filters.length === 0
      ? found
      : await hits.list({ all: [...always, whole] }, mostIdentified);
  collection.add(all, { match: 'all', units });
}

/** With the filters, or with every word of the query as a word. */
async function addNamed(search: Search, collection: Collection): Promise<void> {
  const { hits, reading, always, needed } = search;
  const { units, plain } = reading;
  const write = (level: Level): Expression => ({
    all: [...always, ...writeReadings(reading, level)],
  });
  const kind = { match: 'all' as const, units: units.length > 0 ? units : plain };
  const first = writeFirst(reading);
  const begun = first ? await hits.list({ all: [...always, ...first] }, mostRanked) : [];
  const isCommon = begun.length === mostRanked;
  const found = isCommon ? [] : await hits.list(write('names'), mostRanked + 1);
  if (!isCommon && found.length <= mostRanked) {
    collection.add(found, kind);
    return;
  }
  collection.add(begun, kind);
  if (collection.size() < needed) {
    collection.add(await hits.list(write('title'), mostRanked), kind);
  }
  if (collection.size() < needed) {
    const most = needed + collection.size();
    const more = most <= found.length ? found : await hits.list(write('names'), most);
    collection.add(more, { ...kind, isOrdered: true });
  }
}

/** The words with the filters, or all words without; words in both are written once. */
function writeReadings({ units, plain, filters }: Reading, level: Level): Expression[] {
  const narrow = writeFilters(filters);
  if (filters.length === 0 || plain.length === 0) return [...narrow, ...writeUnits(units, level)];
  const typed = new Set(units.map((unit) => unit.typed));
  const others = plain.filter((unit) => !typed.has(unit.typed));
  if (plain.length - others.length !== units.length) {
    const readings = [[...narrow, ...writeUnits(units, level)], writeUnits(plain, level)];
    return [{ any: readings.map((all) => ({ all })) }];
  }
  const either = [narrow, writeUnits(others, level)].map((all) => ({ all }));
  return [...writeUnits(units, level), ...(others.length > 0 ? [{ any: either }] : [])];
}

/** Titles that begin with the first word of the query. */
function writeFirst(reading: Reading): Expression[] | undefined {
  const [first] = reading.plain;
  const [typed] = first?.alternatives ?? [];
  const [word] = typed?.words ?? [];
  if (word === undefined) return undefined;
  const isOther = (unit: QueryUnit) => unit.typed !== first?.typed || typed?.words.length !== 1;
  const [units, plain] = [reading.units.filter(isOther), reading.plain.filter(isOther)];
  return [beginsWith(marks.first, word), ...writeReadings({ ...reading, units, plain }, 'title')];
}

interface Criteria {
  units: readonly QueryUnit[];
  filters: readonly Filter[];
  match: CollectedHit['match'];
}

async function addAll(
  { hits, always }: Search,
  collection: Collection,
  { units, filters, match }: Criteria,
): Promise<void> {
  for (const level of ['names', 'anywhere'] as const) {
    if (collection.size() >= enough) return;
    const all = [...always, ...writeFilters(filters), ...writeUnits(units, level)];
    const found = await hits.list({ all }, mostRanked);
    collection.add(found, { match, units, isInTexts: level === 'anywhere' });
  }
}
