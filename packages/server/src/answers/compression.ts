import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
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
  if (!negotiateGzip(request, reply)) {
    done(null, payload);
    return;
  }
  gzip(payload, (error, bytes) => {
    void reply.removeHeader(error ? 'content-encoding' : 'content-length');
    done(null, error ? payload : bytes);
  });
};

/** Does the same for bytes that were built for this response. */
export async function compressFor(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Buffer,
): Promise<Buffer> {
  if (bytes.length < leastLength) {
    addVary(reply, 'accept-encoding');
    return bytes;
  }
  return negotiateGzip(request, reply) ? promisify(gzip)(bytes) : bytes;
}

/** A text that is sent many times, plain and compressed. */
export interface CompressedText {
  plain: Buffer;
  gzipped: Buffer;
}

export async function compressOnce(text: string): Promise<CompressedText> {
  const plain = Buffer.from(text);
  return { plain, gzipped: await promisify(gzip)(plain) };
}

export function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  { plain, gzipped }: CompressedText,
): FastifyReply {
  return reply.send(negotiateGzip(request, reply) ? gzipped : plain);
}

/** Whether the response is to be compressed. Sets the headers that say so. */
function negotiateGzip(request: FastifyRequest, reply: FastifyReply): boolean {
  addVary(reply, 'accept-encoding');
  const isGzip = acceptsEncoding(request.headers['accept-encoding'], 'gzip');
  if (isGzip) void reply.header('content-encoding', 'gzip');
  return isGzip;
}

/**
 * RFC 9110, 12.5.3, as far as clients use it: an encoding is accepted if it is named without a
 * weight of zero.
 */
export function acceptsEncoding(
  header: string | string[] | undefined,
  encoding: 'br' | 'gzip',
): boolean {
  if (typeof header !== 'string') return false;
  return header.split(',').some((part) => {
    const [coding = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return coding === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
