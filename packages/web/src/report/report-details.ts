import type { Broadsheet, FoundReport } from '@broadsheet/client';
import { isSame, type ReportName } from './report-name.js';

/** What search knows of a report. */
export interface ReportDetails {
  /** Undefined where the search knows nothing of it, as right after it was withdrawn. */
  own: Pick<FoundReport, 'title' | 'sector' | 'updatedAt'> | undefined;
  /** The languages it is published in. */
  languages: string[];
}

export async function loadDetails(
  client: Broadsheet,
  { family, country, code, key }: ReportName,
  signal: AbortSignal,
): Promise<ReportDetails> {
  // The last field tells most reports apart, and search wants words.
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
