import { dropLoneSurrogates, foldText } from '../analysis/fold-text.js';
import { isUnspaced, splitWords } from '../analysis/split-words.js';
import { isJapaneseStopWord, isStopWord } from './stop-words.js';

/** A word of a query. */
export interface TypedWord {
  /** As it was typed, except that a Japanese text was cut into words. */
  typed: string;
  folded: string;
  /** A word such as `the`: it says nothing about what is looked for. */
  isStop: boolean;
}

/** More words do not improve the results, and each costs lookups in the index. */
const mostWords = 20;
const onlyHiragana = /^[\u3041-\u3096\u30fc]+$/;
let segmenter: Intl.Segmenter | undefined;

/** The words of a query in their order. Japanese is cut into words as a dictionary knows them. */
export function splitQuery(query: string): TypedWord[] {
  const text = joinDigits(dropLoneSurrogates(query).normalize('NFKC'));
  const isMixedCase = /\p{Ll}/u.test(text);
  const words = splitTyped(text).flatMap((typed): TypedWord[] => {
    if (isUnspaced(typed)) return splitUnspaced(typed);
    const folded = foldText(typed);
    // `IT` in a query with small letters is no pronoun.
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

/** As `splitWords`, of text whose case and kana are still as typed. */
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
  // A query of particles alone is searched for as it is.
  return words.every(({ isStop }) => isStop) ? [whole] : words;
}
