import { startTransition, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { trackLoad } from './page-loads.js';

export type Loaded<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  | { state: 'failed'; error: unknown };

type Ready<Value> = Extract<Loaded<Value>, { state: 'ready' }>;

export function isReady<Value>(loaded: Loaded<Value>): loaded is Ready<Value> {
  return loaded.state === 'ready';
}

/** Loads again; `isQuiet` keeps the shown value until there is a new one. */
export type Reload = (how?: { isQuiet?: boolean }) => void;

interface HeldValue<Value> {
  key: string;
  loaded: Loaded<Value>;
}

/**
 * The result of `load` for `key`; loaded again when the key changes or `reload` is called. Outdated
 * requests are aborted, so a slow response never replaces a newer one.
 */
export function useLoaded<Value>(
  key: string,
  load: (signal: AbortSignal) => Promise<Value>,
): Loaded<Value> & { reload: Reload } {
  const [held, setHeld] = useState<HeldValue<Value>>({ key, loaded: { state: 'loading' } });
  const [attempt, setAttempt] = useState(0);
  const latestLoad = useRef(load);
  useLayoutEffect(() => {
    latestLoad.current = load;
  });
  // Not after the next frame: until then the page would count as one that waits for nothing.
  useLayoutEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (loaded: Loaded<Value>) => {
      // A transition renders a large page in pieces, so that the browser stays responsive.
      startTransition(() => {
        if (!signal.aborted) setHeld({ key, loaded });
      });
    };
    trackLoad(latestLoad.current(signal)).then(
      (value) => {
        settle({ state: 'ready', value });
      },
      (error: unknown) => {
        settle({ state: 'failed', error });
      },
    );
    return () => {
      controller.abort();
    };
  }, [key, attempt]);
  const reload = useCallback<Reload>(
    ({ isQuiet = false } = {}) => {
      if (!isQuiet) setHeld({ key, loaded: { state: 'loading' } });
      setAttempt((count) => count + 1);
    },
    [key],
  );
  return { ...(held.key === key ? held.loaded : { state: 'loading' as const }), reload };
}
