import { formatDay } from '../shell/format-day.js';

/** How a page says what an edition changed. */
export interface HistoryWords {
  /** What the note is about. */
  name: string;
  /** With what it begins. */
  begin: string;
  first: (at: string) => string;
  /** Before the list of what changed. */
  since: (edition: number, at: string) => string;
  /** Of an edition in which nothing of that changed. */
  nothing: string;
  comma: string;
  semicolon: string;
  gone: (titles: string) => string;
  end: string;
}

export const englishHistory: HistoryWords = {
  name: 'What changed in this edition',
  begin: 'What changed',
  first: (at) => `: this is the first edition, of ${formatDay(at)}`,
  since: (edition, at) => ` in edition ${String(edition)}, of ${formatDay(at)}: `,
  nothing: 'nothing that readers see',
  comma: ', ',
  semicolon: '; ',
  gone: (titles) => `no longer there: ${titles}`,
  end: '.',
};
