interface MarkedTextProps {
  text: string;
  /** Words as they are written in the text. */
  words: readonly string[];
}

/** A text with the matched words marked. */
export function MarkedText({ text, words }: MarkedTextProps) {
  return splitAtWords(text, words).map((piece, index) =>
    index % 2 === 1 ? <mark key={index}>{piece}</mark> : piece,
  );
}

/** Every second piece is one of the words. */
function splitAtWords(text: string, words: readonly string[]): string[] {
  const longestFirst = [...words]
    .filter((word) => word !== '')
    .sort((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return [text];
  const escaped = longestFirst.map((word) => word.replace(/[^\p{L}\p{N}]/gu, '\\$&'));
  // A word of letters is not marked within another one; Japanese has no spaces between words.
  const bounded = escaped.map((word) =>
    /^[\p{Script=Latin}\p{N}]/u.test(word) ? `(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])` : word,
  );
  return text.split(new RegExp(`(${bounded.join('|')})`, 'u'));
}
