import type { Broadsheet, ChangeEvent } from '@broadsheet/client';

/** The latest edition of a report. */
export interface ReportHistory {
  /** Number of the current edition; 0 if the change feed contains none. */
  edition: number;
  /** When it was published: ISO 8601. */
  at: string;
  isFirst: boolean;
  /** Charts and sections that differ from the previous edition; empty for the first edition. */
  changedNames: ReadonlySet<string>;
  /** Charts and sections that the previous edition had and this one does not have. */
  removedNames: string[];
}

const noHistory: ReportHistory = {
  edition: 0,
  at: '',
  isFirst: true,
  changedNames: new Set(),
  removedNames: [],
};

/** From the change feed, read to its end: the last event is the current edition. */
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
