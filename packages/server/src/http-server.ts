import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ProblemError } from '@broadsheet/contract';
import { compileSchema, listSchemaFindings, type Finding } from '@broadsheet/contract/checking';
import fastJson from 'fast-json-stringify';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { TSchema } from 'typebox';
import { answerClientErrors } from './answers/client-error.js';
import type { AppOptions, Timeouts } from './app-options.js';
import type { Closing } from './closing.js';
import type { RequestMetrics } from './metrics/request-metrics.js';
import { createHandleError, RequestProblem } from './problem.js';
import { securityHeaders, transportSecurityHeader } from './security/security-headers.js';

const maxBodyBytes = 64 * 1024;
const defaultTimeouts: Timeouts = { headersMs: 10_000, requestMs: 30_000, checkMs: 5000 };

const withoutHost = new RequestProblem(
  'malformed_request',
  'The header Host is missing: a request in HTTP/1.1 says which host it is for.',
);

interface Watchers {
  closing: Closing;
  metrics: RequestMetrics;
  /** Called for each request that is refused because the client lacks an entitlement. */
  recordNotEntitled: (request: FastifyRequest) => void;
}

/**
 * The HTTP server with what every request and response has: an id, headers, validation against the
 * contract, problems as JSON.
 */
export function createHttpServer(
  options: AppOptions,
  { closing, metrics, recordNotEntitled }: Watchers,
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
  addHooks(app, closing, buildConstantHeaders(options));
  return app;
}

function addHooks(app: FastifyInstance, closing: Closing, headers: Record<string, string>): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header('x-request-id', request.id);
    const { httpVersion, headers: given } = request.raw;
    // Fastify would refuse a malformed type, even if it is empty or the operation ignores the body.
    // Deleting the property would make reading all others slow.
    const { ignoresBody = false } = request.routeOptions.config;
    if (ignoresBody || given['content-type']?.trim() === '') given['content-type'] = undefined;
    done(httpVersion === '1.1' && given.host === undefined ? withoutHost : undefined);
  });
  // Clients should not send further requests over a connection that is about to close.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (closing.hasBegun) void reply.header('connection', 'close');
    done(null, payload);
  });
  // Other values of the Expect header are ignored; Node would refuse them, again without a request
  // id.
  app.server.on('checkExpectation', (request, response) => {
    app.server.emit('request', request, response);
  });
}

function buildConstantHeaders({ tls, publicUrl }: AppOptions): Record<string, string> {
  const isSecure = tls !== undefined || publicUrl?.startsWith('https:');
  return { ...securityHeaders, ...(isSecure && transportSecurityHeader) };
}

const idForm = /^[A-Za-z0-9._~:-]{1,128}$/;

/** The client's own id if it is well-formed, so that the logs of both sides can be matched. */
function chooseRequestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && idForm.test(given) ? given : randomUUID();
}

type Stringify = (value: unknown) => string;

/**
 * Fastify's validators for requests and serializers for responses, from the same schemas. Each is
 * compiled on first use: compiling all of them would take a good part of the second within which a
 * service should be ready after its start.
 */
const schemaController = {
  compilersFactory: {
    buildValidator: () => (route: { schema: unknown; httpPart?: string }) =>
      buildValidator(route.schema as TSchema, route.httpPart),
    buildSerializer: () => (route: { schema: unknown }) => {
      let stringify: Stringify | undefined;
      return (value: unknown) => {
        stringify ??= fastJson(route.schema as object);
        return stringify(value);
      };
    },
  },
  // Fastify's types allow only the compilers that it ships.
} as unknown as NonNullable<FastifyServerOptions['schemaController']>;

const partNames: Record<string, string> = { body: 'body', querystring: 'query', params: 'path' };

/**
 * Builds the validator that Fastify calls. Values are checked as they are: nothing is coerced, no
 * default is filled in, and unknown fields are ignored.
 */
function buildValidator(schema: TSchema, part: string | undefined) {
  let compiled: ReturnType<typeof compileSchema> | undefined;
  const partName = partNames[part ?? 'body'] ?? 'request';
  return (value: unknown): { value: unknown } | { error: RequestProblem } => {
    compiled ??= compileSchema(schema);
    if (compiled.Check(value)) return { value };
    const findings = listSchemaFindings(schema, value).slice(0, mostErrors);
    const errors = findings.map((finding) => toError(finding, schema));
    return {
      error: new RequestProblem('invalid_request', summarise(errors, partName), { errors }),
    };
  };
}

const mostErrors = 20;

function summarise(errors: ProblemError[], partName: string): string {
  const [first, ...more] = errors;
  const where = first?.pointer ? `${first.pointer} of the ${partName}` : `The ${partName}`;
  const others = more.length > 0 ? ` (and ${String(more.length)} more, see errors)` : '';
  return `${where} is not valid: ${first?.detail ?? ''}${others}`;
}

function toError({ pointer, message }: Finding, schema: TSchema): ProblemError {
  return {
    pointer,
    detail: isSecret(schema, pointer) ? 'It is not of the form described.' : message,
  };
}

/** A password is never sent back, not even to the client that sent it. */
function isSecret(schema: TSchema, pointer: string): boolean {
  const { properties } = schema as { properties?: Record<string, { writeOnly?: boolean }> };
  return properties?.[pointer.slice(1)]?.writeOnly === true;
}
