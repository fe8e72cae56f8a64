import type { ReportKey } from '@broadsheet/contract';
import type { Preparation } from '@broadsheet/editions';
import { lookupOf, type CurrentEdition, type Store } from '@broadsheet/store';
import type { FastifyBaseLogger } from 'fastify';
import { ReadyBytes } from '../answers/ready-bytes.js';
import { createShelf, type ShelfStats } from '../shelf.js';
import type { Watch } from '../watch.js';
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
}

type Found = ReadyEdition | undefined;

/** The published state of each report, cached in memory. */
export interface CurrentEditions {
  find(lookup: string): Found | Promise<Found>;
  /** The stored section under the first of these names that the report has; null if it has none. */
  findSection(key: ReportKey, names: readonly string[]): Promise<Buffer | null>;
  /** The published languages of a report, whatever language the key names. */
  listLanguages(key: ReportKey): Promise<string[]>;
  stats(): ShelfStats;
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
  const { editions } = services;
  const shelf = createShelf<ReadyEdition>({
    maxBytes,
    sizeOf,
    load: async (lookup) => {
      const edition = await findWhole(lookup, services);
      return edition && buildReadyEdition(edition);
    },
  });
  watch.on('change', async (since) => {
    for (const lookup of await editions.listChangedSince(since)) shelf.delete(lookup);
  });
  return {
    find: shelf.get,
    async findSection(key, names) {
      const edition = await shelf.get(lookupOf(key));
      const stored = names.map((name) => edition?.sections?.find(name));
      return stored.find((bytes) => bytes !== undefined) ?? null;
    },
    listLanguages: editions.listLanguages,
    stats: shelf.stats,
  };
}

function buildReadyEdition({ listing, sections, ...edition }: CurrentEdition): ReadyEdition {
  const { number, parts, key, title, publishedAt, updatedAt } = edition;
  return {
    ...{ number, parts, key, title, publishedAt, updatedAt },
    listing: listing && new ReadyBytes(listing),
    sections: sections && new StoredSections(sections),
  };
}

/** Memory for the objects and the hashes of the parts. */
const overheadBytes = 4096;

function sizeOf({ listing, sections }: ReadyEdition): number {
  return overheadBytes + (listing?.size ?? 0) + (sections?.size ?? 0);
}
