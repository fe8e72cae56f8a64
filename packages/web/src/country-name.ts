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

let names: Intl.DisplayNames | undefined;

/** The English name of a country; returns the input if it is not a country code. */
export function countryName(code: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  const known = common[code.toUpperCase()];
  if (known !== undefined) return known;
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
  return names.of(code.toUpperCase()) ?? code;
}
