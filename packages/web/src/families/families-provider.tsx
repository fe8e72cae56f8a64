import { useEffect, type ReactNode } from 'react';
import { isReady, useLoaded } from '../use-loaded.js';
import { FamiliesContext } from './families-context.js';
import { loadFamilies, type FamilySummary } from './family-description.js';

const unknown: FamilySummary[] = [];

/** Asks which families there are while somebody signs in; without an answer their bare names are shown. */
export function FamiliesProvider({ children }: { children: ReactNode }) {
  const loaded = useLoaded('families', loadFamilies);
  const { state, reload } = loaded;
  useEffect(() => {
    if (state !== 'failed') return;
    const retry = () => {
      reload();
    };
    addEventListener('online', retry);
    return () => {
      removeEventListener('online', retry);
    };
  }, [state, reload]);
  return (
    <FamiliesContext value={isReady(loaded) ? loaded.value : unknown}>{children}</FamiliesContext>
  );
}
