/**
 * Plain words and other names as one search term. A term without a space or semicolon is an identifier;
 * any other is found word by word.
 */
export const joinWords = (words: readonly string[] = []): string[] =>
  words.length === 0 ? [] : [`${words.join('; ')};`];
