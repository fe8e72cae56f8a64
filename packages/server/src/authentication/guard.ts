import type { Operation } from '@broadsheet/contract';
import type { Client } from '@broadsheet/store';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { LRUCache } from 'lru-cache';
import { atMost } from '../at-most.js';
import { chargeRequests, countUse, meterLateRequest, meterRequest } from '../limits/meter.js';
import type { SecurityLog } from '../security/security-log.js';
import type { Watch } from '../watch.js';
import { callerOf } from './actor.js';
import { bearerHeader, getBearerToken } from './bearer.js';
import type { BrowserSession, BrowserSessions } from './browser/browser-sessions.js';
import type { ForgeryCheck } from './browser/forgery-check.js';
import type { SessionCookies } from './browser/session-cookies.js';
import type { OpenSession } from './open-session.js';
import { RefusedAccess } from './refused-access.js';
import type { Session } from './session-check.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client of the request; set by the guard on every operation that needs a token. */
    client: Client | undefined;
    /** The user of the client, if the token or the session was obtained by a person. */
    username: string | undefined;
    /** The session or token of the request; set by the guard too. */
    session: Session | BrowserSession | undefined;
    /**
     * Counts this many requests against the client's limits, for an operation that counts as more
     * than one.
     */
    charge: ((requests: number) => void) | undefined;
    /**
     * Checks the caller again when the body has arrived: sending a body can take half a minute, and
     * the client may have been disabled meanwhile. Throws or rejects if the token or the session is
     * no longer valid.
     */
    identifyAgain: (() => void | Promise<void>) | undefined;
  }
}

/** Builds the hook that admits or refuses the requests of an operation. */
export type Guard = (operation: Operation) => onRequestHookHandler;

interface GuardOptions {
  openSession: OpenSession;
  browserSessions: BrowserSessions;
  cookies: SessionCookies;
  forgery: ForgeryCheck;
  security: SecurityLog;
  watch: Watch;
  clock: () => number;
}

/**
 * Admits a request with a valid token or session of an active client within its limits. Nothing is
 * awaited for a token seen before.
 */
export function createGuard(options: GuardOptions): Guard {
  const { security, clock } = options;
  const identify = createIdentify(options);
  const refuse = (error: unknown, request: FastifyRequest, done: (error: Error) => void) => {
    recordRefusal(security, error, request);
    done(error as Error);
  };
  return (operation) => {
    const admit = createAdmit({ identify, clock }, operation);
    return (request, reply, done) => {
      try {
        const session = identify(request, operation.takesTokensOnly ?? false);
        if (session instanceof Promise) {
          session
            .then((opened) => {
              admit(opened, request, reply);
            })
            .then(
              () => {
                done();
              },
              (error: unknown) => {
                refuse(error, request, done);
              },
            );
          return;
        }
        admit(session, request, reply);
      } catch (error) {
        refuse(error, request, done);
        return;
      }
      done();
    };
  };
}

type Admit = (session: Session, request: FastifyRequest, reply: FastifyReply) => void;

/** Sets on the request what the session says, counts it, and refuses it beyond the client's limits. */
function createAdmit(
  { identify, clock }: { identify: Identify; clock: () => number },
  operation: Operation,
): Admit {
  const { id, method, charges, body, takesTokensOnly = false } = operation;
  const isMetered = charges === undefined || charges === 'by what it answers';

  /** Does nothing unless the session has changed since the headers arrived. */
  const identifyAgain = (before: Session, request: FastifyRequest): void | Promise<void> => {
    const session = identify(request, takesTokensOnly);
    if (session === before) return;
    return Promise.resolve(session).then(({ client, username }) => {
      request.client = client;
      request.username = username;
    });
  };

  return (session, request, reply) => {
    const { client, username, meter, uses } = session;
    request.client = client;
    request.username = username;
    request.session = session;
    if (meter && isMetered) meterRequest(meter, reply, clock());
    if (meter && charges && charges !== 'nothing') {
      request.charge = (requests) => {
        if (isMetered) chargeRequests(meter, reply, { now: clock(), requests });
        else meterRequest(meter, reply, clock());
      };
    }
    // Shared caches do not store responses to requests with an Authorization header. They do not know
    // that this cookie authenticates.
    if (method === 'GET' && isOfBrowser(session)) void reply.header('cache-control', 'no-store');
    countUse(uses, id);
    if (!body) return;
    const meteredAt = clock();
    request.identifyAgain = () => {
      if (meter && isMetered) meterLateRequest(meter, reply, { meteredAt, now: clock() });
      return identifyAgain(session, request);
    };
  };
}

/** Identifies the caller. Throws or rejects if the token or the session is invalid. */
type Identify = (request: FastifyRequest, takesTokensOnly: boolean) => Session | Promise<Session>;

/**
 * The one place that chooses between a token and a cookie. An Authorization header decides alone,
 * even if its token is invalid; a program's cookies are ignored.
 */
function createIdentify(options: GuardOptions): Identify {
  const { browserSessions, cookies, forgery, clock } = options;
  const { find, open } = rememberTokens(options);

  const identifyByToken = (authorization: string | undefined) => {
    const known = authorization === undefined ? undefined : find(authorization);
    if (known) return known;
    const token = getBearerToken(authorization);
    return find(bearerHeader(token)) ?? open(token);
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

/**
 * A token is checked once, and again after any change to clients, keys or revocations in any
 * process. Until then, one lookup in a map is enough.
 */
function rememberTokens({ openSession, watch, clock }: GuardOptions) {
  const opened = new LRUCache<string, Session>(atMost(10_000));
  let version = 0;
  watch.on('access', () => {
    version += 1;
    opened.clear();
  });
  return {
    find(header: string): Session | undefined {
      const now = clock();
      const session = opened.get(header);
      const isTrusted = session && now < session.goodUntil && now <= watch.trustedUntil;
      return isTrusted ? session : undefined;
    },
    async open(token: string): Promise<Session> {
      const before = version;
      const session = await openSession(token);
      // A session read before a change must not be cached after it.
      if (version === before) opened.set(bearerHeader(token), session);
      return session;
    },
  };
}

export function isOfBrowser(session: Session | undefined): session is BrowserSession {
  return session !== undefined && 'idHash' in session;
}

export function recordRefusal(
  security: SecurityLog,
  error: unknown,
  request: FastifyRequest,
): void {
  if (!(error instanceof RefusedAccess)) return;
  const { kind, reason, clientId } = error;
  security.record({ kind, client: clientId, ...callerOf(request), reason });
}
