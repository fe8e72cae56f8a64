import { stemmer } from 'stemmer';

/** British spellings as American ones, so that both have the same stem. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/is(e|es|ed|er|ers|ing|ation|ations|ational)$/, 'iz$1'],
  [/ys(e|es|ed|er|ers|ing)$/, 'yz$1'],
  [/([bdlnv])our(s|ed|ing|er|ers|able|ite|ful|hood|less)?$/, '$1or$2'],
  [/(cent|fib|theat|lit|met|calib|sab)re(s?)$/, '$1er$2'],
  [/logue(s?)$/, 'log$1'],
  [/(ll)(ed|ing|er|ers|ery)$/, 'l$2'],
];

const fewestLetters = 4;
const mostLetters = 40;
const stems = new Map<string, string>();
/** The stems of more words than a large vocabulary has are not worth the memory. */
const mostStems = 100_000;

/**
 * The stem of a folded word: `wineries` and `winery` are `wineri`, `organisation` and
 * `organization` are `organ`. The Porter algorithm is for English. It also runs on words of other
 * languages: the words of a query are stemmed in the same way, so they still match.
 */
export function stemWord(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= mostStems) stems.clear();
  const stem = buildStem(word);
  stems.set(word, stem);
  return stem;
}

function buildStem(word: string): string {
  if (word.length < fewestLetters || word.length > mostLetters || !/^[a-z]+$/.test(word)) {
    return word;
  }
  const spelled = spellings.reduce((text, [from, to]) => text.replace(from, to), word);
  return stemmer(spelled);
}
