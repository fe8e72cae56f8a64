import { answerErrorOf } from './answer-error.js';
import type { Answer, Call, Send } from './call.js';
import { BroadsheetError } from './errors.js';
import { exchange, type Fetch } from './exchange.js';
import { parseRateLimits, type RateLimit } from './rate-limit.js';
import { findRetryDelayMs } from './retry.js';
import type { Runtime } from './runtime.js';

/** One response of the service, for logging or counting. */
export interface AnswerReport {
  /** The HTTP method of the call. */
  method: string;
  /** The path of the call, below the base address. */
  path: string;
  /** The HTTP status. */
  status: number;
  /** 1 for the first try, 2 for the first retry. */
  attempt: number;
  /**
   * From sending the request to the end of the response, or to its first byte if it is a stream.
   */
  durationMs: number;
  /** Finds the request in the service's logs. */
  requestId: string | undefined;
  /** The limits in the answer's headers. */
  limits: RateLimit[];
}

interface SenderOptions {
  baseUrl: string;
  fetch: Fetch;
  timeoutMs: number;
  maxRetries: number;
  maxRetryAfterMs: number;
  runtime: Runtime;
  onAnswer: (report: AnswerReport) => void;
}

/** Sends calls to the service, and retries them if that is safe and may help. */
export function createSender(options: SenderOptions): Send {
  const { maxRetries, maxRetryAfterMs, runtime } = options;
  return async (call) => {
    for (let attempt = 0; ; attempt += 1) {
      const outcome = await tryOnce(call, attempt, options);
      if (!(outcome instanceof BroadsheetError)) return outcome;
      const { random } = runtime;
      const { repeat } = call;
      const delayMs = findRetryDelayMs(outcome, { repeat, attempt, maxRetryAfterMs, random });
      if (delayMs === undefined || attempt >= maxRetries) throw outcome;
      await runtime.sleep(delayMs, call.signal);
    }
  };
}

async function tryOnce(
  call: Call,
  attempt: number,
  options: SenderOptions,
): Promise<Answer | BroadsheetError> {
  const { runtime, onAnswer } = options;
  const startedAt = runtime.now();
  try {
    const answer = await exchange(call, options);
    onAnswer(describe(answer, attempt + 1, runtime.now() - startedAt));
    return isExpected(answer) ? answer : answerErrorOf(answer, runtime.now());
  } catch (error) {
    if (error instanceof BroadsheetError) return error;
    throw error;
  }
}

function isExpected({ status, call }: Answer): boolean {
  return (status >= 200 && status < 300) || (call.answers?.includes(status) ?? false);
}

function describe(
  { call: { method, path }, status, headers }: Answer,
  attempt: number,
  durationMs: number,
): AnswerReport {
  const requestId = headers.get('x-request-id') ?? undefined;
  return { method, path, status, attempt, durationMs, requestId, limits: parseRateLimits(headers) };
}
