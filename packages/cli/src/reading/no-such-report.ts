import { BroadsheetError, type Broadsheet } from '@broadsheet/client';
import { families, type ReportKey } from '@broadsheet/contract';
import { UserError } from '../user-error.js';
import { listAllReports } from './list-reports.js';

/** The error for a missing report; it lists existing reports with the same code. */
export async function noSuchReport(client: Broadsheet, key: ReportKey): Promise<UserError> {
  const namesakes = await findNamesakes(client, key.family, key.code);
  return explain(families.formatReportKey(key), namesakes);
}

function explain(name: string, others: string[]): UserError {
  const hint =
    others.length > 0
      ? ` There is ${others.slice(0, 5).join(', ')}.`
      : ' "broadsheet reports" lists all you may read.';
  return new UserError(`There is no report ${name}.${hint}`);
}

/** The error if a service lists no charts of a report: either it has none, or there is no report. */
export async function noCharts(client: Broadsheet, key: ReportKey): Promise<UserError> {
  const name = families.formatReportKey(key);
  const namesakes = await findNamesakes(client, key.family, key.code);
  const isThere = namesakes.some((other) => other.toLowerCase() === name.toLowerCase());
  return isThere ? new UserError(`The report ${name} has no charts.`) : explain(name, namesakes);
}

/** Failing to find a hint is not an error: some services have no lists, some clients no access. */
async function findNamesakes(client: Broadsheet, family: string, code: string): Promise<string[]> {
  try {
    const reports = await listAllReports(client, { families: [family] });
    return reports.filter((report) => report.code === code).map(({ key }) => key);
  } catch (error) {
    if (error instanceof BroadsheetError) return [];
    throw error;
  }
}
