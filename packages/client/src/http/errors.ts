import type { Problem, ProblemField } from './problem.js';
import type { RateLimit } from './rate-limit.js';

/** What is known of a failed call. */
export interface Failure {
  /** The HTTP method of the call. */
  method: string;
  /** The path of the call, below the base address. */
  path: string;
  /** The HTTP status, where there was an answer. */
  status?: number | undefined;
  /** The kind of failure as a stable word for programs. */
  code?: string | undefined;
  /** Finds the request in the service's logs. */
  requestId?: string | undefined;
  /** What the service said of it. */
  problem?: Problem | undefined;
  /** How long the service asks to wait. */
  retryAfterMs?: number | undefined;
  /** The limits that the answer told of. */
  limits?: RateLimit[];
  /** The answer itself; its body has been read. */
  response?: Response;
  /** What made it fail, where there was no answer. */
  cause?: unknown;
}

/** What every error of a call has. `instanceof` one of its kinds tells what to do about it. */
export class BroadsheetError extends Error {
  /** The name of its class, also where `instanceof` cannot be used. */
  override readonly name: string = 'BroadsheetError';
  /** The HTTP method of the call. */
  readonly method: string;
  /** The path of the call, below the base address. */
  readonly path: string;
  /** The HTTP status; undefined where there was no answer. */
  readonly status: number | undefined;
  /** The kind of failure as a stable word for programs, such as `not_entitled` or `timeout`. */
  readonly code: string | undefined;
  /** Finds the request in the service's logs. */
  readonly requestId: string | undefined;
  /** What the service said of it (RFC 9457). */
  readonly problem: Problem | undefined;
  /** How long the service asks to wait before the next try. */
  readonly retryAfterMs: number | undefined;
  /** The limits that the answer told of. */
  readonly limits: RateLimit[];
  /** The answer itself, its body already read. Not enumerable, so that logs stay short. */
  declare readonly response: Response | undefined;

  /** `what` follows the method and path in the message, as in `answered 403`. */
  constructor(what: string, failure: Failure) {
    const { method, path, requestId, response, cause } = failure;
    const request = requestId === undefined ? '' : ` (request ${requestId})`;
    super(`${method} ${path} ${what}${request}`, cause === undefined ? undefined : { cause });
    this.method = method;
    this.path = path;
    this.status = failure.status;
    this.code = failure.code;
    this.requestId = requestId;
    this.problem = failure.problem;
    this.retryAfterMs = failure.retryAfterMs;
    this.limits = failure.limits ?? [];
    Object.defineProperty(this, 'response', { value: response, enumerable: false });
  }
}

/** 401: the credentials or the token are not good. */
export class AuthenticationError extends BroadsheetError {
  override readonly name = 'AuthenticationError';
}

/** 403: the credentials are good, but do not cover this family, country or language. */
export class EntitlementError extends BroadsheetError {
  override readonly name = 'EntitlementError';
}

/** 404 where that is no ordinary answer: there is no such report, or no such edition of it. */
export class NotFoundError extends BroadsheetError {
  override readonly name = 'NotFoundError';
}

/** The service does not have this operation, which the specification does not require. */
export class NotOfferedError extends BroadsheetError {
  override readonly name = 'NotOfferedError';
}

/** 412: somebody else has published a newer edition than the one `ifMatch` names. */
export class EditionConflictError extends BroadsheetError {
  override readonly name = 'EditionConflictError';
}

/** 400 and its kin: the request is not valid, and sending it again will not help. */
export class BadRequestError extends BroadsheetError {
  override readonly name = 'BadRequestError';

  /** Each value that was wrong; empty where the service does not say. */
  get fields(): ProblemField[] {
    return this.problem?.errors ?? [];
  }
}

/** 429: too many requests. `retryAfterMs` tells how long to wait, where the service says so. */
export class RateLimitError extends BroadsheetError {
  override readonly name = 'RateLimitError';
}

/** 5xx: the service, or something in front of it, cannot answer now. */
export class ServiceUnavailableError extends BroadsheetError {
  override readonly name = 'ServiceUnavailableError';
}

/**
 * No whole answer arrived: no connection, a broken one, or none in time. `code` is `timeout`, what
 * the system calls it, such as `ECONNREFUSED`, or `network_error` where it does not tell.
 */
export class NetworkError extends BroadsheetError {
  override readonly name = 'NetworkError';
}

/** An answer arrived that is not what the interface specifies: not JSON, not a PNG, cut short. */
export class InvalidAnswerError extends BroadsheetError {
  override readonly name = 'InvalidAnswerError';
}
