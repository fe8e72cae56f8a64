import type { JsonSchema } from '../schema/json-schema.js';
import type { Phrases } from './phrases.js';

const calendarDate = /^(\d{4})(?:-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?)?$/;
const quarterDate = /^(\d{4})-?Q([1-4])$/;

/** `2025`, `2025-06`, `2025-06-30` or `2025-Q2` in a language; any other text is unchanged. */
export function writeDate(text: string, phrases: Phrases): string {
  const [, year, month, day] = calendarDate.exec(text) ?? [];
  if (year !== undefined && month === undefined) return year;
  if (year !== undefined) return phrases.date(year, numberOf(month), numberOf(day));
  const [, ofYear, quarter] = quarterDate.exec(text) ?? [];
  return ofYear !== undefined && quarter !== undefined ? phrases.quarter(ofYear, quarter) : text;
}

const numberOf = (digits: string | undefined) =>
  digits === undefined ? undefined : Number(digits);

/** Whether a schema is for a date: its pattern begins with a year that a month may follow. */
export function isDate({ pattern = '', format }: JsonSchema): boolean {
  return format === 'date' || /^\^(\[0-9\]|\\d)\{4\}\(?-/.test(pattern);
}
