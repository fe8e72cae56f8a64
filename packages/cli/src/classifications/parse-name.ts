import { InvalidArgumentError } from 'commander';

const version = '[A-Za-z][A-Za-z0-9]{0,15}-[A-Za-z0-9.]{1,15}';
const form = new RegExp(`^${version}(/${version})?$`);

/** `ANZSIC-2006`, or `NACE-2/ISIC-4` for a concordance, in any letter case. */
export function parseName(text: string): string {
  if (form.test(text)) return text.toUpperCase();
  throw new InvalidArgumentError(
    'A classification is named like ANZSIC-2006, a concordance like NACE-2/ISIC-4.',
  );
}

/** Whether a text in a document can name a classification. */
export const isVersion = (text: unknown): text is string =>
  typeof text === 'string' && form.test(text) && !text.includes('/');

/** `NACE-2/ISIC-4`. */
export function parseConcordance(text: string): string {
  const name = parseName(text);
  if (name.includes('/')) return name;
  throw new InvalidArgumentError('It names two classifications, such as NACE-2/ISIC-4.');
}

/** `ANZSIC-2006`. */
export function parseVersion(text: string): string {
  const name = parseName(text);
  if (!name.includes('/')) return name;
  throw new InvalidArgumentError('It names one classification, such as ANZSIC-2006.');
}
