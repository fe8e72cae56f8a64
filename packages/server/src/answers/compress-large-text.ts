import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { acceptsEncoding } from '../requests/accepts-encoding.js';
import { addVary } from './vary.js';

/** A smaller response fits into a packet or two uncompressed. */
const leastLength = 1024;

/**
 * Compresses larger text for clients that accept it. Bytes are left alone: they are already in the
 * requested form. A response with an entity tag is left alone too, because the tag would have to
 * differ by encoding (RFC 9110, 8.8.3.3).
 */
export const compressLargeText: onSendHookHandler = (request, reply, payload, done) => {
  if (typeof payload !== 'string' || payload.length < leastLength || reply.hasHeader('etag')) {
    done(null, payload);
    return;
  }
  addVary(reply, 'accept-encoding');
  if (!acceptsEncoding(request.headers['accept-encoding'], 'gzip')) {
    done(null, payload);
    return;
  }
  gzip(payload, (error, bytes) => {
    if (!error) void reply.header('content-encoding', 'gzip').removeHeader('content-length');
    done(null, error ? payload : bytes);
  });
};

/** Does the same for bytes that were built for this response. */
export async function compressFor(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
): Promise<Buffer> {
  addVary(reply, 'accept-encoding');
  const isWanted = acceptsEncoding(request.headers['accept-encoding'], 'gzip');
  if (!isWanted || bytes.length < leastLength) return bytes;
  void reply.header('content-encoding', 'gzip');
  return promisify(gzip)(bytes);
}
