import type { Operation } from '@broadsheet/contract';
import type { Client } from '@broadsheet/store';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { chargeRequests, meterLateRequest, meterRequest } from '../limits/meter-request.js';
import type { SecurityLog } from '../security/security-log.js';
import type { UsageCounter } from '../usage/usage-counter.js';
import { callerOf } from './actor.js';
import type { BrowserSession } from './browser-sessions.js';
import type { Identify } from './identify.js';
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
  identify: Identify;
  usage: UsageCounter;
  security: SecurityLog;
  clock: () => number;
}

/**
 * Admits a request with a valid token or session of an active client within its limits. For a token
 * seen before, the read path awaits nothing and allocates nothing.
 */
export function createGuard({ identify, usage, security, clock }: GuardOptions): Guard {
  return ({ id: operation, method, charges, body, takesTokensOnly = false }) => {
    const admit = (session: Session, request: FastifyRequest, reply: FastifyReply) => {
      const { client, username, meter } = session;
      request.client = client;
      request.username = username;
      request.session = session;
      const isMetered = charges === undefined || charges === 'by what it answers';
      if (meter && isMetered) meterRequest(meter, reply, clock());
      if (meter && charges && charges !== 'nothing') {
        request.charge = (requests) => {
          if (isMetered) chargeRequests(meter, reply, { now: clock(), requests });
          else meterRequest(meter, reply, clock());
        };
      }
      // Caches on the way keep nothing of a request with a token; of a cookie they do not know.
      if (method === 'GET' && isOfBrowser(session)) void reply.header('cache-control', 'no-store');
      usage.count(client.id, operation);
      if (!body) return;
      const meteredAt = clock();
      request.identifyAgain = () => {
        if (meter && isMetered) meterLateRequest(meter, reply, { meteredAt, now: clock() });
        return identifyAgain(session, request);
      };
    };

    /** Does nothing unless the session has changed since the headers arrived. */
    const identifyAgain = (before: Session, request: FastifyRequest): void | Promise<void> => {
      const session = identify(request, takesTokensOnly);
      if (session === before) return;
      return Promise.resolve(session).then(({ client, username }) => {
        request.client = client;
        request.username = username;
      });
    };

    return (request, reply, done) => {
      try {
        const session = identify(request, takesTokensOnly);
        if (!(session instanceof Promise)) {
          admit(session, request, reply);
          done();
          return;
        }
        session
          .then((opened) => {
            admit(opened, request, reply);
          })
          .then(
            () => {
              done();
            },
            (error: unknown) => {
              recordRefusal(security, error, request);
              done(error as Error);
            },
          );
      } catch (error) {
        recordRefusal(security, error, request);
        done(error as Error);
      }
    };
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
