import { useSyncExternalStore } from 'react';

/** False in the page as built, where nothing listens yet; true from when the program has taken it over. */
export function useIsRunning(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
}
