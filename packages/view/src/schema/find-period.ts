import { valueOf, type Fields } from './json-schema.js';

/** The property of a row with its period, and the period as text; undefined if it has none. */
export function findPeriod(fields: Fields): { name: string; text: string } | undefined {
  for (const name of ['Date', 'Year']) {
    const value = valueOf(fields, name);
    if (typeof value === 'string' || typeof value === 'number')
      return { name, text: String(value) };
  }
  return undefined;
}

/** Earliest first: periods sort as text. */
export const comparePeriods = (one: string, other: string) =>
  one < other ? -1 : one > other ? 1 : 0;
