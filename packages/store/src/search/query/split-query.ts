import { dropLoneSurrogates, foldText } from '../analysis/fold-text.js';
import { isUnspaced, splitWords } from '../analysis/split-words.js';
import { isJapaneseStopWord, isStopWord } from './stop-words.js';

/** A word of a query. */
export interface TypedWord {
  /** As typed, except that a Japanese text is split into words. */
  typed: string;
  folded: string;
  /** A word such as `the`, which is not searched for. */
  isStop: boolean;
}

/** More words do not improve the results, and each costs lookups in the index. */
const mostWords = 20;
const onlyHiragana = /^[\u3041-\u3096\u30fc]+$/;
let segmenter: Intl.Segmenter | undefined;

/** The words of a query in order. Japanese is split into dictionary words. */
export function splitQuery(query: string): TypedWord[] {
  const text = joinDigits(dropLoneSurrogates(query).normalize('NFKC'));
  const isMixedCase = /\p{Ll}/u.test(text);
  const words = splitTyped(text).flatMap((typed): TypedWord[] => {
    if (isUnspaced(typed)) return splitUnspaced(typed);
    const folded = foldText(typed);
    // `IT` in a query with lower-case letters is not a pronoun.
    const isAcronym = isMixedCase && typed.length > 1 && typed === typed.toUpperCase();
    return [{ typed, folded, isStop: isStopWord(folded) && !isAcronym }];
  });
  return words.slice(0, mostWords);
}

/** A registration number is often typed in groups: 51 824 753 556. */
function joinDigits(text: string): string {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{8,13}$/.test(digits) ? digits : text;
}

/** Like `splitWords`, for text whose case and kana are still as typed. */
const splitTyped = (text: string): string[] => splitWords(text.replaceAll('・', ' '));

function splitUnspaced(run: string): TypedWord[] {
  const whole = { typed: run, folded: foldText(run), isStop: false };
  if (onlyHiragana.test(run)) return [{ ...whole, isStop: isJapaneseStopWord(run) }];
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' });
  const words = [...segmenter.segment(run)].map(({ segment }) => ({
    typed: segment,
    folded: foldText(segment),
    isStop: isJapaneseStopWord(segment),
  }));
  // A query of particles only is searched unchanged.
  return words.every(({ isStop }) => isStop) ? [whole] : words;
}
