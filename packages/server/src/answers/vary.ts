import type { FastifyReply } from 'fastify';

/** Adds a request header to `Vary`: the response depends on it too. */
export function addVary(reply: FastifyReply, name: string): void {
  const others = reply.getHeader('vary');
  void reply.header('vary', others === undefined ? name : `${String(others)}, ${name}`);
}
