import { formatEnglish } from './english-number.js';

const made = new Map<string, Intl.NumberFormat>();

/** A number in a language, with a real minus sign. */
export function writeNumber(value: number, tag: string, options: Intl.NumberFormatOptions): string {
  const english = tag === 'en' ? formatEnglish(value, options) : undefined;
  return (english ?? getNumberFormat(tag, options).format(value)).replace('-', '\u2212');
}

/**
 * Creating a format takes a hundred times as long as using it, and a page uses the same few for all
 * figures.
 */
function getNumberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = `${tag} ${JSON.stringify(options)}`;
  const known = made.get(name);
  if (known) return known;
  const fresh = new Intl.NumberFormat(tag, options);
  made.set(name, fresh);
  return fresh;
}
