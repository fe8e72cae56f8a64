import { useSyncExternalStore } from 'react';

/**
 * False in the built page, which has no event handlers yet; true once the program has hydrated it.
 */
export function useIsRunning(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
