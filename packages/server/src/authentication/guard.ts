import type { Operation } from '@broadsheet/contract';
import type { Client } from '@broadsheet/store';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { chargeRequests, meterLateRequest, meterRequest } from '../limits/meter-request.js';
import type { SecurityLog } from '../security/security-log.js';
import type { UsageCounter } from '../usage/usage-counter.js';
import { callerOf } from './actor.js';
import { bearerHeader, getBearerToken } from './bearer.js';
import { TokenProblem, type Session, type Sessions } from './sessions.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The client of the request; set by the guard on every operation that needs a token. */
    client: Client | undefined;
    /** The user of the client, if the token was obtained with a password. */
    username: string | undefined;
    /**
     * Counts this many requests against the client's limits, for an operation that counts as more
     * than one.
     */
    charge: ((requests: number) => void) | undefined;
    /**
     * Checks the token again when the body has arrived: sending a body can take half a minute, and
     * the client may have been disabled meanwhile. Throws or rejects if the token is no longer
     * valid.
     */
    identifyAgain: (() => void | Promise<void>) | undefined;
  }
}

/** Builds the hook that admits or refuses the requests of an operation. */
export type Guard = (operation: Operation) => onRequestHookHandler;

interface GuardOptions {
  sessions: Sessions;
  usage: UsageCounter;
  security: SecurityLog;
  clock: () => number;
}

/**
 * Admits a request with a valid token of an active client within its limits. For a token seen
 * before, the read path awaits nothing and allocates nothing.
 */
export function createGuard({ sessions, usage, security, clock }: GuardOptions): Guard {
  const record = (error: unknown, request: FastifyRequest) => {
    if (!(error instanceof TokenProblem)) return;
    const { reason, clientId } = error;
    security.record({ kind: 'token.refused', client: clientId, ...callerOf(request), reason });
  };
  /** Throws or rejects if the token is invalid. */
  const identify = (authorization: string | undefined): Session | Promise<Session> => {
    const known = authorization && sessions.find(authorization, clock());
    if (known) return known;
    const token = getBearerToken(authorization);
    return sessions.find(bearerHeader(token), clock()) ?? sessions.open(token);
  };

  return ({ id: operation, charges, body }) => {
    const admit = (session: Session, request: FastifyRequest, reply: FastifyReply) => {
      const { client, username, meter } = session;
      request.client = client;
      request.username = username;
      const isMetered = charges !== 'what it calls';
      if (meter && isMetered) meterRequest(meter, reply, clock());
      if (meter && charges) {
        request.charge = (requests) => {
          if (isMetered) chargeRequests(meter, reply, { now: clock(), requests });
          else meterRequest(meter, reply, clock());
        };
      }
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
      const session = identify(request.headers.authorization);
      if (session === before) return;
      return Promise.resolve(session).then(({ client, username }) => {
        request.client = client;
        request.username = username;
      });
    };

    return (request, reply, done) => {
      try {
        const session = identify(request.headers.authorization);
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
              record(error, request);
              done(error as Error);
            },
          );
      } catch (error) {
        done(error as Error);
      }
    };
  };
}
