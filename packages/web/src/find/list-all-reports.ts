import type { Broadsheet, FoundReport } from '@broadsheet/client';

/** The largest page of the API; a user with more reports waits for several pages. */
const pageSize = 1000;

/** Every report that the user may read, of one country and family or of all, sorted by title. */
export async function listAllReports(
  client: Broadsheet,
  { country, family }: { country?: string; family?: string },
  signal: AbortSignal,
): Promise<FoundReport[]> {
  const all: FoundReport[] = [];
  const families = family === undefined ? undefined : [family];
  for await (const report of client.search({ country, families, limit: pageSize, signal })) {
    all.push(report);
  }
  return all;
}
