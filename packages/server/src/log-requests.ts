import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { requestIdsOf } from './requests/request-ids.js';

/**
 * Logs a share of the requests. Logging each one would cost more than answering it, so logging is
 * off by default. URLs are logged without their query, and headers are left out, so no secret gets
 * into the log.
 */
export function logRequests(
  app: FastifyInstance,
  logger: Pick<FastifyBaseLogger, 'info'>,
  share: number,
): void {
  if (share === 0) return;
  app.addHook('onResponse', (request, reply, done) => {
    if (Math.random() < share) {
      logger.info(
        {
          ...requestIdsOf(request),
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
