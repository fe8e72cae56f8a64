import { isLive, isReady, type Health } from '@broadsheet/contract';
import type { Store } from '@broadsheet/store';
import { RequestProblem } from './problem.js';
import type { AddRoute } from './route.js';

interface HealthServices {
  store: Pick<Store, 'editions'>;
  isClosing: () => boolean;
}

const ok: Health = { status: 'ok' };

export function healthRoutes(addRoute: AddRoute, { store, isClosing }: HealthServices): void {
  addRoute(isLive, () => ok);

  addRoute(isReady, async () => {
    if (isClosing()) throw new RequestProblem('unavailable', 'The service is stopping.');
    try {
      await store.editions.probe();
    } catch {
      throw new RequestProblem('unavailable', 'Reports cannot be read: the store does not answer.');
    }
    return ok;
  });
}
