import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { RequestProblem, sendProblem } from './problem.js';

const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Answers 405 with `Allow` for every path that exists, for the methods it does not have, and 404 for
 * every other. Call it before the first route is added, and the function it returns after the last.
 */
export function refuseUnknown(app: FastifyInstance): () => void {
  const allowed = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = allowed.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    allowed.set(url, known);
  });
  app.setNotFoundHandler((request, reply) => refuse(request, reply));
  return () => {
    const paths = [...allowed].map(([url, known]) => {
      return { url, known, allow: [...known].sort().join(', '), form: toForm(url) };
    });
    for (const { url, known, allow } of paths) {
      app.route({
        url,
        method: methods.filter((method) => !known.has(method)),
        config: { ignoresBody: true },
        handler: (request, reply) => refuse(request, reply, allow),
      });
    }
    // At once: whatever the body is, and whether it can be read, changes nothing.
    app.addHook('onRequest', (request, reply, done) => {
      if (!request.is404) {
        done();
        return;
      }
      const path = pathOf(request.url);
      // Methods that hardly anybody has heard of have no routes of their own.
      const found = paths.find(({ form }) => form.test(path));
      refuse(request, reply, methods.includes(request.method) ? undefined : found?.allow);
    });
  };
}

function refuse(request: FastifyRequest, reply: FastifyReply, allow?: string): FastifyReply {
  return sendProblem(request, reply, describe(request, allow));
}

function describe({ method, url }: FastifyRequest, allow: string | undefined): RequestProblem {
  if (allow === undefined) {
    return new RequestProblem(
      'not_found',
      `There is nothing at ${method} ${shorten(pathOf(url))}.`,
    );
  }
  return new RequestProblem('method_not_allowed', `${method} is not possible here; use ${allow}.`, {
    headers: { allow },
  });
}

/** What the addresses of a route look like. */
function toForm(url: string): RegExp {
  const escaped = url.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*').replace(/:\w+/g, '[^/]+')}$`);
}

function pathOf(url: string): string {
  const [path = ''] = url.split('?');
  return path;
}

function shorten(path: string): string {
  return path.length > 100 ? `${path.slice(0, 100)}…` : path;
}
