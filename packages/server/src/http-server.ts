import fastify, { type FastifyError, type FastifyInstance, type FastifyRequest } from 'fastify';
import { answerClientErrors } from './answers/client-error.js';
import type { AppOptions, Timeouts } from './app-options.js';
import type { RequestMetrics } from './metrics/request-metrics.js';
import { createHandleError, RequestProblem } from './problem.js';
import { schemaController } from './requests/compilers.js';
import { chooseRequestId } from './requests/request-ids.js';
import { securityHeaders, transportSecurityHeader } from './security/security-headers.js';

const maxBodyBytes = 64 * 1024;
const defaultTimeouts: Timeouts = { headersMs: 10_000, requestMs: 30_000, checkMs: 5000 };

const withoutHost = new RequestProblem(
  'malformed_request',
  'The header Host is missing: a request in HTTP/1.1 says which host it is for.',
);

interface Watchers {
  metrics: RequestMetrics;
  /** Called for each request that is refused because the client lacks an entitlement. */
  recordNotEntitled: (request: FastifyRequest) => void;
}

/** The HTTP server with what every response has: headers, a request id, problems as JSON. */
export function createHttpServer(
  options: AppOptions,
  { metrics, recordNotEntitled }: Watchers,
): FastifyInstance {
  const { logger, tls, trustProxy = false, timeouts = defaultTimeouts } = options;
  const { headersMs, requestMs, checkMs } = timeouts;
  const server = {
    headersTimeout: headersMs,
    connectionsCheckingInterval: checkMs,
    // Missing Host headers are refused below: Node itself would answer without a body and without a
    // request id.
    requireHostHeader: false,
  };
  const handleError = createHandleError(logger);
  // Fastify's types distinguish HTTP and HTTPS servers; this code does not need to.
  const transport: object = tls ? { https: { ...server, ...tls } } : { http: server };
  const app: FastifyInstance = fastify({
    // No Fastify logger: it would create a child logger for each request.
    ...transport,
    schemaController,
    trustProxy,
    bodyLimit: maxBodyBytes,
    genReqId: chooseRequestId,
    requestTimeout: requestMs,
    // While closing, requests in flight are finished and new connections are refused.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // The longest is the address of an embedded chart.
    routerOptions: { maxParamLength: 1024 },
    frameworkErrors: (error, request, reply) => {
      void handleError(error, request, reply);
    },
    clientErrorHandler: answerClientErrors(metrics),
  });
  if (options.maxConnections) app.server.maxConnections = options.maxConnections;
  app.decorateRequest('client', undefined);
  app.decorateRequest('username', undefined);
  app.decorateRequest('session', undefined);
  app.decorateRequest('charge', undefined);
  app.decorateRequest('identifyAgain', undefined);
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof RequestProblem && error.code === 'not_entitled') {
      recordNotEntitled(request);
    }
    return handleError(error, request, reply);
  });
  const headers = buildConstantHeaders(options);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    const { httpVersion, headers: requestHeaders } = request.raw;
    done(httpVersion === '1.1' && requestHeaders.host === undefined ? withoutHost : undefined);
  });
  // Other values of the Expect header are ignored; Node would refuse them, again without a request
  // id.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
  return app;
}

function buildConstantHeaders({ tls, publicUrl }: AppOptions): Record<string, string> {
  const isSecure = tls !== undefined || publicUrl?.startsWith('https:');
  return { ...securityHeaders, ...(isSecure && transportSecurityHeader) };
}
