import { useCallback, useEffect, useRef, useState } from 'react';
import { saveDraft } from '../drafts/draft-store.js';
import { isOfSheets, type Draft } from '../drafts/draft.js';

export type ChangeDraft = (change: Partial<Pick<Draft, 'name' | 'source' | 'base'>>) => void;

interface KeptDraft {
  draft: Draft;
  change: ChangeDraft;
  /** Whether this browser could store the last change. */
  isKept: boolean;
  /** Stops storing it, before it is removed. */
  stop: () => void;
}

/** A draft that this browser stores with every change, so that a reload loses nothing. */
export function useDraft(first: Draft): KeptDraft {
  const [draft, setDraft] = useState(first);
  const [isKept, setKept] = useState(true);
  const isStopped = useRef(false);
  const change = useCallback<ChangeDraft>((changes) => {
    setDraft((before) => ({
      ...before,
      ...changes,
      ...(isOfSheets(before) && { wasSheets: true }),
      changedAt: Date.now(),
    }));
  }, []);
  useEffect(() => {
    if (isStopped.current) return;
    saveDraft(draft).then(
      () => {
        setKept(true);
      },
      () => {
        setKept(false);
      },
    );
  }, [draft]);
  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);
  return { draft, change, isKept, stop };
}
