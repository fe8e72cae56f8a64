import { families } from '@broadsheet/contract';
import { demoDocuments } from '@broadsheet/demo';
import { refreshSpanning, shippedPreparation } from '@broadsheet/editions';
import { expect } from 'vitest';
import type { Service } from '../service.js';

/** The fields that name a demo report of a family, in English. */
export interface DemoReport {
  family: string;
  named: Record<string, unknown>;
}

/** Publishes the first demo report of each family, and lists them. */
export async function publishDemoReports({ app, store, post }: Service): Promise<DemoReport[]> {
  const documents = families.names.flatMap((name) => {
    const [first] = demoDocuments({ counts: { [name]: 1 } });
    return first ? [first] : [];
  });
  const me = { name: 'test', address: '' };
  await store.editions.publish(documents.map(shippedPreparation.buildDraft), me);
  await refreshSpanning(store);
  await app.noticeChanges();
  return Promise.all(
    families.list.map(async ({ name, example, key }) => {
      const { json } = await post(`/${name}/v3/reportlist`, { Country: example.Country });
      const [report] = (json as { Reports: Record<string, unknown>[] }).Reports;
      const fields = key.fields.map((field) => [field.name, report?.[field.name]]);
      const country = key.onlyCountry === undefined ? { Country: example.Country } : {};
      return { family: name, named: { ...country, ...(Object.fromEntries(fields) as object) } };
    }),
  );
}

/** The file of a report. */
export async function downloadReport(
  { http, token }: Service,
  { family, named }: DemoReport,
  asked: { Format: string; Language?: string; Sections?: string[] },
): Promise<Buffer> {
  const { statusCode, rawPayload } = await http.inject({
    method: 'POST',
    url: '/downloads/v3/report',
    payload: { Family: family, ...named, ...asked },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(statusCode, JSON.stringify({ family, ...named, ...asked })).toBe(200);
  return rawPayload;
}
