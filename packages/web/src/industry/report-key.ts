import { countryName } from '../country-name.js';
import type { ReportName } from '../report/report-name.js';

/** What names an industry report, as its path gives it. */
export interface ReportKey {
  country: string;
  code: string;
  language: string;
}

export function nameReport({ country, code, language }: ReportKey): ReportName {
  const key = `industry/${country}/${code}/${language}`;
  return { family: 'industry', country, code, language, key };
}

/** What it is called before its title is known. */
export function nameUnknown({ country, code }: ReportKey): string {
  return `Industry report ${code}, ${countryName(country)}`;
}
