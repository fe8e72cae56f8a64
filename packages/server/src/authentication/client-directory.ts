import type { Client, Store } from '@broadsheet/store';
import { LRUCache } from 'lru-cache';
import { atMost } from '../at-most.js';
import type { Watch } from '../watch.js';

interface Options {
  clients: Pick<Store['clients'], 'find'>;
  watch: Watch;
}

/**
 * Most services have a few hundred clients; with more than this, the store is read a little more
 * often.
 */
const mostClients = 10_000;

/** Caches clients. The cache is cleared as soon as any client changes in any process. */
export function createClientDirectory({ clients, watch }: Options): Pick<Store['clients'], 'find'> {
  const known = new LRUCache<string, Promise<Client | undefined>>(atMost(mostClients));
  watch.on('access', () => {
    known.clear();
  });
  return {
    find(id) {
      const remembered = known.get(id);
      if (remembered) return remembered;
      const found = clients.find(id);
      known.set(id, found);
      found.catch(() => {
        if (known.peek(id) === found) known.delete(id);
      });
      return found;
    },
  };
}
