import type { ReportKey } from '@broadsheet/contract';
import { lookupOf, type CurrentEdition, type Store } from '@broadsheet/store';
import { createShelf } from './shelf.js';
import type { Watch } from './watch.js';

/** What readers see of each report, from memory where it was read before. */
export interface CurrentEditions {
  find(key: ReportKey): CurrentEdition | undefined | Promise<CurrentEdition | undefined>;
}

interface Options {
  editions: Store['editions'];
  watch: Watch;
  maxBytes: number;
}

export function createCurrentEditions({ editions, watch, maxBytes }: Options): CurrentEditions {
  const shelf = createShelf<CurrentEdition>({
    maxBytes,
    sizeOf,
    load: (lookup) => editions.findCurrent(lookup),
  });
  watch.on('change', async (since) => {
    for (const lookup of await editions.listChangedSince(since)) shelf.delete(lookup);
  });
  return { find: (key) => shelf.get(lookupOf(key)) };
}

/** The objects and the hashes of the parts take room too. */
const overheadBytes = 4096;

function sizeOf({ listing, sections }: CurrentEdition): number {
  let bytes = overheadBytes + (listing?.length ?? 0);
  for (const section of sections?.values() ?? []) bytes += section.length;
  return bytes;
}
