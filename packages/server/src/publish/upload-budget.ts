import type { FastifyReply, FastifyRequest } from 'fastify';
import { RequestProblem } from '../problem.js';

/** Limits the total memory of all uploads, however many are sent and however slowly. */
export interface UploadBudget {
  /**
   * Reserves the largest size the body may have; released when the request is answered or broken
   * off.
   */
  reserve(request: FastifyRequest, reply: FastifyReply): void;
}

export function createUploadBudget(maxBytes = 64 * 1024 * 1024): UploadBudget {
  let reserved = 0;
  return {
    reserve(request, reply) {
      const { bodyLimit } = request.routeOptions;
      const { 'content-length': length } = request.headers;
      const bytes = Math.min(bodyLimit, length === undefined ? bodyLimit : Number(length) || 0);
      if (reserved + bytes > maxBytes) {
        throw new RequestProblem(
          'unavailable',
          `Documents of more than ${String(maxBytes)} bytes are being sent at the moment; try again shortly.`,
        );
      }
      reserved += bytes;
      reply.raw.once('close', () => {
        reserved -= bytes;
      });
    },
  };
}
