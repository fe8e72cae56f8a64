import type { Broadsheet, ReportsOfCode } from '@broadsheet/client';
import { mostCodes } from '@broadsheet/contract';
import { formatTable } from '../terminal/table.js';
import { formatCsv } from './format-csv.js';

interface CodesQuery {
  version: string;
  codes: readonly string[];
  country: string | undefined;
}

/** Any number of codes, in requests of as many as one takes. */
export async function findReportsOfCodes(
  { classifications }: Broadsheet,
  { version, codes, country }: CodesQuery,
): Promise<ReportsOfCode[]> {
  const distinct = [...new Set(codes)];
  const found: ReportsOfCode[] = [];
  for (let start = 0; start < distinct.length; start += mostCodes) {
    const part = distinct.slice(start, start + mostCodes);
    const answer = await classifications.reportsByCode({
      versions: [version],
      codes: part,
      country,
    });
    found.push(...answer.flatMap((each) => each.reportsByClassificationCode));
  }
  return found;
}

/** One row per report; a code without one has a row that says so. */
export function formatReports(found: readonly ReportsOfCode[], { csv = false }): string {
  const rows = found.flatMap(({ classificationCode: code, problem, reports }) => {
    if (reports.length === 0) return [[code, '', '', '', problem ?? 'no report']];
    return reports.map((report) => [
      code,
      [
        ...[report.reportCollection, report.reportCountry],
        ...[report.reportCode, report.reportLanguage],
      ].join('/'),
      report.found.by,
      `${report.found.version} ${report.found.code}`,
      report.reportTitle,
    ]);
  });
  if (csv) return formatCsv([['Code', 'Report', 'FoundBy', 'FoundCode', 'Title'], ...rows]);
  return formatTable([['CODE', 'REPORT', 'FOUND BY', 'CODE FOUND', 'TITLE'], ...rows]);
}
