import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/database.js';
import { executeRows, rowStatement } from '../../database/row-statement.js';
import type { Schema } from '../../database/schema.js';
import { foldText } from '../analysis/fold-text.js';
import { isUnspaced, splitWords } from '../analysis/split-words.js';
import { stemWord } from '../analysis/stem-word.js';
import type { SearchContent } from '../index/word-index.js';
import { marks } from '../index/tokens.js';
import { createWordList, type WordList } from './word-list.js';

/**
 * The words of all reports ever indexed: for mistakes in typing, compounds and suggestions. A search
 * uses a word of it only after it has found a report with that word that the searcher may read.
 */
export interface Vocabulary {
  /** Stores the words of reports that are being indexed. */
  learn(transaction: Transaction<Schema>, contents: readonly SearchContent[]): Promise<void>;
  /** Reads what was stored since the last time. */
  refresh(): Promise<void>;
  isKnown(word: string): boolean;
  /** Words of names that are spelled nearly so, then stems of words in texts. */
  listNear(word: string, most: number): string[];
}

const wordInsert = rowStatement('insert into search_word (word) :rows on conflict do nothing', [
  'text',
]);
/** Words cannot be read again at once: another process may commit lower ids a moment later. */
const idsReadAgain = 2000;
/** Reading all words to leave out known ones is worth it only for many reports. */
const manyReports = 20;
const mostNear = 12;

export function createVocabulary({ dialect, read }: Database): Vocabulary {
  const names = createWordList();
  const stems = createWordList();
  /** As stored, stems with their mark. */
  const known = new Set<string>();
  const refreshed = new WeakSet<Transaction<Schema>>();
  let last = 0;
  const refresh = async (db: Kysely<Schema> = read) => {
    const rows = await db
      .selectFrom('search_word')
      .where('id', '>', last - idsReadAgain)
      .select(['id', 'word'])
      .orderBy('id')
      .execute();
    for (const { id, word } of rows) {
      known.add(word);
      if (word.startsWith(marks.text)) stems.add(word.slice(marks.text.length));
      else names.add(word);
      last = Math.max(last, id);
    }
  };

  return {
    refresh: () => refresh(),
    async learn(transaction, contents) {
      // Only before the transaction itself stores words: it may be rolled back.
      if (contents.length >= manyReports && !refreshed.has(transaction)) await refresh(transaction);
      refreshed.add(transaction);
      const words = new Set<string>();
      for (const content of contents) {
        for (const word of listWords(content)) {
          if (!known.has(word) && isLearnable(word)) words.add(word);
        }
      }
      // In one order, so that no two processes deadlock.
      const rows = [...words].sort().map((word) => [word]);
      await executeRows(transaction, dialect, wordInsert, rows);
    },
    isKnown: (word) => names.has(word) || stems.has(stemWord(word)),
    listNear(word, most) {
      const named = names.listNear(word, most).slice(0, mostNear);
      const inTexts = listNearStems(stems, word, most).slice(0, mostNear);
      return [...new Set([...named.map((near) => near.word), ...inTexts])];
    },
  };
}

const listNearStems = (stems: WordList, word: string, most: number): string[] =>
  isUnspaced(word) ? [] : stems.listNear(stemWord(word), most).map((near) => near.word);

const mark = new RegExp(`^${marks.text}`);

/** Not numbers, and not the pairs of characters of Japanese texts. */
function isLearnable(stored: string): boolean {
  const word = stored.replace(mark, '');
  if (isUnspaced(word)) return word === stored && word.length > 1 && word.length <= 40;
  return /^\p{L}{3,40}$/u.test(word);
}

function* listWords({ title, sector, terms, textTokens }: SearchContent): Iterable<string> {
  for (const text of [title, sector, ...terms]) {
    yield* splitWords(foldText(text));
  }
  yield* textTokens.split(' ');
}
