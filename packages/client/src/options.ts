import type { Cache } from './cache/cache.js';
import type { Fetch } from './http/exchange.js';
import type { AnswerReport } from './http/sender.js';
import type { Credentials, SessionCredentials } from './http/tokens.js';

/** The settings of a client. */
export interface BroadsheetOptions {
  /**
   * The address of the service, such as `https://reports.example.com`; in a browser also a path,
   * such as `/`.
   */
  baseUrl: string;
  /**
   * The credentials of a user, a token, or a function that obtains one. On a page of the service
   * itself, also the session of the browser.
   */
  credentials: Credentials | SessionCredentials;
  /** Replaces the `fetch` of the platform: for a proxy, or for tests. */
  fetch?: Fetch | undefined;
  /** How long one try may take, including reading the response; 30 seconds by default. */
  timeoutMs?: number | undefined;
  /** How often a call that failed for a temporary reason is retried; 3 by default. */
  maxRetries?: number | undefined;
  /**
   * The longest wait that a service may ask for before a retry; an error with a longer one is thrown
   * at once. A minute by default.
   */
  maxRetryAfterMs?: number | undefined;
  /** Where images and sections are cached: `memoryCache()` or `fileCache(directory)`. */
  cache?: Cache | undefined;
  /** How long the cache is used before the service is asked what changed; a minute by default. */
  cacheRefreshMs?: number | undefined;
  /**
   * How long an entry is used at most; a day by default. The recently-updated operation
   * does not list reports that were withdrawn.
   */
  cacheMaxAgeMs?: number | undefined;
  /** Called for every answer of the service, also those that are tried again. */
  onAnswer?: ((report: AnswerReport) => void) | undefined;
}

/** The options with their defaults; only the cache may be absent. */
export type ResolvedOptions = Pick<BroadsheetOptions, 'cache'> & {
  [Name in Exclude<keyof BroadsheetOptions, 'cache'>]-?: Exclude<
    BroadsheetOptions[Name],
    undefined
  >;
};

/** A longer delay, Infinity too, would make the timer fire at once. */
const longestTimerMs = 2 ** 31 - 1;

/** Throws a `TypeError` that says which option is wrong; never with a secret in it. */
export function resolveOptions(options: BroadsheetOptions): ResolvedOptions {
  const {
    // Looked up at each call, so that a later replacement of the global is used.
    fetch = (url, init) => globalThis.fetch(url, init),
    timeoutMs = 30_000,
    maxRetries = 3,
    maxRetryAfterMs = 60_000,
    cache,
    cacheRefreshMs = 60_000,
    cacheMaxAgeMs = 24 * 60 * 60 * 1000,
    onAnswer = () => undefined,
  } = options;
  if (!(timeoutMs > 0)) throw new TypeError('timeoutMs must be a number of milliseconds.');
  if (!Number.isInteger(maxRetries) || maxRetries < 0) {
    throw new TypeError('maxRetries must be a whole number, 0 for none.');
  }
  if (!(maxRetryAfterMs >= 0)) {
    throw new TypeError('maxRetryAfterMs must be a number of milliseconds.');
  }
  return {
    baseUrl: parseBaseUrl(options.baseUrl),
    credentials: requireCredentials(options.credentials),
    timeoutMs: Math.min(timeoutMs, longestTimerMs),
    // Jitter is added to it.
    maxRetryAfterMs: Math.min(maxRetryAfterMs, longestTimerMs / 2),
    ...{ fetch, maxRetries, cache, cacheRefreshMs, cacheMaxAgeMs, onAnswer },
  };
}

/** The address without a trailing slash, so that paths can follow. */
function parseBaseUrl(text: string): string {
  const { location } = globalThis as { location?: { href?: string } };
  let url: URL;
  try {
    url = new URL(text, location?.href);
  } catch {
    throw new TypeError('baseUrl must be an address such as https://reports.example.com.');
  }
  if (!/^https?:$/.test(url.protocol)) throw new TypeError('baseUrl must start with https://.');
  // The message leaves out the address, because it may hold a password.
  if (url.username || url.password) {
    throw new TypeError('baseUrl must not hold a user or password; give them as credentials.');
  }
  if (url.search || url.hash) throw new TypeError('baseUrl must not have a query or fragment.');
  return url.href.replace(/\/+$/, '');
}

/** The usual mistake is an environment variable that is not set. */
function requireCredentials(
  credentials: Credentials | SessionCredentials | undefined,
): Credentials | SessionCredentials {
  if (typeof credentials === 'string' || typeof credentials === 'function') return credentials;
  if (credentials && 'signInAgain' in credentials) return credentials;
  const { clientId, username, password } = credentials ?? {};
  const missing = Object.entries({ clientId, username, password })
    .filter(([, value]) => typeof value !== 'string' || value === '')
    .map(([name]) => name);
  if (!credentials || missing.length > 0) {
    throw new TypeError(
      `credentials must be { clientId, username, password } or an access token; missing: ${missing.join(', ')}.`,
    );
  }
  return credentials;
}
