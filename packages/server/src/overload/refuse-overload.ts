import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Outbox } from '../answers/outbox.js';
import { noOperation } from '../metrics/count-requests.js';
import type { RequestMetrics } from '../metrics/request-metrics.js';
import { buildProblem, RequestProblem, retryAfterSeconds } from '../problem.js';
import { requestIdOf } from '../requests/request-id.js';
import type { LoadGate } from './load-gate.js';

interface Options {
  gate: Pick<LoadGate, 'admits'>;
  outbox: Pick<Outbox, 'put'>;
  metrics: Pick<RequestMetrics, 'observe'>;
  /** Headers that every response has. */
  headers: Record<string, string>;
  /** Whether scripts of other origins may read responses. If so, they may read refusals too. */
  answersOrigins: boolean;
}

/** Created once: a stack trace for each refusal would cost more than the refusal. */
const overloaded = new RequestProblem(
  'unavailable',
  'More requests come than can be answered; this one was not looked at. Try again shortly.',
);

const refused = Symbol('refused');
type MaybeRefused = IncomingMessage & { [refused]?: true };

/**
 * Refuses excess requests before any other work is done for them, even before Fastify sees them. A
 * refusal must be cheap, or a process that gets twice the load it can handle has no time left for
 * answers. Returns a function that puts this check in front of the current request listener.
 */
export function refuseOverload(app: FastifyInstance, options: Options): () => void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    done((raw as MaybeRefused)[refused] ? overloaded : undefined);
  });
  const refuse = createRefuse(options);
  return () => {
    const [next] = app.server.listeners('request') as [RequestListener];
    app.server.removeListener('request', next);
    app.server.on('request', (request: MaybeRefused, response: ServerResponse) => {
      const { url = '' } = request;
      if (isWatching(url) || options.gate.admits()) next(request, response);
      else if (hasOwnErrors(url) || (options.answersOrigins && request.headers.origin)) {
        request[refused] = true;
        next(request, response);
      } else refuse(request, response);
    });
  };
}

/**
 * Health checks and metrics are always answered: restarting a process because it is busy would only
 * make the other processes busier.
 */
function isWatching(url: string): boolean {
  return url.startsWith('/health/') || url === '/metrics' || url.startsWith('/metrics?');
}

/** OAuth responses have their own error format, also for refusals. */
function hasOwnErrors(url: string): boolean {
  return url.startsWith('/oauth/');
}

function createRefuse({ outbox, metrics, headers }: Options) {
  const constant = Object.entries({
    ...headers,
    'content-type': 'application/problem+json',
    'retry-after': retryAfterSeconds,
  }).flat();
  return (request: IncomingMessage, response: ServerResponse): void => {
    const startedAt = performance.now();
    const id = requestIdOf(request);
    const problem = buildProblem(overloaded, id);
    const bytes = Buffer.from(JSON.stringify(problem));
    const { status } = problem;
    const onSent = () => {
      metrics.observe(noOperation, status, performance.now() - startedAt);
    };
    const block = [...constant, 'x-request-id', id, 'content-length', String(bytes.length)];
    outbox.put({ response, status, headers: block, bytes, onSent });
  };
}
