import type { Broadsheet, FoundReport } from '@broadsheet/client';

/** The most a page holds; whoever has more reports than that waits for a few pages. */
const pageSize = 1000;

/** Every report that may be read, of a country and a family or of all, in the order of titles. */
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
