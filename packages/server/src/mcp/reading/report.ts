import { findReportKey, formatReportKey, type Family, type ReportKey } from '@broadsheet/contract';
import { Refusal } from './refusal.js';

const examples: Record<Family, string> = {
  industry: 'industry/AU/1214/English',
  company: 'company/1001/English',
};

/** The report that a tool was asked about; refuses what is none of the family it reads. */
export function getReport(text: string, family: Family): ReportKey {
  const key = findReportKey(text);
  if (key?.family === family) return key;
  const known = key
    ? `it names a report of the family ${key.family}`
    : 'it is not the key of a report';
  throw new Refusal(
    'invalid_report_key',
    `reportKey is ${JSON.stringify(text)}; ${known}. It must be like "${examples[family]}"; search_reports finds it.`,
  );
}

export function noSuchReport(key: ReportKey): Refusal {
  return new Refusal(
    'not_found',
    `There is no report ${formatReportKey(key)}, and no other language is read in its place; search_reports finds those there are.`,
  );
}
