import type { UserCredentials } from '@broadsheet/client';
import { useMemo, useSyncExternalStore } from 'react';

/**
 * What a demo on this very machine tells its page; undefined everywhere else, and in the page as built,
 * which the demo shares with every other service.
 */
export function useDemoCredentials(): UserCredentials | undefined {
  const content = useSyncExternalStore(subscribe, readContent, () => undefined);
  return useMemo(
    () => (content === undefined ? undefined : (JSON.parse(content) as UserCredentials)),
    [content],
  );
}

function readContent(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=broadsheet-demo]')?.content;
}

/** It never changes. */
function subscribe(): () => void {
  return () => undefined;
}
