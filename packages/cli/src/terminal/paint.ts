import { styleText } from 'node:util';

type Style = 'bold' | 'dim' | 'red' | 'yellow' | 'green' | 'cyan';

/** Colours a text, or leaves it as it is. */
export type Paint = (style: Style, text: string) => string;

/** Colours only where somebody sees them and has not declined them (NO_COLOR). */
export function createPaint(
  stream: { isTTY?: boolean },
  { NO_COLOR = '', TERM }: NodeJS.ProcessEnv = process.env,
): Paint {
  const isColoured = stream.isTTY === true && NO_COLOR === '' && TERM !== 'dumb';
  // Otherwise it would look at standard output once more, also for what goes to standard error.
  const options = { validateStream: false };
  return (style, text) => (isColoured ? styleText(style, text, options) : text);
}
