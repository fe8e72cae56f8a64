import { styleText } from 'node:util';

type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan';

/** Colours a text, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

/** Colours only on a terminal, and not if NO_COLOR is set. */
export function createPaint(
  stream: { isTTY?: boolean },
  { NO_COLOR = '', TERM }: NodeJS.ProcessEnv = process.env,
): Paint {
  const isColoured = stream.isTTY === true && NO_COLOR === '' && TERM !== 'dumb';
  // Otherwise `styleText` would check standard output again, also for text to standard error.
  const options = { validateStream: false };
  return (style, text) => (isColoured ? styleText(style, text, options) : text);
}
