import type { Cell, Reference } from '../section-view.js';
import { phrasesOf, type Phrases } from '../writing/phrases.js';

/** `Wine (industry AU 1214; Share: 3)`: a report, its key and its details. */
export function writeReference(reference: Reference, language: string): string {
  return writeWith(reference, phrasesOf(language));
}

/** The full text of a cell; if it names a report, also the report's key. */
export function writeWhole({ text, reference }: Cell, language: string): string {
  return reference ? writeWith(reference, phrasesOf(language)) : text;
}

function writeWith({ title, key, details }: Reference, phrases: Phrases): string {
  const names = Object.values(key).join(' ');
  const parts = [
    ...(names === '' || names === title ? [] : [names]),
    ...details.map(({ name, cell: { text, reference } }) => {
      const whole = reference ? writeWith(reference, phrases) : text;
      return `${name}${phrases.colon}${whole}`;
    }),
  ];
  return parts.length === 0 ? title : `${title}${phrases.brackets(parts.join(phrases.semicolon))}`;
}
