import type { FastifyInstance, HTTPMethods } from 'fastify';
import { RequestProblem, sendProblem } from './problem.js';

const methods: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Answers 405 with `Allow` for every path that exists, for the methods it does not have. Call it
 * before the first route is added, and the function it returns after the last.
 */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const allowed = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const known = allowed.get(url) ?? new Set();
    for (const name of [method].flat()) known.add(name);
    allowed.set(url, known);
  });
  return () => {
    for (const [url, known] of [...allowed]) {
      const allow = [...known].sort().join(', ');
      app.route({
        url,
        method: methods.filter((method) => !known.has(method)),
        config: { ignoresBody: true },
        handler: (request, reply) =>
          sendProblem(
            request,
            reply,
            new RequestProblem(
              'method_not_allowed',
              `${request.method} is not possible here; use ${allow}.`,
              { headers: { allow } },
            ),
          ),
      });
    }
  };
}
