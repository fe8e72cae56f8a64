/** Those that most reports are about: known without the browser's lists of names, which it reads from disk. */
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

/** The English name of a country; what was given where that is no code of one. */
export function countryName(code: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  const known = common[code.toUpperCase()];
  if (known !== undefined) return known;
  names ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
  return names.of(code.toUpperCase()) ?? code;
}
