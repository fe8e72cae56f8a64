import type { FastifyReply } from 'fastify';
import type { ReadyFile } from './chart-pictures.js';

export function sendFile(reply: FastifyReply, file: ReadyFile, edition: number): FastifyReply {
  if (file.disposition !== undefined) {
    void reply.header('content-disposition', file.disposition);
  }
  return reply
    .header('content-type', file.contentType)
    .header('etag', `"${file.sha256}"`)
    .header('broadsheet-edition', edition)
    .send(file.bytes);
}
