import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { RequestMetrics } from './request-metrics.js';

/**
 * For requests that were refused unread, and for unknown paths: clients choose those, so they must
 * not become labels.
 */
export const noOperation = 'none';

/** Counts the requests that Fastify answers. */
export function countRequests(app: FastifyInstance, metrics: RequestMetrics): void {
  app.addHook('onRequest', (request, { raw }, done) => {
    const { operation } = request.routeOptions.config;
    const leave = metrics.enter(operation?.id ?? noOperation);
    const startedAt = performance.now();
    // Emitted once. Not `once`, which costs as much as the rest of this hook.
    raw.on('close', () => {
      // A response that was broken off because the client disconnected is not counted.
      leave(raw.writableFinished ? raw.statusCode : undefined, performance.now() - startedAt);
    });
    done();
  });
}
