import type { FoundReport, SearchPage } from '@broadsheet/client';
import { useEffect, useState } from 'react';
import { useClient } from '../session/session-context.js';

export interface SearchState {
  state: 'searching' | 'ready' | 'failed';
  reports: FoundReport[];
  /** How the query was interpreted, and what to try if nothing was found. */
  reading?: Pick<SearchPage, 'understood' | 'suggestions' | 'searchable'>;
}

/** Long enough to skip the letters of a fast typist, too short to be noticed. */
const pauseMs = 90;
const mostShown = 12;

const nothing: SearchState & { query: string } = { query: '', state: 'ready', reports: [] };

/** The search results for the latest input; outdated searches are cancelled. */
export function useFound(query: string, families?: readonly string[]): SearchState {
  const client = useClient();
  const [found, setFound] = useState(nothing);
  const trimmed = query.trim();
  // As text, because the caller creates a new list each time.
  const among = families?.join(' ') ?? '';
  // An empty box clears the results, so that a new search does not show the old ones.
  if (trimmed === '' && found !== nothing) setFound(nothing);
  useEffect(() => {
    if (trimmed === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const search = async () => {
      try {
        const { reports, ...reading } = await client.search({
          ...{ query: trimmed, limit: mostShown, signal },
          ...(among !== '' && { families: among.split(' ') }),
        });
        if (!signal.aborted) setFound({ query: trimmed, state: 'ready', reports, reading });
      } catch {
        if (!signal.aborted) setFound({ query: trimmed, state: 'failed', reports: [] });
      }
    };
    const timer = setTimeout(() => {
      void search();
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [client, trimmed, among]);
  // The previous results stay until new ones arrive: a flickering list cannot be read.
  if (found.query === trimmed) return found;
  return { state: 'searching', reports: found.reports };
}
