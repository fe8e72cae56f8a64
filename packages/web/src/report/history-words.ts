import type { ExplorerWords } from '../words/explorer-words.js';

/** The texts about the changes of an edition. */
export interface HistoryWords {
  /** The name of the note. */
  name: string;
  /** The start of the note. */
  begin: string;
  first: (at: string) => string;
  /** The text before the list of changes. */
  since: (edition: number, at: string) => string;
  /** The text for an edition without such changes. */
  nothing: string;
  comma: string;
  semicolon: string;
  gone: (titles: string) => string;
  end: string;
}

/** The same in the explorer's language. */
export function historyWordsOf({ report, day, comma }: ExplorerWords): HistoryWords {
  const { history } = report;
  return {
    ...history,
    comma,
    first: (at) => history.first(day(at)),
    since: (edition, at) => history.since(edition, day(at)),
  };
}
