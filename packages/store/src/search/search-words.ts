/**
 * How text is cut into words for searching, the same for reports and for queries and on both
 * databases: accents and case folded, full-width forms made narrow; runs of Chinese or Japanese
 * characters, which have no spaces, into overlapping pairs.
 */
export function foldWords(text: string): string[] {
  const folded = text.normalize('NFKD').replace(combiningMarks, '').normalize('NFKC').toLowerCase();
  const words: string[] = [];
  for (const [word] of folded.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    for (const piece of word.split(ideographs)) {
      if (piece !== '') words.push(...(isIdeographic(piece) ? pairUp(piece) : [piece]));
    }
  }
  return words;
}

/** Not those of kana: voiced and unvoiced syllables are different letters. */
const combiningMarks = /[\u0300-\u036f]/g;

const ideographs = /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc\u3005]+)/u;

function isIdeographic(text: string): boolean {
  return ideographs.test(text);
}

function pairUp(run: string): string[] {
  const characters = Array.from(run);
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

/** What comes after so many words makes nothing easier to find, and each costs a look through the index. */
const mostWords = 20;

/** A registration number is often typed in groups: 51 824 753 556. */
export function queryWords(query: string): string[] {
  const digits = query.replace(/[\s-]/g, '');
  return /^\d{8,13}$/.test(digits) ? [digits] : foldWords(query).slice(0, mostWords);
}

/** Without those that others begin with: whatever has a word that begins so has those too. */
export function tellingWords(words: string[]): string[] {
  return [...new Set(words)].filter(
    (word) => !words.some((other) => other !== word && other.startsWith(word)),
  );
}
