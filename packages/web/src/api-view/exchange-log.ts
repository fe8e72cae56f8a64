import type { Fetch } from '@broadsheet/client';

/** One request of the page and its response, as sent and received; without the token. */
export interface Exchange {
  id: number;
  method: string;
  /** Includes the query. */
  path: string;
  /** As sent; undefined if there was no body. */
  body: string | undefined;
  status: number;
  contentType: string;
  /** As received. */
  answer: string;
  durationMs: number;
}

/** The requests of the page since it was opened; for the API view. */
export interface ExchangeLog {
  list: () => readonly Exchange[];
  add: (exchange: Omit<Exchange, 'id'>) => void;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

/** A page of many charts makes a few dozen requests; typing in the search box makes many more. */
const maxKept = 100;

export function createExchangeLog(): ExchangeLog {
  let kept: readonly Exchange[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const replace = (next: readonly Exchange[]) => {
    kept = next;
    for (const listener of listeners) listener();
  };
  return {
    list: () => kept,
    add: (exchange) => {
      lastId += 1;
      replace([...kept, { id: lastId, ...exchange }].slice(-maxKept));
    },
    clear: () => {
      replace([]);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** A `fetch` whose exchanges are recorded in the log. */
export function recordingFetch(log: ExchangeLog, send: Fetch): Fetch {
  return async (url, init) => {
    const startedAt = performance.now();
    const response = await send(url, init);
    const { pathname, search } = new URL(url);
    const answer = await response.clone().text();
    log.add({
      method: init.method ?? 'GET',
      path: pathname + search,
      body: typeof init.body === 'string' ? init.body : undefined,
      status: response.status,
      contentType: response.headers.get('content-type') ?? '',
      answer,
      durationMs: performance.now() - startedAt,
    });
    return response;
  };
}
