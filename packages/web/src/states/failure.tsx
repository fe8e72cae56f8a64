import {
  BroadsheetError,
  EntitlementError,
  NetworkError,
  RateLimitError,
} from '@broadsheet/client';
import { useEffect } from 'react';
import type { Reload } from '../use-loaded.js';
import { useIsOnline } from './use-is-online.js';
import { useRetries } from './use-retries.js';

interface FailureProps {
  error: unknown;
  onRetry: Reload;
  /** Set if it is below other headings. */
  heading?: 'h1' | 'h2' | 'h4';
}

/** Any reason why a page or a part of it cannot be shown: offline, not entitled, limits, errors. */
export function Failure({ error, onRetry, heading: Heading = 'h1' }: FailureProps) {
  const isUnanswered = error instanceof NetworkError;
  const isOnline = useIsOnline();
  useEffect(() => {
    if (!isUnanswered) return;
    const retry = () => {
      onRetry();
    };
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
    };
  }, [isUnanswered, onRetry]);
  useRetries(isUnanswered && isOnline, error, onRetry);
  const { title, text, canRetry } = describe(error, isOnline);
  const requestId = error instanceof BroadsheetError ? error.requestId : undefined;
  return (
    <section className="state failure" role="alert">
      <Heading>{title}</Heading>
      <p>{text}</p>
      {canRetry && (
        <button
          type="button"
          onClick={() => {
            onRetry();
          }}
        >
          Try again
        </button>
      )}
      {requestId !== undefined && (
        <p className="aside">
          Request <code>{requestId}</code>
        </p>
      )}
    </section>
  );
}

interface Description {
  title: string;
  text: string;
  canRetry: boolean;
}

function describe(error: unknown, isOnline: boolean): Description {
  if (error instanceof EntitlementError) {
    const said = error.problem?.detail ?? '';
    return {
      title: 'Not part of your subscription',
      text: `${said} If you need it, ask the person who gave you your client id.`.trim(),
      canRetry: false,
    };
  }
  if (error instanceof NetworkError && isOnline) {
    return {
      title: 'The service cannot be reached',
      text: 'There is a connection, but no answer. The page tries again by itself from time to time.',
      canRetry: true,
    };
  }
  if (error instanceof NetworkError) {
    return {
      title: 'You seem to be offline',
      text: 'The service cannot be reached. The page goes on by itself when the connection is back.',
      canRetry: true,
    };
  }
  if (error instanceof RateLimitError) {
    return {
      title: 'Too many requests',
      text: `Your client has used up its limit. Try again in ${inWords(error.retryAfterMs ?? 60_000)}.`,
      canRetry: true,
    };
  }
  const said = error instanceof BroadsheetError ? error.problem?.detail : undefined;
  return {
    title: 'This could not be shown',
    text: said ?? 'Something went wrong. Trying again may help.',
    canRetry: true,
  };
}

const units = [
  { name: 'hour', ms: 3_600_000 },
  { name: 'minute', ms: 60_000 },
  { name: 'second', ms: 1000 },
];

/** `45 seconds`, `12 minutes`: rounded up, so that waiting this long is always enough. */
function inWords(waitMs: number): string {
  const { name, ms } = units.find((unit) => waitMs > 2 * unit.ms) ?? { name: 'second', ms: 1000 };
  const count = Math.max(1, Math.ceil(waitMs / ms));
  return `${String(count)} ${name}${count === 1 ? '' : 's'}`;
}
