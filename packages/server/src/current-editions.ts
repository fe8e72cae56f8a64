import type { ReportKey } from '@broadsheet/contract';
import { lookupOf, type CurrentEdition, type Store } from '@broadsheet/store';
import type { FastifyBaseLogger } from 'fastify';
import { findWhole } from './find-whole.js';
import { createJoinable, type Joinable } from './ready/joinable.js';
import { ReadyBytes } from './ready/ready-bytes.js';
import { createShelf, type ShelfStats } from './shelf.js';
import type { Watch } from './watch.js';

/** What readers see of a report, ready to send. */
export interface ReadyEdition extends Pick<CurrentEdition, 'number' | 'parts'> {
  /** Null for a family that has no images. */
  listing: ReadyBytes | null;
  /** Null for a family that has no sections. */
  sections: Joinable | null;
}

type Found = ReadyEdition | undefined;

/** What readers see of each report, from memory where it was read before. */
export interface CurrentEditions {
  find(lookup: string): Found | Promise<Found>;
  stats(): ShelfStats;
}

interface Options {
  editions: Store['editions'];
  spanning: Store['spanning'];
  logger: Pick<FastifyBaseLogger, 'error'>;
  watch: Watch;
  maxBytes: number;
}

export function createCurrentEditions({
  editions,
  spanning,
  logger,
  watch,
  maxBytes,
}: Options): CurrentEditions {
  const shelf = createShelf<ReadyEdition>({
    maxBytes,
    sizeOf,
    load: async (lookup) => {
      const edition = await findWhole(lookup, { editions, spanning, logger });
      return edition && buildReadyEdition(edition);
    },
  });
  watch.on('change', async (since) => {
    for (const lookup of await editions.listChangedSince(since)) shelf.delete(lookup);
  });
  return { find: shelf.get, stats: shelf.stats };
}

/** A report that is asked for, and what it is found by. */
export function wantReport(key: ReportKey): { key: ReportKey; lookup: string } {
  return { key, lookup: lookupOf(key) };
}

function buildReadyEdition({ number, parts, listing, sections }: CurrentEdition): ReadyEdition {
  return {
    number,
    parts,
    listing: listing && new ReadyBytes(listing),
    sections: sections && createJoinable(sections),
  };
}

/** The objects and the hashes of the parts take room too. */
const overheadBytes = 4096;

function sizeOf({ listing, sections }: ReadyEdition): number {
  return overheadBytes + (listing?.size ?? 0) + (sections?.size ?? 0);
}
