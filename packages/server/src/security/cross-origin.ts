import type { FastifyInstance } from 'fastify';

const allowedMethods = 'GET, POST, PUT, PATCH, DELETE';
const allowedHeaders =
  'authorization, content-type, if-match, if-none-match, x-request-id, idempotency-key, mcp-protocol-version, mcp-method, mcp-name';
const exposedHeaders =
  'etag, location, deprecation, sunset, ratelimit, ratelimit-policy, retry-after, www-authenticate, x-request-id, broadsheet-edition, broadsheet-missing, broadsheet-ignored';
const preflightSeconds = '600';

/**
 * Lets only scripts of the listed origins read responses. The cookie of a session is for our own pages,
 * so credentials are not allowed: a script must have its own token.
 */
export function allowOrigins(app: FastifyInstance, origins: string[]): void {
  const allowed = new Set(origins);
  if (allowed.size === 0) return;
  app.addHook('onRequest', (request, reply, done) => {
    const { origin, 'access-control-request-method': requestedMethod } = request.headers;
    void reply.header('vary', 'origin');
    if (origin === undefined || !allowed.has(origin)) {
      done();
      return;
    }
    void reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', exposedHeaders);
    if (request.method !== 'OPTIONS' || requestedMethod === undefined) {
      done();
      return;
    }
    void reply
      .status(204)
      .header('access-control-allow-methods', allowedMethods)
      .header('access-control-allow-headers', allowedHeaders)
      .header('access-control-max-age', preflightSeconds)
      .send();
  });
}
