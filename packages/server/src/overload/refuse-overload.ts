import type { FastifyInstance } from 'fastify';
import { RequestProblem } from '../problem.js';
import type { Admission } from './admission.js';

/** Made once: a stack trace for each refusal would cost more than the refusal. */
const overloaded = new RequestProblem(
  'unavailable',
  'More requests come than can be answered; this one was not looked at. Try again shortly.',
);

/**
 * Refuses what comes too much before anything else is done for it. Whoever watches the service is
 * always answered: restarting a process because it is busy would only make the others busier.
 */
export function refuseOverload(app: FastifyInstance, admission: Admission): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(admission.admits(request.raw) || isWatching(request.url) ? undefined : overloaded);
  });
}

function isWatching(url: string): boolean {
  return url.startsWith('/health/') || url === '/metrics' || url.startsWith('/metrics?');
}
