import type { FastifyInstance } from 'fastify';
import type { RequestMetrics } from './request-metrics.js';

/**
 * For requests that were refused unread, and for unknown paths: clients choose those, so they must
 * not become labels.
 */
export const noOperation = 'none';

/** Counts the requests that Fastify answers. Code that answers before Fastify counts its own. */
export function countRequests(app: FastifyInstance, metrics: RequestMetrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { operation } = request.routeOptions.config;
    // `close` is also emitted when the client disconnects, without a response that could be
    // counted.
    reply.raw.once('close', metrics.enter(operation?.id ?? noOperation));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { operation } = request.routeOptions.config;
    metrics.observe(operation?.id ?? noOperation, reply.statusCode, reply.elapsedTime);
    done();
  });
}
