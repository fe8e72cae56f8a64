import type { FastifyReply } from 'fastify';

/** Says that the answer depends on that header of the request too. */
export function addVary(reply: FastifyReply, name: string): void {
  const others = reply.getHeader('vary');
  void reply.header('vary', others === undefined ? name : `${String(others)}, ${name}`);
}
