import type { Answer, Call } from './call.js';
import {
  AuthenticationError,
  BadRequestError,
  BroadsheetError,
  EditionConflictError,
  EntitlementError,
  InvalidAnswerError,
  NotFoundError,
  RateLimitError,
  ServiceUnavailableError,
  type Failure,
} from './errors.js';
import { findProblem } from './problem.js';
import { parseRateLimits } from './rate-limit.js';
import { parseRetryAfterMs } from './retry-after.js';

/** The error for an answer, by its status. */
export function answerErrorOf(answer: Answer, now: number): BroadsheetError {
  const { status, headers, response } = answer;
  if (response.type === 'opaqueredirect' || (status >= 300 && status < 400)) {
    return redirectErrorOf(answer);
  }
  const problem = findProblem(answer.text, secretsOf(answer.call));
  const failure: Failure = {
    ...factsOf(answer),
    code: problem?.code,
    problem,
    retryAfterMs: parseRetryAfterMs(headers, now),
  };
  if (problem?.requestId) failure.requestId ??= problem.requestId;
  const ErrorOfStatus = errorClassOf(status);
  return new ErrorOfStatus(describe(status, failure), failure);
}

/** An answer with a good status whose content is not what the interface specifies. */
export function invalidAnswer(answer: Answer, reason: string): InvalidAnswerError {
  const what = `answered ${String(answer.status)}, but ${reason}`;
  return new InvalidAnswerError(what, { ...factsOf(answer), code: 'invalid_answer' });
}

function factsOf({ call, status, headers, response }: Answer): Failure {
  return {
    method: call.method,
    path: call.path,
    status,
    requestId: headers.get('x-request-id') ?? undefined,
    limits: parseRateLimits(headers),
    response,
  };
}

function errorClassOf(status: number): typeof BroadsheetError {
  if (status === 401) return AuthenticationError;
  if (status === 403) return EntitlementError;
  if (status === 404) return NotFoundError;
  if (status === 412) return EditionConflictError;
  if (status === 429) return RateLimitError;
  return status >= 500 ? ServiceUnavailableError : BadRequestError;
}

function describe(status: number, { code, problem, retryAfterMs }: Failure): string {
  const answered = `answered ${String(status)}${code ? ` ${code}` : ''}`;
  const said = problem?.detail ?? problem?.title;
  const fields = problem?.errors
    // The first fault is repeated in the detail of the problem.
    ?.filter(({ detail }, index) => index > 0 || !said?.includes(detail))
    .map(({ pointer, detail }) => `${pointer} ${detail}`)
    .join('; ');
  const wait = retryAfterMs && `try again in ${String(Math.ceil(retryAfterMs / 1000))} s`;
  return [answered, said, fields, wait].filter(Boolean).join(': ');
}

/** Shorter secrets are not replaced, because ordinary words contain them. */
const shortestSecret = 6;

function secretsOf({ headers, body }: Call): string[] {
  const { Password: password } = (body ?? {}) as { Password?: unknown };
  const token = headers?.authorization?.slice('Bearer '.length);
  return [password, token].filter(
    (secret) => typeof secret === 'string' && secret.length >= shortestSecret,
  ) as string[];
}

function redirectErrorOf(answer: Answer): BroadsheetError {
  const target = answer.headers.get('location');
  return new BroadsheetError(
    `was redirected${target ? ` to ${target}` : ''}, which is not followed: set baseUrl to where the service is`,
    { ...factsOf(answer), code: 'redirected' },
  );
}
