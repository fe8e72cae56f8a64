import type { Broadsheet, ChangeEvent, FoundReport } from '@broadsheet/client';
import type { ReportKey } from './report-key.js';

/** What the list of charts does not tell of a report. */
export interface ReportDetails {
  /** Undefined where the search knows nothing of it, as right after it was withdrawn. */
  own: Pick<FoundReport, 'title' | 'sector' | 'updatedAt'> | undefined;
  /** The languages it is published in. */
  languages: string[];
}

const keyOf = ({ country, code, language }: ReportKey) => `industry/${country}/${code}/${language}`;
const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

export async function loadDetails(
  client: Broadsheet,
  report: ReportKey,
  signal: AbortSignal,
): Promise<ReportDetails> {
  const { country, code } = report;
  const { reports } = await client.search({
    query: code,
    families: ['industry'],
    country,
    limit: 20,
    signal,
  });
  const editions = reports.filter((found) => isSame(found.code, code));
  return {
    own: editions.find((found) => isSame(found.key, keyOf(report))),
    languages: editions.map(({ language }) => language).sort(),
  };
}

/** What happened to the report last. */
export interface ReportHistory {
  /** Number of the current edition. */
  edition: number;
  /** When it was published: ISO 8601. */
  at: string;
  isFirst: boolean;
  /** Charts that differ from the edition before; empty for the first edition. */
  changedNames: ReadonlySet<string>;
  /** Charts that the edition before had and this one has not. */
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
  report: ReportKey,
  signal: AbortSignal,
): Promise<ReportHistory> {
  let history = noHistory;
  for await (const event of client.changes({ key: keyOf(report), limit: 1000, signal })) {
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
