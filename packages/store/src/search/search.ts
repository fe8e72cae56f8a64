import type { Families } from '@broadsheet/contract';
import type { Database } from '../database/database.js';
import { keyOf } from '../database/key-columns.js';
import type { Indexer } from './index/indexer.js';
import { countryToken, languageToken } from './index/tokens.js';
import { createPrefixSearch } from './prefix-search.js';
import type { CollectedHit } from './query/collection.js';
import { findWords } from './query/find-words.js';
import { createFits } from './query/fits.js';
import { createHits } from './query/hits.js';
import { findPassages, type FoundPassage } from './query/passages.js';
import { readQuery, type Reading } from './query/reading.js';
import { writeScopes } from './query/scope-expression.js';
import { suggestWords } from './query/similar-words.js';
import type {
  FoundReport,
  SearchQuery,
  SearchResult,
  SearchStore,
  Understood,
} from './search-result.js';
import { createCountSearchable } from './searchable.js';
import type { SynonymStore } from './synonyms/synonym-store.js';
import type { Vocabulary } from './vocabulary/vocabulary.js';

interface SearchOptions {
  families: Families;
  indexer: Pick<Indexer, 'isComplete'>;
  synonyms: Pick<SynonymStore, 'current'>;
  vocabulary: Vocabulary;
}

/** A later page is rarely read, and finding it would mean finding all results before it. */
const mostFound = 10_000;
const mostPassages = 5;
const mostSuggestions = 5;

export function createSearchStore(database: Database, options: SearchOptions): SearchStore {
  const { families, indexer, synonyms, vocabulary } = options;
  const older = createPrefixSearch(database);
  const countSearchable = createCountSearchable(database);

  const findQuery = async (query: SearchQuery, text: string): Promise<SearchResult> => {
    const { scopes, country, language, offset } = query;
    const hits = createHits(database, { scopes, vocabulary });
    const scope = writeScopes(scopes, families.names);
    const always = [
      ...(scope ? [scope] : []),
      ...(country === undefined ? [] : [countryToken(country)]),
      ...(language === undefined ? [] : [languageToken(language)]),
    ];
    await vocabulary.refresh();
    const readable = new Set(scopes.map(({ family }) => family));
    const reading = await readQuery(text, {
      families: families.list.filter(({ name }) => readable.has(name)),
      synonyms: await synonyms.current(language),
      isKnown: vocabulary.isKnown,
      fits: createFits(database, query),
      exists: (token) => hits.exists({ all: [...always, token] }),
    });
    if (reading.plain.length === 0) return { reports: [], understood: describe(reading) };
    const needed = Math.min(offset + query.limit, mostFound);
    const search = { hits, reading, always, vocabulary, needed };
    const found = await findWords({ ...search, familyOrder: families.names });
    const page = found.hits.slice(offset, needed);
    const understood = describe(reading, found);
    const reports = await addPassages(database, page);
    if (found.hits.length > 0) return { reports, understood };
    const suggestions = await suggestWords(search, reading.plain, mostSuggestions);
    return { reports, understood, suggestions, searchable: await countSearchable(query) };
  };

  return {
    async find(query) {
      if (query.scopes.length === 0) return { reports: [] };
      if (query.query === undefined) return { reports: await older.listAll(query) };
      if (query.offset >= mostFound) return { reports: [] };
      if (await indexer.isComplete()) return findQuery(query, query.query);
      return { reports: await older.find({ ...query, query: query.query }) };
    },
  };
}

function describe(
  { words, filters }: Reading,
  found?: Awaited<ReturnType<typeof findWords>>,
): Understood {
  const { isNarrowed = true, corrections = [] } = found ?? {};
  const valuesOf = (kind: (typeof filters)[number]['kind']) =>
    isNarrowed
      ? [...new Set(filters.filter((each) => each.kind === kind).map(({ value }) => value))]
      : [];
  return {
    words,
    countries: valuesOf('country'),
    families: valuesOf('family'),
    languages: valuesOf('language'),
    listings: valuesOf('listing'),
    corrections,
  };
}

/** The sentences that matched, for the first of the reports whose names do not show it. */
async function addPassages({ read }: Database, page: CollectedHit[]): Promise<FoundReport[]> {
  const passages = new Map<number, FoundPassage>();
  const inTexts = page.filter(({ passageOf }) => passageOf).slice(0, mostPassages);
  const readings = new Set(inTexts.map(({ passageOf }) => passageOf));
  for (const units of readings) {
    const ids = inTexts
      .filter(({ passageOf }) => passageOf === units)
      .flatMap(({ hit }) => hit.edition_id ?? []);
    for (const [id, passage] of await findPassages(read, ids, units ?? []))
      passages.set(id, passage);
  }
  return page.map((collected) => toFound(collected, passages.get(collected.hit.edition_id ?? 0)));
}

function toFound(
  { hit, match, matched }: CollectedHit,
  found: FoundPassage | undefined,
): FoundReport {
  const { title, sector, updated_at: updatedAt } = hit;
  return {
    key: keyOf(hit),
    title,
    sector,
    updatedAt,
    match,
    matched: [...new Set([...matched, ...(found?.matched ?? [])])],
    ...(found && { passage: { section: found.section, text: found.text } }),
  };
}
