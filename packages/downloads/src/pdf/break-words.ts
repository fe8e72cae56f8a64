const zeroWidthSpace = '\u200B';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

interface Limits {
  /** Words up to this many letters stay whole. */
  longest: number;
  /** Longer words may break after this many letters. */
  every: number;
}

/** Lets lines break inside words that are longer than a line, so that no text leaves the page. */
export function breakWords(text: string, { longest, every }: Limits): string {
  return text.replace(/\S+/g, (word) => (word.length > longest ? breakWord(word, every) : word));
}

function breakWord(word: string, every: number): string {
  const letters = /^[ -~]*$/.test(word)
    ? Array.from(word)
    : Array.from(graphemes.segment(word), ({ segment }) => segment);
  const pieces: string[] = [];
  for (let from = 0; from < letters.length; from += every) {
    pieces.push(letters.slice(from, from + every).join(''));
  }
  return pieces.join(zeroWidthSpace);
}
