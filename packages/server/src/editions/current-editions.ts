import { lookupOf, type FamilyDefinition, type ReportKey } from '@broadsheet/contract';
import type { Preparation } from '@broadsheet/editions';
import type { Client, CurrentEdition, Store } from '@broadsheet/store';
import type { FastifyBaseLogger } from 'fastify';
import { ReadyBytes } from '../answers/sending.js';
import { listDrawnFamilies } from '../authentication/report-access.js';
import { createByteCache, type CacheStats } from '../byte-cache.js';
import type { Watch } from '../watch.js';
import { findWithDrawn } from './drawn-parts.js';
import { findWhole } from './find-whole.js';
import { StoredSections } from './stored-sections.js';

/** The published state of a report, ready to send. */
export interface ReadyEdition extends Pick<
  CurrentEdition,
  'number' | 'parts' | 'key' | 'title' | 'publishedAt' | 'updatedAt'
> {
  /** Null if the family has no images. */
  listing: ReadyBytes | null;
  /** Null if the family has no sections. */
  sections: StoredSections | null;
  /** The same for clients that may not read the families whose figures it shows. */
  alone?: ReadyEdition;
}

type FoundEdition = ReadyEdition | undefined;

/** The published state of each report, cached in memory. */
export interface CurrentEditions {
  /**
   * The edition as the client may read it; the caller has checked that the client may read the
   * report itself.
   */
  find(key: ReportKey, client: Client | undefined): FoundEdition | Promise<FoundEdition>;
  /** The stored section under the first of these names that the report has; null if it has none. */
  findSection(
    key: ReportKey,
    names: readonly string[],
    client: Client | undefined,
  ): Promise<Buffer | null>;
  /** The published languages of a report, whatever language the key names. */
  listLanguages(key: ReportKey): Promise<string[]>;
  stats(): CacheStats;
}

interface Options {
  editions: Store['editions'];
  spanning: Store['spanning'];
  preparation: Preparation;
  logger: Pick<FastifyBaseLogger, 'error'>;
  watch: Watch;
  maxBytes: number;
}

export function createCurrentEditions({ watch, maxBytes, ...services }: Options): CurrentEditions {
  const { editions, preparation } = services;
  const definitionOf = (key: ReportKey) => preparation.families.get(key.family).definition;
  const cache = createByteCache<FoundEdition>({ maxBytes, sizeOf });
  const load = async (lookup: string): Promise<FoundEdition> => {
    const edition = await findWhole(lookup, services);
    return edition && buildReadyEdition(edition, definitionOf(edition.key));
  };
  watch.on('change', async (since) => {
    for (const lookup of await editions.listChangedSince(since)) cache.delete(lookup);
  });
  const choose = (edition: FoundEdition, client: Client | undefined): FoundEdition => {
    if (!edition?.alone) return edition;
    const families = listDrawnFamilies(client, definitionOf(edition.key), edition.key);
    return families.length > 0 ? edition : edition.alone;
  };
  const find: CurrentEditions['find'] = (key, client) => {
    const lookup = lookupOf(key);
    const found = cache.get(lookup, () => load(lookup));
    return found instanceof Promise
      ? found.then((edition) => choose(edition, client))
      : choose(found, client);
  };
  return {
    find,
    async findSection(key, names, client) {
      const edition = await find(key, client);
      const stored = names.map((name) => edition?.sections?.find(name));
      return stored.find((bytes) => bytes !== undefined) ?? null;
    },
    listLanguages: editions.listLanguages,
    stats: cache.stats,
  };
}

function buildReadyEdition(edition: CurrentEdition, definition: FamilyDefinition): ReadyEdition {
  const drawn = findWithDrawn(definition, edition);
  return drawn ? { ...makeReady(drawn), alone: makeReady(edition) } : makeReady(edition);
}

function makeReady({ listing, sections, ...edition }: CurrentEdition): ReadyEdition {
  const { number, parts, key, title, publishedAt, updatedAt } = edition;
  return {
    number,
    parts,
    key,
    title,
    publishedAt,
    updatedAt,
    listing: listing && new ReadyBytes(listing),
    sections: sections && new StoredSections(sections),
  };
}

/** Memory for the objects and the hashes of the parts. */
const overheadBytes = 4096;

function sizeOf({ listing, sections, alone }: ReadyEdition): number {
  return overheadBytes + (listing?.size ?? 0) + (sections?.size ?? 0) + (alone ? sizeOf(alone) : 0);
}
