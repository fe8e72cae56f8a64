import type { FastifyRequest } from 'fastify';

/** Finds the lines of a request in the logs: ours, and those of other services that it passed. */
export interface RequestIds {
  requestId: string;
  traceId?: string;
}

/** W3C Trace Context: version, trace, span, flags. */
const traceForm = /^(?!ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

export interface Identified {
  id: string;
  headers: FastifyRequest['headers'];
  traceparent?: string | undefined;
}

export function requestIdsOf(request: Identified): RequestIds {
  const traceparent = traceparentOf(request);
  return {
    requestId: request.id,
    ...(traceparent !== undefined && { traceId: traceparent.slice(3, 35) }),
  };
}

/** Names the span that work for this request belongs to: ours, else the caller's. */
export function traceparentOf({ traceparent, headers }: Identified): string | undefined {
  if (traceparent !== undefined) return traceparent;
  const { traceparent: given } = headers;
  return typeof given === 'string' && traceForm.test(given) ? given : undefined;
}
