import type { DownloadedReport } from '../download/report-downloads.js';
import type { ReportName } from '../report/report-name.js';
import type { ExplorerWords } from '../words/explorer-words.js';

/** The key of an industry report, as in its path. */
export interface ReportKey {
  country: string;
  code: string;
  language: string;
}

export function nameReport({ country, code, language }: ReportKey): ReportName {
  const key = `industry/${country}/${code}/${language}`;
  return { family: 'industry', country, code, language, key };
}

export function downloadOf({ country, code, language }: ReportKey): DownloadedReport {
  return { family: 'industry', key: { Country: country, Code: code }, language };
}

/** The heading before the title is known. */
export function nameUnknown({ country, code }: ReportKey, words: ExplorerWords): string {
  return words.report.industryReport(code, words.country(country));
}
