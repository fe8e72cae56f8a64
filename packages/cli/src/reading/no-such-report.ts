import { BroadsheetError, type Broadsheet } from '@broadsheet/client';
import { families, type ReportKey } from '@broadsheet/contract';
import { UserError } from '../user-error.js';
import { listAllReports } from './list-reports.js';

/** Says that there is no such report, and which ones of the same code there are. */
export async function noSuchReport(client: Broadsheet, key: ReportKey): Promise<UserError> {
  const others = await findNamesakes(client, key.family, key.code);
  const hint =
    others.length > 0
      ? ` There is ${others.slice(0, 5).join(', ')}.`
      : ' "broadsheet reports" lists those there are.';
  return new UserError(`There is no report ${families.formatReportKey(key)}.${hint}`);
}

/** A hint is not worth an error of its own: some services have no lists, some clients no access. */
async function findNamesakes(client: Broadsheet, family: string, code: string): Promise<string[]> {
  try {
    const reports = await listAllReports(client, { families: [family] });
    return reports.filter((report) => report.code === code).map(({ key }) => key);
  } catch (error) {
    if (error instanceof BroadsheetError) return [];
    throw error;
  }
}
