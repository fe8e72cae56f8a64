import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { acceptsGzip } from '../requests/accepts-gzip.js';
import { addVary } from './vary.js';

/** What is smaller than this fits into a packet or two as it is. */
const leastLength = 1024;

/**
 * Sends larger text compressed to whom accepts it. Bytes are left alone: they lay ready in the form
 * asked for. So is what has an entity tag, which would have to differ by encoding (RFC 9110, 8.8.3.3).
 */
export const compressLargeText: onSendHookHandler = (request, reply, payload, done) => {
  if (typeof payload !== 'string' || payload.length < leastLength || reply.hasHeader('etag')) {
    done(null, payload);
    return;
  }
  addVary(reply, 'accept-encoding');
  if (!acceptsGzip(request.headers['accept-encoding'])) {
    done(null, payload);
    return;
  }
  gzip(payload, (error, bytes) => {
    if (!error) void reply.header('content-encoding', 'gzip').removeHeader('content-length');
    done(null, error ? payload : bytes);
  });
};

/** The same for bytes that were put together for this answer. */
export async function compressFor(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
): Promise<Buffer> {
  addVary(reply, 'accept-encoding');
  const isWanted = acceptsGzip(request.headers['accept-encoding']);
  if (!isWanted || bytes.length < leastLength) return bytes;
  void reply.header('content-encoding', 'gzip');
  return promisify(gzip)(bytes);
}
