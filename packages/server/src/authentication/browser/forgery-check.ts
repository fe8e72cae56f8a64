import type { FastifyRequest } from 'fastify';
import { quoteValue } from '../../answers/quote-value.js';
import { RefusedAccess } from '../refused-access.js';

/** Tells requests of our own pages from those that another page makes a browser send. */
export interface ForgeryCheck {
  /** Throws unless a request with a cookie comes from a page of this service. */
  requireOwnPage(request: FastifyRequest): void;
  /** The origin of the page that sent the request; throws unless it is a page of this service. */
  getOwnOrigin(request: FastifyRequest): string;
}

export function createForgeryCheck(publicUrl: string | undefined): ForgeryCheck {
  const publicOrigin = publicUrl === undefined ? undefined : new URL(publicUrl).origin;

  /**
   * Compares with the host that was called, too: a page on another host cannot make the browser send
   * our cookie there.
   */
  const isOwn = (origin: string, request: FastifyRequest) =>
    origin === publicOrigin || origin.slice(origin.indexOf('//') + 2) === request.host;

  const requireOwnPage = (request: FastifyRequest) => {
    const { origin, 'sec-fetch-site': site } = request.headers;
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    if (site !== undefined && site !== 'same-origin' && !(isReading && site === 'none')) {
      throw forged('foreign Sec-Fetch-Site', `Sec-Fetch-Site is ${quote(site)}`);
    }
    if (origin !== undefined && !isOwn(origin, request)) {
      throw forged('foreign Origin', `the Origin is ${quote(origin)}`);
    }
    if (!isReading && origin === undefined && site === undefined) throw withoutSender();
  };

  return {
    requireOwnPage,
    getOwnOrigin(request) {
      requireOwnPage(request);
      const { origin } = request.headers;
      if (origin === undefined) throw withoutSender();
      return origin;
    },
  };
}

const quote = (text: string | string[]) => quoteValue(String(text), 200);

function withoutSender(): RefusedAccess {
  return forged('neither Origin nor Sec-Fetch-Site', 'the request has no Origin');
}

function forged(reason: string, sign: string): RefusedAccess {
  return new RefusedAccess(
    'forged_request',
    `Only pages of this service may use the cookie of a session, and ${sign}. Programs send "Authorization: Bearer TOKEN".`,
    { kind: 'request.forged', reason },
  );
}
