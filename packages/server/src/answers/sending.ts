import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import { fileFormats } from '@broadsheet/contract';
import type { FastifyReply, FastifyRequest, onSendHookHandler } from 'fastify';
import { addVary } from './vary.js';

export const jsonContentType = fileFormats.json.contentType;
export const textContentType = 'text/plain; charset=utf-8';

interface CompressionOptions {
  /**
   * A zlib strategy. Base64 repeats letters but no words, and compresses faster with a strategy
   * that does not look for words.
   */
  strategy?: number;
}

/**
 * The bytes of a response, plain and compressed. They are compressed once, when a client first
 * accepts gzip.
 *
 * This is a class and not an object literal because of the garbage collector: V8 notices which
 * object literals create long-lived objects, as cached ones are, and then allocates all later
 * objects from that literal in the old generation. Objects read for a single response would then
 * keep their bytes until the next full collection, which made an image read from disk cost half as
 * much again.
 */
export class ReadyBytes {
  readonly #plain: Buffer;
  readonly #options: CompressionOptions;
  #compressed: Buffer | undefined;

  constructor(plain: Buffer, options: CompressionOptions = {}) {
    this.#plain = plain;
    this.#options = options;
  }

  get(acceptsGzip: boolean): Buffer {
    return acceptsGzip ? (this.#compressed ??= this.#compress()) : this.#plain;
  }

  /**
   * Copies the result: a buffer from zlib is the start of a 16 KiB block, which would stay in
   * memory as long as the buffer does.
   */
  #compress(): Buffer {
    const compressed = gzipSync(this.#plain, this.#options);
    const own = Buffer.allocUnsafeSlow(compressed.length);
    compressed.copy(own);
    return own;
  }

  /** Bytes in memory, counting the compressed bytes whether they exist yet or not. */
  get size(): number {
    return this.#plain.length * 2;
  }
}

/** A complete response that only has to be sent. */
interface ReadyAnswer {
  contentType: string;
  bytes: ReadyBytes;
  /** The edition number, which is not in the body of the response. */
  edition?: number;
}

/**
 * Sends a response at the end of this turn of the event loop, compressed if the client accepts that.
 * A handler that calls it returns through `untilSent`. No `Vary`: caches keep no answers to POST.
 */
export function sendReady(
  request: FastifyRequest,
  reply: FastifyReply,
  { contentType, bytes, edition }: ReadyAnswer,
): void {
  const isGzip = acceptsEncoding(request.headers['accept-encoding'], 'gzip');
  if (edition !== undefined) void reply.header('broadsheet-edition', edition);
  if (isGzip) void reply.header('content-encoding', 'gzip');
  sendTogether(reply.header('content-type', contentType), bytes.get(isGzip));
}

interface HeldAnswer {
  reply: FastifyReply;
  bytes: Buffer;
}

/**
 * The most responses that are held back. It keeps waits short, and lets the load gate see the cost
 * of a turn while the turn lasts.
 */
const most = 8;

/** One list for the process, which has one event loop. */
let held: HeldAnswer[] = [];

/**
 * Sends a response together with the others of this turn of the event loop, after all requests that
 * have arrived were handled. Handling a request and sending a response both run through much code,
 * and the processor's caches cannot hold both: alternating between the two took a third more
 * processor time for an image from memory (165 µs instead of 121, with eight connections).
 */
export function sendTogether(reply: FastifyReply, bytes: Buffer): void {
  if (held.push({ reply, bytes }) === 1) setImmediate(sendHeld);
  if (held.length >= most) sendHeld();
}

/** Calls back after all requests that have arrived were handled and their ready responses sent. */
export function afterSending(callback: () => void): void {
  setImmediate(() => {
    sendHeld();
    callback();
  });
}

function sendHeld(): void {
  const sending = held;
  held = [];
  for (const { reply, bytes } of sending) void reply.send(bytes);
}

/**
 * Continues synchronously if the value is in memory: awaiting it took about a tenth more processor
 * time for an image from memory.
 */
export function whenKnown<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** What a handler returns that may send later: otherwise Fastify would send an empty response. */
export function untilSent<Result>(
  reply: FastifyReply,
  result: Result | Promise<Result>,
): Result | Promise<Result | FastifyReply> {
  return result instanceof Promise ? result.then((payload) => payload ?? reply) : result;
}

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
