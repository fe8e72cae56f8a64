import { countriesEn } from './english/countries.js';

/** ISO 3166-1 alpha-2, upper case. */
export type CountryCode = keyof typeof countriesEn;

export function isCountryCode(text: string): text is CountryCode {
  return Object.hasOwn(countriesEn, text);
}
