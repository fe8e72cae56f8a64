import type { Operation } from '@broadsheet/contract';
import type { Client } from '@broadsheet/store';
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { chargeRequests, meterRequest } from '../limits/meter-request.js';
import type { UsageCounter } from '../usage/usage-counter.js';
import { getBearerToken } from './bearer.js';
import type { Session, Sessions } from './sessions.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking; set by the guard on every closed operation. */
    client: Client | undefined;
    /** The user of the client, where the token was obtained with a password. */
    username: string | undefined;
    /** Counts so many requests against the client's limits, where an operation counts otherwise than as one. */
    charge: ((requests: number) => void) | undefined;
  }
}

/** Lets requests for an operation pass, or refuses them. */
export type Guard = (operation: Operation) => onRequestHookHandler;

interface GuardOptions {
  sessions: Sessions;
  usage: UsageCounter;
  clock: () => number;
}

/**
 * Lets a request pass that carries a good token of an active client within its limits. On the
 * read path nothing is awaited and nothing allocated for a token that was seen before.
 */
export function createGuard({ sessions, usage, clock }: GuardOptions): Guard {
  return ({ id: operation, charges }) => {
    const admit = (session: Session, request: FastifyRequest, reply: FastifyReply) => {
      const { client, username, meter } = session;
      request.client = client;
      request.username = username;
      if (meter && charges !== 'what it calls') meterRequest(meter, reply, clock());
      if (meter && charges) {
        request.charge = (requests) => {
          if (charges === 'what it calls') meterRequest(meter, reply, clock());
          else chargeRequests(meter, reply, { now: clock(), requests });
        };
      }
      usage.count(client.id, operation);
    };

    return (request, reply, done) => {
      const { authorization } = request.headers;
      try {
        const session = authorization && sessions.find(authorization, clock());
        if (session) {
          admit(session, request, reply);
          done();
          return;
        }
        const token = getBearerToken(authorization);
        sessions
          .open(authorization ?? '', token)
          .then((opened) => {
            admit(opened, request, reply);
          })
          .then(() => {
            done();
          }, done);
      } catch (error) {
        done(error as Error);
      }
    };
  };
}
