/** Control characters, and marks that turn the direction of what follows. */
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Text of a service on one line of a terminal: a title must not be able to move the cursor, clear
 * the screen or pretend to be another line.
 */
export function printable(text: string): string {
  return text.replace(unprintable, ' ');
}

/** The same for text of several lines. */
export function printableLines(text: string): string[] {
  return text.split(/\r\n|[\r\n]/).map((line) => printable(line.replaceAll('\t', '    ')));
}
