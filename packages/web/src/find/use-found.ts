import type { FoundReport, SearchPage } from '@broadsheet/client';
import { useEffect, useState } from 'react';
import { useClient } from '../session/session-context.js';

export interface Found {
  state: 'searching' | 'ready' | 'failed';
  reports: FoundReport[];
  /** How the query was read, and what to try where nothing was found. */
  reading?: Pick<SearchPage, 'understood' | 'suggestions' | 'searchable'>;
}

/** Long enough to skip the letters of a fast typist, too short to be noticed. */
const pauseMs = 90;
const mostShown = 12;

const nothing: Found & { query: string } = { query: '', state: 'ready', reports: [] };

/** The search results for the latest input; outdated searches are cancelled. */
export function useFound(query: string): Found {
  const client = useClient();
  const [found, setFound] = useState(nothing);
  const wanted = query.trim();
  // An empty box clears the results, so that a new search does not show the old ones.
  if (wanted === '' && found !== nothing) setFound(nothing);
  useEffect(() => {
    if (wanted === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const search = async () => {
      try {
        const { reports, ...reading } = await client.search({
          ...{ query: wanted, limit: mostShown, signal },
        });
        if (!signal.aborted) setFound({ query: wanted, state: 'ready', reports, reading });
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
  // The previous results stay until new ones arrive: a flickering list cannot be read.
  if (found.query === wanted) return found;
  return { state: 'searching', reports: found.reports };
}
