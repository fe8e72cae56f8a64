import type { Actor } from '@broadsheet/store';
import type { FastifyRequest } from 'fastify';
import { requestIdsOf } from '../requests/request-ids.js';
import type { Caller } from '../security/security-log.js';

/** The address and ids, for the security log. */
export function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, ...requestIdsOf(request) };
}

/** The client and user of a request, for the audit log. */
export function actorOf({ client, username, ip }: FastifyRequest): Actor {
  const id = client?.id ?? 'nobody';
  return { name: username === undefined ? id : `${id}/${username}`, address: ip };
}
