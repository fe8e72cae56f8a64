import type { Operation } from '@broadsheet/contract';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestHookHandler,
  preValidationHookHandler,
} from 'fastify';
import { compressLargeText } from './answers/sending.js';
import type { Guard } from './authentication/guard.js';
import { missingBody } from './requests/body.js';
import { createFindIgnored, ignoredHeader } from './requests/ignored-fields.js';

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/**
 * Adds an operation of the contract to the application. It needs a token unless the contract says
 * otherwise.
 */
export type AddRoute = (operation: Operation, handler: Handler, own?: OwnOptions) => void;

interface OwnOptions {
  /** For operations whose error format another standard prescribes. */
  errorHandler?: (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => unknown;
  /** A check that runs before the token is checked. */
  beforeGuard?: onRequestHookHandler;
  /**
   * A check that runs once the headers have arrived: the body of a client that may not upload must
   * not be read.
   */
  afterGuard?: onRequestHookHandler;
  /** Replaces the guard for operations that callers other than clients may use too. */
  guardedBy?: onRequestHookHandler;
}

interface RouteOptions {
  /** Identifies the client; refuses a request without a valid token. */
  guard: Guard;
}

export function createAddRoute(app: FastifyInstance, { guard }: RouteOptions): AddRoute {
  return (operation, handler, { beforeGuard, afterGuard, guardedBy, ...own } = {}) => {
    const { method, path, access, body, query, params, answers, maxBodyBytes } = operation;
    const json = Object.entries(answers).filter(
      ([, { schema, contentType, readyToSend }]) =>
        schema && contentType === undefined && !readyToSend,
    );
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    const options = {
      method,
      schema: {
        ...(body && { body }),
        ...(query && { querystring: query }),
        ...(params && { params }),
        response: Object.fromEntries(json.map(([status, { schema }]) => [status, schema])),
      },
      ...(maxBodyBytes !== undefined && { bodyLimit: maxBodyBytes }),
      config: { ignoresBody: body === undefined, operation },
      onRequest: [
        ...(beforeGuard ? [beforeGuard] : []),
        ...(access === 'token' ? [guardedBy ?? guard(operation)] : []),
        ...(afterGuard ? [afterGuard] : []),
      ],
      ...(body && { preValidation: createLookAtBody(operation) }),
      handler,
      onSend: compressLargeText,
      ...own,
    };
    app.route({ ...options, url });
    // The only path in the specification that ends in a slash also works without it.
    if (url.endsWith('/')) app.route({ ...options, url: url.slice(0, -1) });
  };
}

/** What is done once the body has arrived, before it is validated. */
function createLookAtBody(operation: Operation): preValidationHookHandler {
  const findIgnored = createFindIgnored(operation);
  return (request, reply, done) => {
    const ignored = findIgnored(request.body);
    if (ignored !== undefined) void reply.header(ignoredHeader, ignored);
    if (request.body === undefined) done(missingBody(operation.bodyContentType));
    else identifyAgain(request, done);
  };
}

/** Continues synchronously if nothing changed while the body arrived. */
function identifyAgain(request: FastifyRequest, done: (error?: Error) => void): void {
  try {
    const looking = request.identifyAgain?.();
    if (!looking) done();
    else
      looking.then(() => {
        done();
      }, done);
  } catch (error) {
    done(error as Error);
  }
}
