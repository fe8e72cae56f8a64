import type { FastifyInstance } from 'fastify';

/**
 * Logs a share of the requests. A line for each would cost more than the answer itself, so it is
 * off unless asked for. Addresses carry no query and headers are left out: no secret gets in.
 */
export function logRequests(app: FastifyInstance, share: number): void {
  if (share === 0) return;
  app.addHook('onResponse', (request, reply, done) => {
    if (Math.random() < share) {
      app.log.info(
        {
          requestId: request.id,
          method: request.method,
          route: request.routeOptions.url,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime * 10) / 10,
          clientId: request.client?.id,
        },
        'request',
      );
    }
    done();
  });
}
