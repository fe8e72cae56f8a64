import type { Broadsheet } from '@broadsheet/client';

/** The languages in which the company's report is published and may be read. */
export async function listLanguages(
  client: Broadsheet,
  entityId: number,
  signal: AbortSignal,
): Promise<string[]> {
  const code = String(entityId);
  const { reports } = await client.search({
    query: code,
    families: ['company'],
    limit: 50,
    signal,
  });
  return reports
    .filter((found) => found.code === code)
    .map(({ language }) => language)
    .sort();
}
