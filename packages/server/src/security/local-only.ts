import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { quoteValue } from '../answers/quote-value.js';
import { RequestProblem } from '../problem.js';

const forwardingHeader = /^(forwarded|via|x-real-ip|x-client-ip|x-forwarded(-.*)?|x-original-.*)$/;

function findForwardingHeader(headers: IncomingHttpHeaders): string | undefined {
  return Object.keys(headers).find((name) => forwardingHeader.test(name));
}

/** Why the demo refuses a request; undefined if it is answered. */
function findForeignSign(
  headers: IncomingHttpHeaders,
  ownHosts: readonly string[],
): string | undefined {
  const header = findForwardingHeader(headers);
  if (header !== undefined)
    return `The request carries the header ${header}: it came through a proxy`;
  const { host } = headers;
  if (host === undefined || isOwnHost(host, ownHosts)) return undefined;
  return `The request is for the host ${quoteValue(host, 100)}`;
}

/**
 * Protects against DNS rebinding: a foreign page can point its own name at this machine, and would
 * then read, with the demo's well-known credentials, what a visitor's browser fetches. It cannot
 * make the browser send an address or `localhost` instead of its name.
 */
function isOwnHost(host: string, ownHosts: readonly string[]): boolean {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  if (isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0) return true;
  return name === 'localhost' || name.endsWith('.localhost') || ownHosts.includes(name);
}

/**
 * Refuses requests from elsewhere: the demo's credentials are well known, and must not give access
 * through a proxy or through a browser.
 */
export function refuseForeignRequests(app: FastifyInstance, ownHosts: readonly string[]): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const sign = findForeignSign(request.headers, ownHosts);
    done(
      sign === undefined
        ? undefined
        : new RequestProblem(
            'demo_is_local',
            `${sign}, and demo mode answers this machine only. Start without --demo to serve others.`,
          ),
    );
  });
}
