import type { FastifyInstance } from 'fastify';
import { RequestProblem } from '../problem.js';
import type { LoadGate } from './load-gate.js';

/** Created once: a stack trace for each refusal would cost more than the refusal. */
const overloaded = new RequestProblem(
  'unavailable',
  'More requests come than can be answered; this one was not looked at. Try again shortly.',
);

/** Refuses excess requests before any work is done for them. */
export function refuseOverload(app: FastifyInstance, gate: Pick<LoadGate, 'admits'>): void {
  app.addHook('onRequest', ({ url }, _reply, done) => {
    done(isMonitoring(url) || gate.admits() ? undefined : overloaded);
  });
}

/**
 * Health checks and metrics are always answered: restarting a process because it is busy would only
 * make the other processes busier.
 */
function isMonitoring(url: string): boolean {
  return url.startsWith('/health/') || url === '/metrics' || url.startsWith('/metrics?');
}
