import type { FastifyInstance } from 'fastify';
import { RequestProblem } from './problem.js';

const forwardingHeader = /^(forwarded|via|x-real-ip|x-client-ip|x-forwarded(-.*)?|x-original-.*)$/;

/** Well-known credentials must not reach the world through a proxy on the same machine. */
export function refuseForwardedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const header = Object.keys(request.headers).find((name) => forwardingHeader.test(name));
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
