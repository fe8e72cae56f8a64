import { useEffect, useRef } from 'react';
import type { Reload } from '../use-loaded.js';

const firstWaitMs = 2000;
const longestWaitMs = 60_000;

/**
 * Retries while the service does not answer, with growing delays, and only while the page is
 * visible: nothing notifies a page that the service is back.
 */
export function useRetries(isAway: boolean, error: unknown, onRetry: Reload): void {
  const latestRetry = useRef(onRetry);
  const tries = useRef(0);
  useEffect(() => {
    latestRetry.current = onRetry;
  });
  useEffect(() => {
    if (!isAway) return;
    const controller = new AbortController();
    const retry = () => {
      tries.current += 1;
      latestRetry.current({ isQuiet: true });
    };
    const timer = setTimeout(
      () => {
        if (document.visibilityState === 'visible') retry();
        else {
          const { signal } = controller;
          document.addEventListener('visibilitychange', retry, { once: true, signal });
        }
      },
      Math.min(longestWaitMs, firstWaitMs * 2 ** tries.current),
    );
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
    // Each failed try has a new error, which restarts this effect.
  }, [isAway, error]);
}
