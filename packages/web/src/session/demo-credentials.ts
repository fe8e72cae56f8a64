import type { UserCredentials } from '@broadsheet/client';
import { useMemo, useSyncExternalStore } from 'react';

/**
 * The credentials that a demo on this machine puts into its page; undefined everywhere else, and in
 * the built page, which the demo shares with every other service.
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

/** The content never changes. */
function subscribe(): () => void {
  return () => undefined;
}
