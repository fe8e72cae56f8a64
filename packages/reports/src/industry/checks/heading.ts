import { buildError, type Finding } from '../../finding.js';
import { isCountryCode } from '../../words/country.js';
import { isCurrencyCode } from '../../words/currency.js';

/** Codes that people write for a country whose code is another. */
const usualMistakes: Partial<Record<string, string>> = { UK: 'GB', EN: 'GB', EL: 'GR' };

export function* checkCountry(code: string, pointer: string): Iterable<Finding> {
  if (isCountryCode(code)) return;
  const meant = usualMistakes[code];
  yield buildError(
    pointer,
    `"${code}" is not a country code of ISO 3166-1${meant === undefined ? '.' : `; did you mean "${meant}"?`}`,
  );
}

export function* checkCurrency(code: string, pointer: string): Iterable<Finding> {
  if (!isCurrencyCode(code)) {
    yield buildError(pointer, `"${code}" is not a currency code of ISO 4217, such as AUD or USD.`);
  }
}

export function* checkDate(date: string, pointer: string): Iterable<Finding> {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (year < 1900 || month < 1 || month > 12 || day < 1 || day > lastDay) {
    yield buildError(pointer, `"${date}" is not a date of the calendar; write YYYY-MM-DD.`);
  }
}
