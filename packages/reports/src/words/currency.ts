import { currencySigns } from '@broadsheet/contract/words';
import { currencies } from './currencies.js';

/** ISO 4217, upper case. */
export type CurrencyCode = keyof typeof currencies;

export function isCurrencyCode(text: string): text is CurrencyCode {
  return Object.hasOwn(currencies, text);
}

const symbols: Partial<Record<string, string>> = currencySigns;

/** A currency without a symbol is written with its code: `CHF 5`. */
export function getCurrencySymbol(currency: string): string {
  return symbols[currency] ?? `${currency}\u00a0`;
}

/**
 * In a country's own report its dollar is simply `$`. ISO 4217 starts a currency's code with its
 * country's, so `AUD` is at home in `AU`.
 */
export function getHomeCurrencySymbol(currency: string, country: string): string {
  const symbol = getCurrencySymbol(currency);
  return currency.startsWith(country) && symbol.endsWith('$') ? '$' : symbol;
}
