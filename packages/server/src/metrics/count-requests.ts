import type { FastifyInstance } from 'fastify';
import type { RequestMetrics } from './request-metrics.js';

/** Requests for paths that do not exist are counted together: their names are not ours. */
const noOperation = 'none';

/** Counts what the framework answers; the express lane counts for itself. */
export function countRequests(app: FastifyInstance, metrics: RequestMetrics): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { operation } = request.routeOptions.config;
    metrics.observe(operation?.id ?? noOperation, reply.statusCode, reply.elapsedTime);
    done();
  });
}
