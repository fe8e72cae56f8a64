import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { problems, type ProblemCode } from '@broadsheet/contract';
import type { ConnectionError } from 'fastify';
import { noOperation, type RequestMetrics } from '../metrics/request-metrics.js';
import { buildProblem, RequestProblem } from '../problem.js';
import { securityHeaders } from '../security/security-headers.js';

const codes: Partial<Record<string, [ProblemCode, string]>> = {
  HPE_HEADER_OVERFLOW: ['headers_too_large', 'The headers are larger than 16 KiB.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'The request was not sent in time.'],
};

/**
 * How long the client has to read this response, which may be queued behind others that it has not
 * read yet.
 */
const lingerMs = 1000;

/**
 * Answers input that is not HTTP. There is no request object yet, so the response is written by
 * hand.
 */
export function answerClientErrors(metrics: Pick<RequestMetrics, 'observe'>) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    // The duration is 0: time is counted from when the headers were read, and they never were.
    metrics.observe(noOperation, refuse(error, socket), 0);
  };
}

/** Returns the status that was sent. */
function refuse(error: ConnectionError, socket: Socket): number {
  const [code, detail] = codes[error.code] ?? [
    'malformed_request',
    'The request is not well-formed HTTP.',
  ];
  const { status, title } = problems[code];
  const requestId = randomUUID();
  const body = JSON.stringify(buildProblem(new RequestProblem(code, detail), { requestId }));
  // With `end` alone, the connection would stay open as long as the client likes, and the rest of
  // the request would be read.
  const close = () => socket.destroy();
  setTimeout(close, lingerMs).unref();
  socket.end(
    [
      `HTTP/1.1 ${String(status)} ${title}`,
      'content-type: application/problem+json',
      `content-length: ${String(Buffer.byteLength(body))}`,
      `x-request-id: ${requestId}`,
      ...Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`),
      'connection: close',
      '',
      body,
    ].join('\r\n'),
    close,
  );
  return status;
}
