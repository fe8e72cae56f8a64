import type { FastifyRequest } from 'fastify';
import { bearerHeader, getBearerToken } from './bearer.js';
import type { BrowserSessions } from './browser/browser-sessions.js';
import type { ForgeryCheck } from './browser/forgery-check.js';
import type { SessionCookies } from './browser/session-cookies.js';
import type { Session } from './session-check.js';
import type { Sessions } from './sessions.js';

/** Identifies the caller. Throws or rejects if the token or the session is invalid. */
export type Identify = (
  request: FastifyRequest,
  takesTokensOnly: boolean,
) => Session | Promise<Session>;

interface Options {
  sessions: Sessions;
  browserSessions: BrowserSessions;
  cookies: SessionCookies;
  forgery: ForgeryCheck;
  clock: () => number;
}

/**
 * The one place that chooses between a token and a cookie. An Authorization header decides alone,
 * even if its token is invalid; a program's cookies are ignored.
 */
export function createIdentify(options: Options): Identify {
  const { sessions, browserSessions, cookies, forgery, clock } = options;

  const identifyByToken = (authorization: string | undefined) => {
    const known = authorization && sessions.find(authorization, clock());
    if (known) return known;
    const token = getBearerToken(authorization);
    return sessions.find(bearerHeader(token), clock()) ?? sessions.open(token);
  };

  return (request, takesTokensOnly) => {
    const { authorization, cookie } = request.headers;
    if (authorization !== undefined || cookie === undefined || takesTokensOnly) {
      return identifyByToken(authorization);
    }
    const id = cookies.find(cookie);
    if (id === undefined) return identifyByToken(undefined);
    forgery.requireOwnPage(request);
    return browserSessions.find(id, clock()) ?? browserSessions.open(id);
  };
}
