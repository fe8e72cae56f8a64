import type { Call } from './call.js';
import { NetworkError, type BroadsheetError } from './errors.js';

const firstDelayMs = 250;
const longestDelayMs = 8_000;

const passingStatuses = new Set([408, 429, 500, 502, 503, 504]);

interface Try {
  /** How the call may be repeated. */
  repeat: Call['repeat'];
  /** 0 for the first. */
  attempt: number;
  /** Who is asked to wait longer than this hears it from the error instead. */
  maxRetryAfterMs: number;
  random: () => number;
}

/**
 * How long to wait before the call is tried again, or undefined where it must not be. Full jitter:
 * any time up to an exponentially growing bound, so that clients which failed together do not come
 * back together.
 */
export function findRetryDelayMs(
  error: BroadsheetError,
  { repeat, attempt, maxRetryAfterMs, random }: Try,
): number | undefined {
  const { retryAfterMs = 0 } = error;
  if (!mayRepeat(error, repeat) || retryAfterMs > maxRetryAfterMs) return undefined;
  return retryAfterMs + random() * Math.min(longestDelayMs, firstDelayMs * 2 ** attempt);
}

/** A certificate that is not trusted will not be a moment later. */
const untrusted = /CERT|SELF_SIGNED|UNABLE_TO_|TLS|SSL/;

function mayRepeat(error: BroadsheetError, repeat: Call['repeat']): boolean {
  const { status = 0, retryAfterMs, code = '' } = error;
  if (error instanceof NetworkError && untrusted.test(code)) return false;
  if (repeat === 'freely') return error instanceof NetworkError || passingStatuses.has(status);
  // Whether a call that broke off was carried out is not known; these two say that it was not.
  return status === 429 || (status === 503 && retryAfterMs !== undefined);
}
