import { problems, type Problem, type ProblemCode, type ProblemError } from '@broadsheet/contract';
import { StoreUnreachableError, StoreUnwritableError } from '@broadsheet/store';
import type { FastifyBaseLogger, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { requestIdsOf, type RequestIds } from './requests/request-ids.js';

/**
 * An error that any code of the server may throw by its code; only this file knows its form over
 * HTTP.
 */
export class RequestProblem extends Error {
  readonly code: ProblemCode;
  readonly errors: ProblemError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    code: ProblemCode,
    detail: string,
    { errors, headers = {} }: { errors?: ProblemError[]; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.code = code;
    this.errors = errors;
    this.headers = headers;
  }
}

/** The Retry-After header of every problem with status 503. */
const retryAfterSeconds = '1';

export function sendProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: RequestProblem,
): FastifyReply {
  const body = buildProblem(problem, requestIdsOf(request));
  if (body.status === 503) void reply.header('retry-after', retryAfterSeconds);
  return (
    reply
      .status(body.status)
      .headers(problem.headers)
      .header('content-type', 'application/problem+json')
      // Set here too, for requests that Fastify refuses before any hook runs.
      .header('x-request-id', request.id)
      // Sent as bytes: Fastify would add a charset to text, and this media type has none.
      .send(Buffer.from(JSON.stringify(body)))
  );
}

export function buildProblem({ code, message, errors }: RequestProblem, ids: RequestIds): Problem {
  const { status, title } = problems[code];
  return {
    type: `/docs#problem-${code}`,
    title,
    status,
    detail: message,
    code,
    ...ids,
    ...(errors && { errors }),
  };
}

/** Errors that Fastify throws before any code of ours runs. */
const frameworkProblems: Partial<Record<string, [ProblemCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['body_too_large', 'The body is larger than this operation takes.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'unsupported_media_type',
    'The Content-Type is not one this operation takes; send application/json.',
  ],
  FST_ERR_BAD_URL: ['malformed_request', 'The path is not well-formed: a % must begin an escape.'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'A part of the path is longer than any that exists.'],
};

export function toProblem(error: FastifyError | Error): RequestProblem | undefined {
  if (error instanceof RequestProblem) return error;
  if (error instanceof StoreUnwritableError) {
    return new RequestProblem(
      'unavailable',
      'The store cannot be written to; nothing was changed.',
    );
  }
  if (error instanceof StoreUnreachableError) {
    return new RequestProblem('unavailable', 'The store cannot be reached; try again shortly.');
  }
  const { code, statusCode } = error as Partial<FastifyError>;
  const known = code === undefined ? undefined : frameworkProblems[code];
  if (known) return new RequestProblem(...known);
  const isTheirs = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return isTheirs
    ? new RequestProblem('malformed_request', `The request could not be read: ${error.message}.`)
    : undefined;
}

export type FaultLog = Pick<FastifyBaseLogger, 'error'>;

/** The last resort: an unknown error is our fault, so it is logged and not shown. */
export function createHandleError(logger: FaultLog) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const problem = toProblem(error);
    if (problem) return sendProblem(request, reply, problem);
    logger.error({ err: error, ...requestIdsOf(request) }, 'request failed');
    return sendProblem(
      request,
      reply,
      new RequestProblem('internal_error', 'The service failed to answer; the fault is logged.'),
    );
  };
}
