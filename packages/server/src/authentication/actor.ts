import type { Actor } from '@broadsheet/store';
import type { FastifyRequest } from 'fastify';
import { requestIdsOf } from '../requests/request-ids.js';
import type { Caller } from '../security/security-log.js';

/** The address and ids of a request, for the security log. */
export function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, ...requestIdsOf(request) };
}

/** The client and user of a request, for the audit log. */
export function actorOf({ client, username, session, ip }: FastifyRequest): Actor {
  const id = client?.id ?? 'nobody';
  // The user of a provider is a different person from the client's user with the same name.
  const isOutside = session && 'signedInBy' in session && session.signedInBy === 'openid';
  const by = isOutside ? ' (openid)' : '';
  return { name: username === undefined ? id : `${id}/${username}${by}`, address: ip };
}
