import { useEffect, type ReactNode } from 'react';
import { isReady, useLoaded } from '../use-loaded.js';
import { FamiliesContext } from './families-context.js';
import { loadFamilies, type FamilySummary } from './family-description.js';

const unknown: FamilySummary[] = [];

/** Loads the families while the user signs in; if that fails, their plain names are shown. */
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
