import type { Problem, ProblemField } from './problem.js';
import type { RateLimit } from './rate-limit.js';

/** Details of a failed call. */
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
  /** The problem details that the service sent. */
  problem?: Problem | undefined;
  /** How long the service asks to wait. */
  retryAfterMs?: number | undefined;
  /** The limits in the answer's headers. */
  limits?: RateLimit[];
  /** The answer itself; its body has been read. */
  response?: Response;
  /** The underlying error, if there was no answer. */
  cause?: unknown;
}

/**
 * The base class of all errors of a call. `instanceof` one of its subclasses tells what to do about
 * it.
 */
export class BroadsheetError extends Error {
  /** The name of its class, for code that cannot use `instanceof`. */
  override readonly name: string = 'BroadsheetError';
  /** The HTTP method of the call. */
  readonly method: string;
  /** The path of the call, below the base address. */
  readonly path: string;
  /** The HTTP status; undefined if there was no answer. */
  readonly status: number | undefined;
  /** The kind of failure as a stable word for programs, such as `not_entitled` or `timeout`. */
  readonly code: string | undefined;
  /** Finds the request in the service's logs. */
  readonly requestId: string | undefined;
  /** The problem details that the service sent (RFC 9457). */
  readonly problem: Problem | undefined;
  /** How long the service asks to wait before the next try. */
  readonly retryAfterMs: number | undefined;
  /** The limits in the answer's headers. */
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

/** 401: the credentials or the token are not valid. */
export class AuthenticationError extends BroadsheetError {
  override readonly name = 'AuthenticationError';
}

/** 403: the credentials are valid, but do not cover this family, country or language. */
export class EntitlementError extends BroadsheetError {
  override readonly name = 'EntitlementError';
}

/** 404, unless that is an ordinary answer: there is no such report, or no such edition of it. */
export class NotFoundError extends BroadsheetError {
  override readonly name = 'NotFoundError';
}

/** The service does not have this operation, which the specification does not require. */
export class NotOfferedError extends BroadsheetError {
  override readonly name = 'NotOfferedError';
}

/** 412: a newer edition than the one in `ifMatch` has been published. */
export class EditionConflictError extends BroadsheetError {
  override readonly name = 'EditionConflictError';
}

/** 400 and similar: the request is not valid, and sending it again will not help. */
export class BadRequestError extends BroadsheetError {
  override readonly name = 'BadRequestError';

  /** Each invalid value; empty if the service does not say. */
  get fields(): ProblemField[] {
    return this.problem?.errors ?? [];
  }
}

/** 429: too many requests. `retryAfterMs` is how long to wait, if the service says so. */
export class RateLimitError extends BroadsheetError {
  override readonly name = 'RateLimitError';
}

/** 5xx: the service, or something in front of it, cannot answer now. */
export class ServiceUnavailableError extends BroadsheetError {
  override readonly name = 'ServiceUnavailableError';
}

/**
 * No whole answer arrived: no connection, a broken one, or none in time. `code` is `timeout`, what
 * the system calls it, such as `ECONNREFUSED`, or `network_error` if it gives no code.
 */
export class NetworkError extends BroadsheetError {
  override readonly name = 'NetworkError';
}

/** An answer arrived that is not what the interface specifies: not JSON, not a PNG, cut short. */
export class InvalidAnswerError extends BroadsheetError {
  override readonly name = 'InvalidAnswerError';
}
