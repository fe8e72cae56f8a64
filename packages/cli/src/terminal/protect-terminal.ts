/**
 * The only escape sequences that this program writes itself: colours, and removing a progress bar.
 */
const ownEscape = String.raw`\r\u001B\[2K|\u001B\[(?:1|2|22|31|32|33|36|39)m`;
const lineBreak = String.raw`\r?\n|\t`;

/** On a terminal also C1 control characters, and marks that change the text direction. */
const onTerminal = new RegExp(
  String.raw`(${ownEscape}|${lineBreak})|[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]`,
  'gu',
);
/**
 * In a file or a pipe data stays unchanged, except for what a pager would pass on to the terminal.
 */
const elsewhere = new RegExp(String.raw`(${lineBreak})|[\u0000-\u001f\u007f]`, 'gu');

interface Stream {
  isTTY?: boolean;
  write: typeof process.stdout.write;
}

/**
 * The last line of defence: no text from a service, a file or a database can move the cursor,
 * rename the window or clear the screen. Bytes, such as those of an image, pass unchanged.
 */
export function protectTerminal(...streams: Stream[]): void {
  for (const stream of streams) {
    const unsafe = stream.isTTY === true ? onTerminal : elsewhere;
    const write = stream.write.bind(stream) as (...args: unknown[]) => boolean;
    stream.write = (chunk: unknown, ...rest: unknown[]): boolean =>
      write(typeof chunk === 'string' ? withoutControls(chunk, unsafe) : chunk, ...rest);
  }
}

export function withoutControls(text: string, unsafe = onTerminal): string {
  return text.replace(unsafe, (_found, allowed: string | undefined) => allowed ?? ' ');
}
