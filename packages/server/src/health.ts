import { isLive, isReady, type Health } from '@broadsheet/contract';
import type { Store } from '@broadsheet/store';
import type { FastifyReply } from 'fastify';
import { jsonContentType } from './answers/sending.js';
import type { Closing } from './closing.js';
import { RequestProblem } from './problem.js';
import type { AddRoute } from './route.js';

interface HealthServices {
  store: Pick<Store, 'editions'>;
  closing: Readonly<Closing>;
}

const ok = JSON.stringify({ status: 'ok' } satisfies Health);

export function healthRoutes(addRoute: AddRoute, { store, closing }: HealthServices): void {
  addRoute(isLive, (_request, reply) => sendOk(reply));

  addRoute(isReady, async (_request, reply) => {
    if (closing.hasBegun) throw new RequestProblem('unavailable', 'The service is stopping.');
    try {
      await store.editions.probe();
    } catch {
      throw new RequestProblem('unavailable', 'Reports cannot be read: the store does not answer.');
    }
    return sendOk(reply);
  });
}

function sendOk(reply: FastifyReply): FastifyReply {
  return reply.header('content-type', jsonContentType).send(ok);
}
