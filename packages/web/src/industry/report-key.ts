/** What names an industry report, as its path gives it. */
export interface ReportKey {
  country: string;
  code: string;
  language: string;
}

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

export function countryName(code: string): string {
  return /^[a-z]{2}$/i.test(code) ? (regionNames.of(code.toUpperCase()) ?? code) : code;
}
