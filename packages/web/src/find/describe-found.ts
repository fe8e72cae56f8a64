import { writeNumber } from '../number-format.js';
import type { ExplorerWords } from '../words/explorer-words.js';
import type { SearchState } from './use-found.js';

interface ListDescription {
  note: string;
  words: ExplorerWords;
}

/** For screen readers: what the open list shows. */
export function describeShown(
  { length: recent }: string[],
  found: SearchState,
  { note, words }: ListDescription,
): string {
  if (recent > 0) return words.find.recentCount(recent);
  return [describeFound(found, words), note].filter((text) => text !== '').join(' ');
}

export function describeFound(
  { state, reports: { length: count }, reading }: SearchState,
  words: ExplorerWords,
): string {
  if (state === 'searching') return words.find.searching;
  if (state === 'failed') return words.find.failed;
  return count === 0 ? describeNothing(reading, words) : words.find.count(count);
}

function describeNothing(
  { suggestions, searchable }: Partial<NonNullable<SearchState['reading']>> = {},
  words: ExplorerWords,
): string {
  const searched = searchable === undefined ? undefined : writeNumber(searchable, words.tag, {});
  const next = suggestions?.length
    ? words.find.spelledAlike(suggestions.join(words.comma))
    : words.find.tryBroader;
  return `${words.find.nothing(searched)} ${next}`;
}
