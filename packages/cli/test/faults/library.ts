import { join } from 'node:path';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft, refreshSpanning } from '@broadsheet/editions';
import { openStore, type Entitlement, type Store } from '@broadsheet/store';
import { vi } from 'vitest';
import { createFolder, startServiceProcess } from '../service-process.js';
import type { LoadRequest } from './load.js';

/** Cheap hashes, because their cost is not tested here. */
const secretCost = { logN: 4, r: 1, p: 1 };
const everything = { families: '*', countries: '*', languages: '*' } as const;
const users = { ann: 'secret' };

/**
 * Companies have no charts, so that the service draws nothing, which would be most of the work of a
 * short test.
 */
export const withoutCharts = { company: 3 };

/** A store with a few reports, and clients that may read, publish and administer. */
export async function fillLibrary(
  databaseUrl: string,
  counts: Record<string, number> = { industry: 1, company: 3 },
): Promise<Store> {
  const store = await openStore(databaseUrl, { secretCost });
  for (const access of ['read', 'publish', 'administer'] as const) {
    const entitlements: Entitlement[] = [{ access, ...everything }];
    if (access === 'publish') entitlements.push({ access: 'read', ...everything });
    await store.clients.save({ id: access, name: access, entitlements, users, secret: 'secret' });
  }
  const drafts = [...demoDocuments({ counts })].map(buildDraft);
  await store.editions.publish(drafts, { name: 'test', address: '' });
  await refreshSpanning(store);
  return store;
}

/** A process that serves such a store in its own SQLite file, and has finished drawing ahead. */
export async function serveLibrary() {
  const folder = await createFolder();
  const databaseUrl = `sqlite:${join(folder.path, 'reports.db')}`;
  const store = await fillLibrary(databaseUrl);
  const service = await startServiceProcess(['--database-url', databaseUrl]);
  await vi.waitUntil(async () => (await store.images.listUndrawn(1)).length === 0, {
    timeout: 60_000,
  });
  await store.close();
  return {
    service,
    token: await obtainToken(service.address),
    async stop() {
      await service.stop();
      await folder.remove();
    },
  };
}

export async function obtainToken(address: string, ClientId = 'read'): Promise<string> {
  const answer = await fetch(`${address}/authentication/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ClientId, Username: 'ann', Password: 'secret' }),
  });
  if (!answer.ok) throw new Error(`no token for ${ClientId}: ${await answer.text()}`);
  return ((await answer.json()) as { access_token: string }).access_token;
}

const report = { Country: 'AU', Language: 'English' };
const six = ['title', 'abn', 'brands', 'financials', 'keypersonnel', 'shareholders'];

/** Requests of readers, from the cheapest to the most expensive. */
export function readerRequests(token: string): LoadRequest[] {
  const image = '/industry/v3/image/?country=au&code=1214&language=english&image=';
  return [
    { path: '/industry/v3/images', token, body: { ...report, Code: '1214' } },
    { path: `${image}revenue`, token },
    { path: `${image}coststructure`, token },
    {
      path: '/company/v3/sections',
      token,
      body: { ...report, EntityId: 1001, ReportSections: six },
    },
    { path: '/industry/v3/chart', token, body: { ...report, Code: '1214', Image: 'Revenue' } },
    { path: '/industry/v3/reportlist', token, body: report },
    { path: '/company/v3/updatedreports', token, body: { StartDate: '2020-01-01' } },
    { path: '/search/v1/reports', token, body: { Query: 'wine' } },
  ];
}
