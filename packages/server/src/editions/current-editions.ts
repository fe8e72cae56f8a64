import type { ReportKey } from '@broadsheet/contract';
import type { Preparation } from '@broadsheet/editions';
import { lookupOf, type CurrentEdition, type Store } from '@broadsheet/store';
import type { FastifyBaseLogger } from 'fastify';
import { createJoinable, type Joinable } from '../ready/joinable.js';
import type { Piece } from '../ready/pieces.js';
import { ReadyBytes } from '../ready/ready-bytes.js';
import { createShelf, type ShelfStats } from '../shelf.js';
import type { Watch } from '../watch.js';
import { findWhole } from './find-whole.js';

/** What readers see of a report, ready to send. */
export interface ReadyEdition extends Pick<
  CurrentEdition,
  'number' | 'parts' | 'key' | 'title' | 'publishedAt' | 'updatedAt'
> {
  /** Null for a family that has no images. */
  listing: ReadyBytes | null;
  /** Null for a family that has no sections. */
  sections: Joinable | null;
  /** What stands around the sections of the whole report, once that was asked for. */
  ends?: { head: Piece; tail: Piece };
}

type Found = ReadyEdition | undefined;

/** What readers see of each report, from memory where it was read before. */
export interface CurrentEditions {
  find(lookup: string): Found | Promise<Found>;
  /** A section as it is stored by the first of the names that the report has; null where it has none. */
  findSection(key: ReportKey, names: readonly string[]): Promise<Buffer | null>;
  /** The languages in which readers see that report, whatever language the key names. */
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
      return stored.find((piece) => piece !== undefined)?.plain ?? null;
    },
    listLanguages: editions.listLanguages,
    stats: shelf.stats,
  };
}

/** A report that is asked for, and what it is found by. */
export function wantReport(key: ReportKey): { key: ReportKey; lookup: string } {
  return { key, lookup: lookupOf(key) };
}

function buildReadyEdition({ listing, sections, ...edition }: CurrentEdition): ReadyEdition {
  const { number, parts, key, title, publishedAt, updatedAt } = edition;
  return {
    ...{ number, parts, key, title, publishedAt, updatedAt },
    listing: listing && new ReadyBytes(listing),
    sections: sections && createJoinable(sections),
  };
}

/** The objects and the hashes of the parts take room too. */
const overheadBytes = 4096;

function sizeOf({ listing, sections }: ReadyEdition): number {
  return overheadBytes + (listing?.size ?? 0) + (sections?.size ?? 0);
}
