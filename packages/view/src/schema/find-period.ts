import { valueOf, type Fields } from './json-schema.js';

/** The property of a row that says when, and what it says as text; undefined where it has none. */
export function findPeriod(fields: Fields): { name: string; text: string } | undefined {
  for (const name of ['Date', 'Year']) {
    const value = valueOf(fields, name);
    if (typeof value === 'string' || typeof value === 'number')
      return { name, text: String(value) };
  }
  return undefined;
}
