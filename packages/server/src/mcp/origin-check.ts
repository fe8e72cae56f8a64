import type { onRequestHookHandler } from 'fastify';
import { RequestProblem } from '../problem.js';

interface Options {
  publicUrl: string | undefined;
  /** Origins whose scripts may read answers. */
  origins: string[];
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses calls of foreign pages, as the protocol demands: a page whose name was made to point at
 * this machine could otherwise speak with a service that only this machine reaches. Comparing with
 * the Host header would not do, since such a page controls both.
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
    const detail = `The Origin is ${JSON.stringify(origin.slice(0, 200))}; pages that may call are those of the service and those listed in CORS_ORIGINS.`;
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
