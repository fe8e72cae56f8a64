import type { FoundReport } from '@broadsheet/client';
import { useEffect, useState } from 'react';
import { useClient } from '../session/session-context.js';

export interface Found {
  state: 'searching' | 'ready' | 'failed';
  reports: FoundReport[];
}

/** Long enough to skip the letters of a quick typist, too short to be noticed. */
const pauseMs = 90;
const mostShown = 12;

const nothing: Found & { query: string } = { query: '', state: 'ready', reports: [] };

/** What the search finds for what was typed last; a search that is no longer wanted is cancelled. */
export function useFound(query: string): Found {
  const client = useClient();
  const [found, setFound] = useState(nothing);
  const wanted = query.trim();
  // Whoever starts over is not shown what they looked for before.
  if (wanted === '' && found !== nothing) setFound(nothing);
  useEffect(() => {
    if (wanted === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const search = async () => {
      try {
        const { reports } = await client.search({ query: wanted, limit: mostShown, signal });
        if (!signal.aborted) setFound({ query: wanted, state: 'ready', reports });
      } catch {
        if (!signal.aborted) setFound({ query: wanted, state: 'failed', reports: [] });
      }
    };
    const timer = setTimeout(() => {
      void search();
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, wanted]);
  // What was found before stays until there is something newer: a list that blinks cannot be read.
  if (found.query === wanted) return found;
  return { state: 'searching', reports: found.reports };
}
