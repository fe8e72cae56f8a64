import type { FastifyReply } from 'fastify';
import { sendTogether } from '../answers/sending.js';
import type { ReadyFile } from './chart-pictures.js';

export function sendFile(reply: FastifyReply, file: ReadyFile, edition: number): FastifyReply {
  return addHeaders(reply, file, edition).send(file.bytes);
}

/**
 * The same at the end of this turn of the event loop. A handler that calls it returns through
 * `untilSent`.
 */
export function sendReadyFile(reply: FastifyReply, file: ReadyFile, edition: number): void {
  sendTogether(addHeaders(reply, file, edition), file.bytes);
}

function addHeaders(
  reply: FastifyReply,
  { contentType, sha256, disposition }: ReadyFile,
  edition: number,
): FastifyReply {
  if (disposition !== undefined) void reply.header('content-disposition', disposition);
  return reply
    .header('content-type', contentType)
    .header('etag', `"${sha256}"`)
    .header('broadsheet-edition', edition);
}
