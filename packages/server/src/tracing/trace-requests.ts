import type { FastifyInstance } from 'fastify';
import type { Tracing } from './tracing.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Names the span of this request; undefined if it is not traced here. */
    traceparent: string | undefined;
  }
}

/** Gives each request a span. Paths with keys and queries are left out: the route is enough. */
export function traceRequests(app: FastifyInstance, tracing: Tracing | undefined): void {
  app.decorateRequest('traceparent', undefined);
  if (!tracing) return;
  app.addHook('onRequest', (request, { raw }, done) => {
    const { method, headers } = request;
    const { url: route, config } = request.routeOptions;
    const attributes = {
      'http.request.method': method,
      'broadsheet.request_id': request.id,
      ...(route !== undefined && { 'http.route': route }),
      ...(config.operation && { 'broadsheet.operation': config.operation.id }),
    };
    const name = route === undefined ? method : `${method} ${route}`;
    tracing.enterRequest({ name, headers, attributes }, (span) => {
      request.traceparent = span.traceparent;
      raw.on('close', () => {
        span.end(raw.writableFinished ? raw.statusCode : undefined);
      });
      done();
    });
  });
  app.addHook('onClose', () => tracing.stop());
}
