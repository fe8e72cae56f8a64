import type { Actor } from '@broadsheet/store';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../security/security-log.js';

/** The address and request id, for the security log. */
export function callerOf({ ip, id }: FastifyRequest): Caller {
  return { address: ip, requestId: id };
}

/** The client and user of a request, for the audit log. */
export function actorOf({ client, username, ip }: FastifyRequest): Actor {
  const id = client?.id ?? 'nobody';
  return { name: username === undefined ? id : `${id}/${username}`, address: ip };
}
