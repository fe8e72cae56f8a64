/** The only escapes that this program writes itself: colours, and taking a progress bar away. */
const ownEscape = String.raw`\r\u001B\[2K|\u001B\[(?:1|2|22|31|32|33|36|39)m`;
const lineBreak = String.raw`\r?\n|\t`;

/** On a terminal also the second set of controls, and marks that turn the direction of what follows. */
const onTerminal = new RegExp(
  String.raw`(${ownEscape}|${lineBreak})|[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]`,
  'gu',
);
/** In a file or a pipe data stays as it is, but for what a pager would hand on to the terminal. */
const elsewhere = new RegExp(String.raw`(${lineBreak})|[\u0000-\u001f\u007f]`, 'gu');

interface Stream {
  isTTY?: boolean;
  write: typeof process.stdout.write;
}

/**
 * The last line of defence: whatever a service, a file or a database says, no text of it moves the
 * cursor, renames the window or clears the screen. Bytes, such as those of a picture, pass as they are.
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
