/** Rules for where a line of text may break. */

/**
 * Characters that belong to the one before them: combining marks, joiners, variation selectors,
 * skin tones.
 */
const clings = /^(?:\p{M}|\p{Emoji_Modifier}|\u200d)$/u;
/** Characters that must not begin a line in Japanese typesetting, nor end one. */
const notFirst =
  /^[、。，．・：；？！ー）」』】〕〜～％ァィゥェォッャュョぁぃぅぇぉっゃゅょ)\],.%]/;
const notLast = /[（「『【〔(]$/;
/** A line may end after these, in any language. */
const breaksAfter = /[ \-–—/\u200b、。・）」』】〕]$/;

/** Scripts written without spaces. A phrase often ends where one script follows another. */
const scripts = {
  kanji: /[\p{Script=Han}々]/u,
  katakana: /[\p{Script=Katakana}ー]/u,
  hiragana: /\p{Script=Hiragana}/u,
};

/** In these letters alone, one search finds the places of the rules below. */
const basicLatin = /^[ -~]*$/;
const basicBreaks = /(?<=[ \-/])(?![ )\],.%])/;

/** Splits text into pieces that should not be broken, each with the spaces that follow it. */
export function textPieces(text: string): string[] {
  const trimmed = text.trim().replace(/\s+/gu, ' ');
  if (basicLatin.test(trimmed)) return trimmed === '' ? [] : trimmed.split(basicBreaks);
  const found: string[] = [];
  for (const cluster of clusters(trimmed)) {
    const last = found.at(-1);
    if (last === undefined || mayBreak(last, cluster)) found.push(cluster);
    else found[found.length - 1] = last + cluster;
  }
  return found;
}

/**
 * Splits text into visible characters: each is a base with its combining marks and joined emoji.
 */
export function clusters(text: string): string[] {
  const found: string[] = [];
  for (const character of text) {
    const last = found.at(-1);
    if (last !== undefined && (clings.test(character) || last.endsWith('\u200d'))) {
      found[found.length - 1] = last + character;
    } else found.push(character);
  }
  return found;
}

export function mayBeginLine(text: string): boolean {
  return !text.startsWith(' ') && !notFirst.test(text);
}

function mayBreak(before: string, next: string): boolean {
  if (!mayBeginLine(next) || notLast.test(before)) return false;
  if (breaksAfter.test(before) || next === '（') return true;
  // "Other", which mixes two scripts, begins many Japanese names.
  if (next === '他' && before.endsWith('その')) return false;
  const [from, to] = [scriptOf(before.slice(-1)), scriptOf(next)];
  // Hiragana are mostly endings of the preceding word.
  return from !== to && to !== 'hiragana' && (from !== undefined || to !== undefined);
}

function scriptOf(character: string): keyof typeof scripts | undefined {
  if (scripts.kanji.test(character)) return 'kanji';
  if (scripts.katakana.test(character)) return 'katakana';
  return scripts.hiragana.test(character) ? 'hiragana' : undefined;
}
