import type { Findings } from '@broadsheet/contract/checking';
import { describeWrongDate, isCalendarDate } from '../calendar-date.js';
import { firstYear } from '../document/parts.js';
import { isCountryCode } from '../words/country.js';
import { isCurrencyCode } from '../words/currency.js';

/** Wrong codes that people write for a country. */
const usualMistakes: Partial<Record<string, string>> = { UK: 'GB', EN: 'GB', EL: 'GR' };

export function checkCountry(found: Findings, code: string, pointer: string): void {
  if (isCountryCode(code)) return;
  const meant = usualMistakes[code];
  found.error(
    pointer,
    `"${code}" is not a country code of ISO 3166-1${meant === undefined ? '.' : `; did you mean "${meant}"?`}`,
  );
}

export function checkCurrency(found: Findings, code: string, pointer: string): void {
  if (!isCurrencyCode(code)) {
    found.error(pointer, `"${code}" is not a currency code of ISO 4217, such as AUD or USD.`);
  }
}

export function checkDate(found: Findings, date: string, pointer: string): void {
  if (!isCalendarDate(date)) found.error(pointer, describeWrongDate(date));
  else if (Number(date.slice(0, 4)) < firstYear) {
    found.error(pointer, `"${date}" is too long ago; write a date from ${String(firstYear)} on.`);
  }
}
