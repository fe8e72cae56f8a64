import {
  BroadsheetError,
  EntitlementError,
  NetworkError,
  RateLimitError,
} from '@broadsheet/client';
import { useEffect } from 'react';
import type { Reload } from '../use-loaded.js';
import { useWords, type ExplorerWords } from '../words/explorer-words.js';
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
  const { states: words } = useWords();
  const { title, text, canRetry } = describe(error, isOnline, words);
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
          {words.tryAgain}
        </button>
      )}
      {requestId !== undefined && (
        <p className="aside">
          {words.request} <code>{requestId}</code>
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

type StateWords = ExplorerWords['states'];

function describe(error: unknown, isOnline: boolean, words: StateWords): Description {
  if (error instanceof EntitlementError) {
    const said = error.problem?.detail ?? '';
    return {
      title: words.notEntitled,
      text: `${said} ${words.askForAccess}`.trim(),
      canRetry: false,
    };
  }
  if (error instanceof NetworkError && isOnline) {
    return { title: words.unreachable, text: words.unreachableText, canRetry: true };
  }
  if (error instanceof NetworkError) {
    return { title: words.offline, text: words.offlineText, canRetry: true };
  }
  if (error instanceof RateLimitError) {
    return {
      title: words.tooMany,
      text: words.tooManyText(inWords(error.retryAfterMs ?? 60_000, words)),
      canRetry: true,
    };
  }
  const said = error instanceof BroadsheetError ? error.problem?.detail : undefined;
  return { title: words.failed, text: said ?? words.failedText, canRetry: true };
}

const units = [
  { name: 'hour', ms: 3_600_000 },
  { name: 'minute', ms: 60_000 },
] as const;

/** `45 seconds`, `12 minutes`: rounded up, so that waiting this long is always enough. */
function inWords(waitMs: number, words: StateWords): string {
  const unit = units.find(({ ms }) => waitMs > 2 * ms) ?? ({ name: 'second', ms: 1000 } as const);
  return words.wait(Math.max(1, Math.ceil(waitMs / unit.ms)), unit.name);
}
