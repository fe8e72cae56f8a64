import type { Broadsheet, FoundReport } from '@broadsheet/client';
import { isSame, type ReportName } from './report-name.js';

/** The search data about a report. */
export interface ReportDetails {
  /** Undefined if the search does not find the report, as right after a withdrawal. */
  own: Pick<FoundReport, 'title' | 'sector' | 'updatedAt'> | undefined;
  /** The languages in which it is published. */
  languages: string[];
}

export async function loadDetails(
  client: Broadsheet,
  { family, country, code, key }: ReportName,
  signal: AbortSignal,
): Promise<ReportDetails> {
  // The last key field tells most reports apart, and search expects words.
  const query = code.split('/').at(-1) ?? code;
  const { reports } = await client.search({
    families: [family],
    ...{ country, query, limit: 50, signal },
  });
  const editions = reports.filter((found) => isSame(found.code, code));
  return {
    own: editions.find((found) => isSame(found.key, key)),
    languages: editions.map(({ language }) => language).sort(),
  };
}
