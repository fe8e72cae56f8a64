import type { Fetch } from '@broadsheet/client';
import type { Upload } from './send-with-progress.js';

/** The progress of a long request; publishers send workbooks of some megabytes. */
export interface Uploads {
  /** Undefined while no long body is being sent. */
  current: () => Upload | undefined;
  subscribe: (listener: () => void) => () => void;
  /** The browser's `fetch`, but long bodies are sent in a way that reports progress. */
  fetch: Fetch;
}

/** Shorter bodies are sent before anybody would notice. */
const shortestTold = 128 * 1024;

export function createUploads(): Uploads {
  let current: Upload | undefined;
  const listeners = new Set<() => void>();
  const tell = (next: Upload | undefined) => {
    current = next;
    for (const listener of listeners) listener();
  };
  return {
    current: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async fetch(url, init) {
      const { body } = init;
      if (typeof body !== 'string' || body.length < shortestTold)
        return globalThis.fetch(url, init);
      // Loaded on first use: readers send no long bodies.
      const { sendWithProgress } = await import('./send-with-progress.js');
      try {
        return await sendWithProgress(url, { ...init, body }, tell);
      } finally {
        tell(undefined);
      }
    },
  };
}
