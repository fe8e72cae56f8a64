import { Broadsheet } from '@broadsheet/client';
import { recordingFetch, type ExchangeLog } from '../api-view/exchange-log.js';
import type { Uploads } from '../uploads/uploads.js';
import type { SignedIn } from './request-session.js';

interface ClientOptions {
  /** Lets the user sign in again. */
  askAgain: () => Promise<SignedIn>;
  log: ExchangeLog;
  uploads: Uploads;
}

export function createClient(
  { token }: SignedIn,
  { askAgain, log, uploads }: ClientOptions,
): Broadsheet {
  const again = async () => (await askAgain()).token ?? '';
  return new Broadsheet({
    baseUrl: '/',
    credentials:
      token === undefined
        ? { signInAgain: () => askAgain().then(() => undefined) }
        : firstThen(token, again),
    fetch: recordingFetch(log, uploads.fetch),
    maxRetries: 2,
    // The user is waiting: report a longer delay instead of showing a page that seems to load.
    maxRetryAfterMs: 2000,
  });
}

/**
 * The client requests a token when it has none, and again when the service refused the last one.
 */
function firstThen(token: string, next: () => Promise<string>): () => Promise<string> {
  let isFirst = true;
  return () => {
    if (!isFirst) return next();
    isFirst = false;
    return Promise.resolve(token);
  };
}
