/** What names an industry report, as its path gives it. */
export interface ReportKey {
  country: string;
  code: string;
  language: string;
}

// The browser reads its lists of names from disk for it: not before the first page is there.
let regionNames: Intl.DisplayNames | undefined;

export function countryName(code: string): string {
  if (!/^[a-z]{2}$/i.test(code)) return code;
  regionNames ??= new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });
  return regionNames.of(code.toUpperCase()) ?? code;
}
