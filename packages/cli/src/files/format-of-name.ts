import { extname } from 'node:path';
import { UserError } from '../user-error.js';

interface Endings<Format> {
  /** What each ending means: `{ yml: 'yaml' }`. */
  formats: Readonly<Record<string, Format>>;
  /** Where the files come from that this command does not write. */
  advice?: string;
}

/**
 * The format that the name of a file says; undefined if it says none. An ending that means another
 * format is refused, because no program would open such a file.
 */
export function findFormatOfName<Format extends string>(
  path: string,
  { formats, advice = '' }: Endings<Format>,
): Format | undefined {
  const ending = extname(path).slice(1).toLowerCase();
  if (ending === '') return undefined;
  if (Object.hasOwn(formats, ending)) return formats[ending];
  const known = Object.keys(formats).map((each) => `.${each}`);
  throw new UserError(
    `${path} is not written: this command writes files that end in ${known.join(', ')}.${advice}`,
  );
}

/** Each format under its own name. */
export const namedFormats = <Format extends string>(
  names: readonly Format[],
): Record<string, Format> => Object.fromEntries(names.map((name) => [name, name]));
