/** Characters of scripts that are written without spaces between words. */
const unspaced = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\u30fc\\u3005';
const word = /[\p{L}\p{M}\p{N}]+/gu;
const unspacedRun = new RegExp(`([${unspaced}]+)`, 'u');
/** The dot between the parts of a Japanese name is often left out. */
const nameDot = new RegExp(`(?<=[${unspaced}])・(?=[${unspaced}])`, 'gu');
const possessive = /['’]s(?![\p{L}\p{N}])/gu;

/** The words of folded text; a run of Chinese or Japanese characters is one word. */
export const splitWords = (folded: string): string[] => listRuns(folded.replace(possessive, ''));

/** Letters and digits without a break; a run of Chinese or Japanese characters stands by itself. */
export function listRuns(text: string): string[] {
  return Array.from(text.matchAll(word)).flatMap(([run]) =>
    run.split(unspacedRun).filter((piece) => piece !== ''),
  );
}

export const isUnspaced = (text: string): boolean => unspacedRun.test(text);

export const dropNameDots = (text: string): string => text.replace(nameDot, '');

/** Overlapping pairs of characters; a single character is its own pair. */
export function pairUp(run: string): string[] {
  const characters = Array.from(run);
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}
