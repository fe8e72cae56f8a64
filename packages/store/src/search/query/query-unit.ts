import { isUnspaced, pairUp } from '../analysis/split-words.js';
import { stemWord } from '../analysis/stem-word.js';
import { beginsWith, marks, type Expression, type Mark } from '../index/tokens.js';

/** One thing a query asks for: a word or a phrase, with what may stand for it. */
export interface QueryUnit {
  /** As it was typed. */
  typed: string;
  /** The words as typed, then what may stand for them; of one alternative every word must occur. */
  alternatives: Alternative[];
}

export interface Alternative {
  words: string[];
  kind: 'typed' | 'compound' | 'synonym' | 'similar';
}

/** Where a word may stand: in the title, among all names of a report, or also in its texts. */
export type Level = 'title' | 'names' | 'anywhere';

export function writeUnit({ alternatives }: QueryUnit, level: Level): Expression {
  return {
    any: alternatives.map(({ words }) => ({ all: words.map((word) => writeWord(word, level)) })),
  };
}

function writeWord(word: string, level: Level): Expression {
  const inTitle = writeIn(marks.name, word);
  if (level === 'title') return { any: inTitle };
  const named = [...inTitle, ...writeIn(marks.other, word)];
  return { any: level === 'names' ? named : [...named, ...writeInTexts(word)] };
}

/** A word that begins so, or has the same stem. */
function writeIn(mark: Mark, word: string): Expression[] {
  if (!isUnspaced(word)) return [beginsWith(mark, word), mark + stemWord(word)];
  const pairs = pairUp(word);
  if (pairs.length === 1 && pairs[0] === word) return [beginsWith(mark, word)];
  return [{ all: pairs.map((pair) => mark + pair) }];
}

function writeInTexts(word: string): Expression[] {
  if (!isUnspaced(word)) return [marks.text + stemWord(word)];
  return [{ all: pairUp(word).map((pair) => marks.text + pair) }];
}
