import { BroadsheetError, type Broadsheet } from '@broadsheet/client';
import { families, type ReportKey } from '@broadsheet/contract';
import { UserError } from '../user-error.js';
import { listAllReports } from './list-reports.js';

/** The error for a missing report; it lists existing reports with the same code. */
export async function noSuchReport(client: Broadsheet, key: ReportKey): Promise<UserError> {
  const others = await findNamesakes(client, key.family, key.code);
  const hint =
    others.length > 0
      ? ` There is ${others.slice(0, 5).join(', ')}.`
      : ' "broadsheet reports" lists all you may read.';
  return new UserError(`There is no report ${families.formatReportKey(key)}.${hint}`);
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
