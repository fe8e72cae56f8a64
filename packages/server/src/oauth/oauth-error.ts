import { problems, type OAuthError, type OAuthErrorCode } from '@broadsheet/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { jsonContentType } from '../answers/sending.js';
import { toProblem, type FaultLog } from '../problem.js';
import { requestIdsOf } from '../requests/request-ids.js';

/** An error in the format of RFC 6749, 5.2, instead of a problem. */
export class OAuthRefusal extends Error {
  readonly error: OAuthErrorCode;
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(
    error: OAuthErrorCode,
    description: string,
    { status = 400, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
  ) {
    super(description);
    this.error = error;
    this.status = status;
    this.headers = headers;
  }
}

export function createHandleOAuthError(logger: FaultLog) {
  return (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = error instanceof OAuthRefusal ? error : toRefusal(error);
    if (refusal.error === 'server_error') {
      logger.error({ err: error, ...requestIdsOf(request) }, 'request failed');
    }
    const body: OAuthError = { error: refusal.error, error_description: refusal.message };
    return reply
      .status(refusal.status)
      .headers(refusal.headers)
      .header('cache-control', 'no-store')
      .header('content-type', jsonContentType)
      .send(JSON.stringify(body));
  };
}

/** Converts the errors that validation, limits and faults throw everywhere. */
function toRefusal(error: FastifyError | Error): OAuthRefusal {
  const problem = toProblem(error);
  if (!problem) {
    const description = 'The service failed to answer; the fault is logged.';
    return new OAuthRefusal('server_error', description, { status: 500 });
  }
  const { code, message, headers } = problem;
  const { status } = problems[code];
  if (status === 503) {
    return new OAuthRefusal('temporarily_unavailable', message, {
      status,
      headers: { 'retry-after': '1', ...headers },
    });
  }
  if (status === 429) {
    return new OAuthRefusal('temporarily_unavailable', message, { status, headers });
  }
  // The RFC has only status 400 for invalid requests.
  return new OAuthRefusal('invalid_request', message, { status: status === 413 ? 413 : 400 });
}
