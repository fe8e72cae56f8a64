import { isUnspaced, pairUp } from '../analysis/split-words.js';
import { stemWord } from '../analysis/stem-word.js';
import { beginsWith, marks, type Expression, type Mark } from '../index/tokens.js';

/** One part of a query: a word or a phrase, with its alternatives. */
export interface QueryUnit {
  /** As typed. */
  typed: string;
  /** The words as typed, then their alternatives; every word of one alternative must occur. */
  alternatives: Alternative[];
}

export interface Alternative {
  words: string[];
  kind: 'typed' | 'compound' | 'synonym' | 'similar';
}

/** Where a word may occur: in the title, in all names of a report, or also in its texts. */
export type Level = 'title' | 'names' | 'anywhere';

export function writeUnit({ alternatives }: QueryUnit, level: Level): Expression {
  const write = (words: readonly string[]): Expression => ({
    any: words.map((word) => writeWord(word, level)),
  });
  return { any: factor(alternatives).map((places) => ({ all: places.map(write) })) };
}

/**
 * Groups alternatives that differ only in their first words: the words for each position. The
 * databases look up each written word, so `(a or b) and c` takes less than `a and c, or b and c`.
 */
function factor(alternatives: readonly Alternative[]): string[][][] {
  const byRest = groupBy(alternatives, ({ words: [, ...rest] }) => rest.join(' '));
  const factored = byRest.map((alike) => {
    const [, ...rest] = alike[0]?.words ?? [];
    const firsts = new Set(alike.flatMap(({ words: [first] }) => first ?? []));
    return { firsts: [...firsts], rest };
  });
  const byFirsts = groupBy(
    factored,
    ({ firsts, rest }) => `${String(rest.length)} ${firsts.toSorted().join(' ')}`,
  );
  return byFirsts.flatMap((alike) =>
    alike[0]?.rest.length === 1
      ? [[alike[0].firsts, alike.flatMap(({ rest }) => rest)]]
      : alike.map(({ firsts, rest }) => [firsts, ...rest.map((word) => [word])]),
  );
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()];
}

function writeWord(word: string, level: Level): Expression {
  const inTitle = writeIn(marks.name, word);
  if (level === 'title') return { any: inTitle };
  const named = [...inTitle, ...writeIn(marks.other, word)];
  return { any: level === 'names' ? named : [...named, ...writeInTexts(word)] };
}

/** A word with this prefix, or with the same stem. */
function writeIn(mark: Mark, word: string): Expression[] {
  if (!isUnspaced(word)) {
    const beginning = beginsWith(mark, word);
    // The shortest prefix that has its own token.
    return typeof beginning === 'string' ? [beginning] : [beginning, mark + stemWord(word)];
  }
  const pairs = pairUp(word);
  if (pairs.length === 1 && pairs[0] === word) return [beginsWith(mark, word)];
  return [{ all: pairs.map((pair) => mark + pair) }];
}

function writeInTexts(word: string): Expression[] {
  if (!isUnspaced(word)) return [marks.text + stemWord(word)];
  return [{ all: pairUp(word).map((pair) => marks.text + pair) }];
}
