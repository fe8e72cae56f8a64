import type { Call } from './call.js';
import { NetworkError, type BroadsheetError } from './errors.js';

const firstDelayMs = 250;
const longestDelayMs = 8_000;

const passingStatuses = new Set([408, 429, 500, 502, 503, 504]);

interface Attempt {
  /** How the call may be repeated. */
  repeat: Call['repeat'];
  /** 0 for the first try. */
  attempt: number;
  /** The longest `Retry-After` to wait for; a longer one is thrown to the caller at once. */
  maxRetryAfterMs: number;
  random: () => number;
}

/**
 * How long to wait before the next try, or undefined if the call must not be retried. Full jitter:
 * any time up to an exponentially growing bound, so that clients that failed together do not retry
 * together.
 */
export function findRetryDelayMs(
  error: BroadsheetError,
  { repeat, attempt, maxRetryAfterMs, random }: Attempt,
): number | undefined {
  const { retryAfterMs = 0 } = error;
  if (!mayRepeat(error, repeat) || retryAfterMs > maxRetryAfterMs) return undefined;
  return retryAfterMs + random() * Math.min(longestDelayMs, firstDelayMs * 2 ** attempt);
}

/** Waiting does not make a certificate trusted, so these are not retried. */
const untrusted = /CERT|SELF_SIGNED|UNABLE_TO_|TLS|SSL/;

function mayRepeat(error: BroadsheetError, repeat: Call['repeat']): boolean {
  const { status = 0, retryAfterMs, code = '' } = error;
  if (error instanceof NetworkError && untrusted.test(code)) return false;
  if (repeat === 'freely') return error instanceof NetworkError || passingStatuses.has(status);
  // After a broken connection it is unknown whether the call was carried out; these two answers say
  // it was not.
  return status === 429 || (status === 503 && retryAfterMs !== undefined);
}
