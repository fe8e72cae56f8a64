import type { FastifyInstance } from 'fastify';
import type { RequestMetrics } from './request-metrics.js';

/** Requests that were not looked at, and those for paths that do not exist: their names are not ours. */
export const noOperation = 'none';

/** Counts what the framework answers; whoever answers before it counts for himself. */
export function countRequests(app: FastifyInstance, metrics: RequestMetrics): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { operation } = request.routeOptions.config;
    // Comes also where the client goes away, who then gets no answer to be counted.
    reply.raw.once('close', metrics.enter(operation?.id ?? noOperation));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { operation } = request.routeOptions.config;
    metrics.observe(operation?.id ?? noOperation, reply.statusCode, reply.elapsedTime);
    done();
  });
}
