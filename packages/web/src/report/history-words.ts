import { formatDay } from '../shell/format-day.js';

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
