import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding } from '../requests/accepts-encoding.js';
import type { ReadyBytes } from './ready-bytes.js';
import { sendTogether } from './send-together.js';

export const readyJson = 'application/json; charset=utf-8';
export const readyText = 'text/plain; charset=utf-8';

/** A complete response that only has to be sent. */
interface ReadyAnswer {
  contentType: string;
  bytes: ReadyBytes;
  /** The edition number, which is not in the body of the response. */
  edition?: number;
}

/**
 * Sends a response at the end of this turn of the event loop, compressed if the client accepts that.
 * A handler that calls it returns through `untilSent`.
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

/**
 * Continues synchronously if the value is in memory: a promise for it would cost as much as the
 * rest of the request.
 */
export function whenKnown<Value, Result>(
  value: Value | Promise<Value>,
  goOn: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(goOn) : goOn(value);
}

/** What a handler returns that may send later: otherwise Fastify would send an empty response. */
export function untilSent<Result>(
  reply: FastifyReply,
  result: Result | Promise<Result>,
): Result | Promise<Result | FastifyReply> {
  return result instanceof Promise ? result.then((payload) => payload ?? reply) : result;
}
