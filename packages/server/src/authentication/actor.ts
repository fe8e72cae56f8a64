import type { Actor } from '@broadsheet/store';
import type { FastifyRequest } from 'fastify';

/** Who is asking, for the audit log. */
export function actorOf({ client, username, ip }: FastifyRequest): Actor {
  const id = client?.id ?? 'nobody';
  return { name: username === undefined ? id : `${id}/${username}`, address: ip };
}
