import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { RequestProblem } from './problem.js';

const forwardingHeader = /^(forwarded|via|x-real-ip|x-client-ip|x-forwarded(-.*)?|x-original-.*)$/;

export function findForwardingHeader(headers: IncomingHttpHeaders): string | undefined {
  return Object.keys(headers).find((name) => forwardingHeader.test(name));
}

/** Well-known credentials must not reach the world through a proxy on the same machine. */
export function refuseForwardedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const header = findForwardingHeader(request.headers);
    done(
      header === undefined
        ? undefined
        : new RequestProblem(
            'demo_is_local',
            `The request carries the header ${header}: it came through a proxy, and demo mode answers this machine only. Start without --demo to serve others.`,
          ),
    );
  });
}
