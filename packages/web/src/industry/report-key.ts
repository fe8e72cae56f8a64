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
