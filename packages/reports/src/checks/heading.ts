import type { Findings } from '@broadsheet/contract/checking';
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
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (year < 1900 || month < 1 || month > 12 || day < 1 || day > lastDay) {
    found.error(pointer, `"${date}" is not a date of the calendar; write YYYY-MM-DD.`);
  }
}
