import { setImmediate } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../database/database.js';
import { executeRows, rowStatement } from '../../database/row-statement.js';
import type { Schema } from '../../database/schema.js';
import { isUnspaced } from '../analysis/split-words.js';
import { listNameWords } from '../index/build-name-tokens.js';
import { joinTextWords } from '../index/build-text-tokens.js';
import type { SearchContent } from '../index/search-content.js';
import { marks } from '../index/tokens.js';
import { createWordList, type NearWord, type WordList } from './word-list.js';

/**
 * The words of all reports ever indexed: for typing mistakes, compounds and suggestions. A search
 * uses one of them only after it has found a readable report with that word.
 */
export interface Vocabulary {
  /** Stores the words of reports that are being indexed. */
  learn(transaction: Transaction<Schema>, contents: readonly SearchContent[]): Promise<void>;
  /** Reads the words stored since the last time, at most every other second. */
  refresh(): Promise<void>;
  isKnown(word: string): boolean;
  /**
   * The words of names that begin with the letters. Undefined if the vocabulary cannot tell, or if
   * there are so many that the index finds them faster.
   */
  findBeginning(letters: string): string[] | undefined;
  /** Words with similar spelling, nearest first. */
  listNear(word: string, most: number): NearWord[];
}

const wordInsert = rowStatement('insert into search_word (word) :rows on conflict do nothing', [
  'text',
]);
/** Another process may commit lower ids a moment later. */
const idsReadAgain = 200;
const wordsAtATime = 5000;
const freshMs = 2000;
/** Reading all words to leave out known ones pays only for many reports. */
const manyReports = 20;
const mostNear = 12;
const mostBeginning = 24;
/** All words of names that begin with these letters are learned: see isLearnable. */
const learnedBeginning = /^[a-z]{4,40}$/;

/** Stays whole: all of it reads or fills the same three lists. */
export function createVocabulary({ dialect, read }: Database, clock = Date.now): Vocabulary {
  const names = createWordList();
  /** Words of names with digits in them. Mistyped words are not compared with these. */
  const codes = createWordList();
  const inTexts = createWordList();
  const refreshed = new WeakSet<Transaction<Schema>>();
  let last = 0;
  let readAt = -Infinity;

  /** In pieces, so that other requests are answered in between. */
  const load = async (db: Kysely<Schema>) => {
    let after = last - idsReadAgain;
    for (;;) {
      const rows = await db
        .selectFrom('search_word')
        .where('id', '>', after)
        .select(['id', 'word'])
        .orderBy('id')
        .limit(wordsAtATime)
        .execute();
      for (const { id, word } of rows) {
        if (word.startsWith(marks.text)) inTexts.add(word.slice(marks.text.length));
        else if (hasDigit.test(word)) codes.add(word);
        else names.add(word);
        last = Math.max(last, id);
      }
      if (rows.length < wordsAtATime) return;
      after = last;
      await setImmediate();
    }
  };
  let loading: Promise<void> | undefined;

  return {
    async refresh() {
      const now = clock();
      if (now - readAt < freshMs && now >= readAt) return;
      loading ??= load(read).finally(() => {
        loading = undefined;
      });
      await loading;
      readAt = now;
    },
    async learn(transaction, contents) {
      // Only before the transaction itself stores words: it may be rolled back.
      if (contents.length >= manyReports && !refreshed.has(transaction)) await load(transaction);
      refreshed.add(transaction);
      // In one order, so that no two processes deadlock.
      const rows = listNew(contents, { names, codes, inTexts })
        .sort()
        .map((word) => [word]);
      await executeRows(transaction, dialect, wordInsert, rows);
      readAt = -Infinity;
    },
    isKnown: (word) => names.has(word) || inTexts.has(word),
    findBeginning(letters) {
      if (!learnedBeginning.test(letters)) return undefined;
      const found = [...names.listBeginning(letters), ...codes.listBeginning(letters)];
      return found.length <= mostBeginning ? found : undefined;
    },
    listNear(word, most) {
      const near = [...names.listNear(word, most), ...inTexts.listNear(word, most)];
      // The words of names come first among equally near ones.
      near.sort((one, other) => one.distance - other.distance);
      return [...new Map(near.map((each) => [each.word, each])).values()].slice(0, mostNear);
    },
  };
}

interface WordLists {
  names: WordList;
  codes: WordList;
  inTexts: WordList;
}

/** The words of reports that the lists do not have yet, in their stored form. */
function listNew(contents: readonly SearchContent[], { names, codes, inTexts }: WordLists) {
  const ofNames = contents.flatMap(({ title, sector, terms }) => [title, sector, ...terms]);
  const isNewName = (word: string) => !names.has(word) && !codes.has(word) && isLearnableName(word);
  const isNewInTexts = (word: string) => !inTexts.has(word) && isLearnable(word);
  return [
    ...[...new Set(ofNames.flatMap(listNameWords))].filter(isNewName),
    ...[...joinTextWords(contents.map(({ texts }) => texts))]
      .filter(isNewInTexts)
      .map((word) => marks.text + word),
  ];
}

/** No numbers, and no long runs. */
function isLearnable(word: string): boolean {
  if (isUnspaced(word)) return word.length > 1 && word.length <= 40;
  return /^\p{L}{3,40}$/u.test(word);
}

const hasDigit = /\p{N}/u;

/** Also words with digits, such as a ticker, for prefixes. */
const isLearnableName = (word: string): boolean =>
  isLearnable(word) || /^[a-z][\p{L}\p{M}\p{N}]{2,63}$/u.test(word);
