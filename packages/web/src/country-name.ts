import { hasCountryForm } from '@broadsheet/contract/key-patterns';

/** The most common countries: avoids the browser's name tables, which it reads from disk. */
const common: Partial<Record<string, string>> = {
  AU: 'Australia',
  CA: 'Canada',
  CN: 'China',
  DE: 'Germany',
  FR: 'France',
  GB: 'United Kingdom',
  IE: 'Ireland',
  IN: 'India',
  JP: 'Japan',
  NZ: 'New Zealand',
  SG: 'Singapore',
  US: 'United States',
};

const names = new Map<string, Intl.DisplayNames>();

/** The name of a country in a language; returns the input if it is not a country code. */
export function countryName(code: string, tag: string): string {
  if (!hasCountryForm(code)) return code;
  const known = tag === 'en' ? common[code.toUpperCase()] : undefined;
  if (known !== undefined) return known;
  const table = names.get(tag) ?? new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
  names.set(tag, table);
  return table.of(code.toUpperCase()) ?? code;
}
