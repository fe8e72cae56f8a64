import type { onRequestHookHandler } from 'fastify';
import { quoteValue } from '../answers/quote-value.js';
import { RequestProblem } from '../problem.js';

interface Options {
  publicUrl: string | undefined;
  /** Origins whose scripts may read responses. */
  origins: string[];
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses calls from foreign pages, as the protocol requires: a page whose DNS name was pointed at
 * this machine could otherwise reach a service that only this machine can reach. Comparing with the
 * Host header would not help, since such a page controls both headers.
 */
export function refuseForeignOrigins({ publicUrl, origins }: Options): onRequestHookHandler {
  const allowed = new Set(origins);
  if (publicUrl !== undefined) allowed.add(new URL(publicUrl).origin);
  return (request, _reply, done) => {
    const { origin } = request.headers;
    if (origin === undefined || allowed.has(origin) || (!publicUrl && isLoopback(origin))) {
      done();
      return;
    }
    const detail = `The Origin is ${quoteValue(origin, 200)}; pages that may call are those of the service and those listed in CORS_ORIGINS.`;
    done(new RequestProblem('foreign_origin', detail));
  };
}

function isLoopback(origin: string): boolean {
  try {
    return loopback.has(new URL(origin).hostname);
  } catch {
    return false;
  }
}
