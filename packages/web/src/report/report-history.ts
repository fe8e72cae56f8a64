import type { Broadsheet, ChangeEvent } from '@broadsheet/client';

/** What happened to a report last. */
export interface ReportHistory {
  /** Number of the current edition; 0 where the change feed tells of none. */
  edition: number;
  /** When it was published: ISO 8601. */
  at: string;
  isFirst: boolean;
  /** Charts and sections that differ from the edition before; empty for the first edition. */
  changedNames: ReadonlySet<string>;
  /** Charts and sections that the edition before had and this one has not. */
  removedNames: string[];
}

const noHistory: ReportHistory = {
  edition: 0,
  at: '',
  isFirst: true,
  changedNames: new Set(),
  removedNames: [],
};

/** From the change feed, which is read to its end: the last event is the current edition. */
export async function loadHistory(
  client: Broadsheet,
  key: string,
  signal: AbortSignal,
): Promise<ReportHistory> {
  let history = noHistory;
  for await (const event of client.changes({ key, limit: 1000, signal })) {
    history = follow(history, event);
  }
  return history;
}

function follow(history: ReportHistory, event: ChangeEvent): ReportHistory {
  if (event.kind === 'withdrawn') return noHistory;
  if (event.kind !== 'published' || event.edition === null) return history;
  const { edition, at, changed } = event;
  const isFirst = history.edition === 0;
  const named = (isThere: boolean) =>
    changed.filter(({ sha256 }) => (sha256 !== null) === isThere).map(({ name }) => name);
  return {
    edition,
    at,
    isFirst,
    changedNames: new Set(isFirst ? [] : named(true)),
    removedNames: isFirst ? [] : named(false),
  };
}
