/** Control characters, and marks that change the text direction. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Makes text from a service safe for one line of a terminal: a title must not move the cursor,
 * clear the screen or pretend to be another line.
 */
export function printable(text: string): string {
  return text.replace(unprintable, ' ');
}

/** The same for text of several lines. */
export function printableLines(text: string): string[] {
  return text.split(/\r\n|[\r\n]/).map((line) => printable(line.replaceAll('\t', '    ')));
}
