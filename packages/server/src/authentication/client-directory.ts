import type { Client, Store } from '@broadsheet/store';
import { RequestProblem } from '../problem.js';
import type { Watch } from '../watch.js';

/** How long the last known state holds while the store cannot be reached. */
const longestSilenceMs = 60_000;

interface Options {
  clients: Pick<Store['clients'], 'find'>;
  watch: Watch;
}

/** Clients from memory, forgotten as soon as any client changes in any process. */
export function createClientDirectory({ clients, watch }: Options): Pick<Store['clients'], 'find'> {
  const known = new Map<string, Promise<Client | undefined>>();
  watch.on('access', () => {
    known.clear();
  });
  return {
    find(id) {
      if (watch.silence() > longestSilenceMs) {
        throw new RequestProblem('unavailable', 'The store cannot be reached; try again shortly.');
      }
      const remembered = known.get(id);
      if (remembered) return remembered;
      const found = clients.find(id);
      known.set(id, found);
      found.catch(() => known.delete(id));
      return found;
    },
  };
}
