/** State reports and what they show of other reports, tested through HTTP requests. */
import { families, state } from '@broadsheet/contract';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft, refreshSpanning } from '@broadsheet/editions';
import { Errors } from 'typebox/value';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';

const { name } = state;
const operations = families.operationsOf(name);
const tokens = Object.keys(state.sections);
const victoria = { Country: 'AU', Region: 'VIC', Code: '1214', Language: 'English' };
const wine = { family: 'industry', country: 'AU', code: '1214', language: 'English' };
const act = { actor: { name: 'test', address: '' } };

let service: Service;
/** A token of a client that may read only state reports. */
let apart: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  await service.store.clients.save({
    id: 'apart',
    name: 'State reports alone',
    entitlements: [{ access: 'read', families: [name], countries: '*', languages: '*' }],
    users: { reader: 'open sesame' },
  });
  apart = { authorization: `Bearer ${await service.tokenOf('apart')}` };
  const documents = [...demoDocuments({ counts: { [name]: 8 } })];
  await service.store.editions.publish(documents.map(buildDraft), act.actor);
  await refresh();
});
afterAll(() => service.stop());

async function refresh() {
  await refreshSpanning(service.store);
  await service.app.noticeChanges();
}

interface Answered {
  Sections: { StatusCode: number; Body: Record<string, unknown> | null }[];
}

const read = async (ReportSections: string[], headers?: Record<string, string>) => {
  const body = { ...victoria, ReportSections };
  const { status, json } = await service.post(`/${name}/v3/sections`, body, headers);
  expect(status).toBe(200);
  expect(Errors(operations.sections?.sections.answers[200]?.schema ?? {}, json)).toEqual([]);
  return (json as Answered).Sections;
};
const readImages = async (headers?: Record<string, string>) => {
  const { json } = await service.post(`/${name}/v3/images`, victoria, headers);
  return (json as { Images: { Name: string }[] }).Images.map(({ Name }) => Name);
};
const countRegions = async () => {
  const [comparison] = await read(['regionalcomparison']);
  return (comparison?.Body?.Regions as unknown[] | undefined)?.length;
};

it('has every section and chart, with the country and the other regions beside its own', async () => {
  const sections = await read(tokens);
  expect(sections.map(({ StatusCode }) => StatusCode)).toEqual(tokens.map(() => 200));
  expect(sections[2]?.Body).toHaveProperty('National');
  expect(sections[2]?.Body).toHaveProperty('Shares');
  expect(sections[2]?.Body?.Latest).toMatchObject({
    Currency: 'AUD',
    Places: [
      { Name: 'Victoria', Year: 2026, Employees: 3548 },
      { Name: 'Australia', Year: 2026, Employees: 15728 },
    ],
  });
  expect(await countRegions()).toBe(8);
  expect(await readImages()).toEqual(Object.keys(state.charts));
  const chart = { ...victoria, Image: 'RegionalShares' };
  const { json } = await service.post(`/${name}/v3/chart`, chart);
  expect((json as { Rows: unknown[] }).Rows).toHaveLength(8);
});

it('shows a client that may not read the industry the region alone, in every operation', async () => {
  const [statistics, comparison] = await read(['keystatistics', 'regionalcomparison'], apart);
  expect(statistics?.Body).toHaveProperty('Statistics');
  expect(statistics?.Body).not.toHaveProperty('National');
  expect(statistics?.Body).not.toHaveProperty('Shares');
  expect(statistics?.Body).not.toHaveProperty('Latest');
  expect(comparison).toMatchObject({ StatusCode: 404, Body: null });
  expect(await readImages(apart)).toEqual(['Revenue', 'Employees']);
  const chart = { ...victoria, Image: 'RegionalShares' };
  expect((await service.post(`/${name}/v3/chart`, chart, apart)).status).toBe(204);
  const image = `/${name}/v3/image/?country=au&region=vic&code=1214&language=english&image=regionalshares`;
  expect((await service.post(image, undefined, apart)).status).toBe(404);
  const asked = [
    [`/${name}/v3/fullreport`, victoria],
    [`/${name}/v3/section`, { Country: 'AU', Region: 'VIC', ReportSection: 'keystatistics' }],
    ['/downloads/v3/report', { ...victoria, Family: name, Format: 'json' }],
  ] as const;
  for (const [path, body] of asked) {
    const whole = await service.post(path, body);
    const part = await service.post(path, body, apart);
    expect([whole.status, part.status]).toEqual([200, 200]);
    expect(whole.text).toContain('"National"');
    expect(part.text).toContain('"Statistics"');
    expect(part.text).not.toContain('"National"');
  }
});

it('loses and regains what spans reports as the others are withdrawn and come back', async () => {
  const { editions } = service.store;
  await editions.withdraw(wine, act);
  await refresh();
  const [statistics, comparison] = await read(['keystatistics', 'regionalcomparison']);
  expect(statistics?.Body).toHaveProperty('Statistics');
  expect(statistics?.Body).not.toHaveProperty('National');
  expect(comparison?.StatusCode).toBe(404);
  expect(await readImages()).toEqual(['Revenue', 'Employees']);
  await editions.rollBack(wine, 1, act);
  await refresh();
  expect(await countRegions()).toBe(8);
  await editions.withdraw({ ...wine, family: name, code: 'NT/1214' }, act);
  await refresh();
  expect(await countRegions()).toBe(7);
});

it('a new edition shows its own figures at once, not those that were made with the one before', async () => {
  const [document] = [...demoDocuments({ counts: { [name]: 2 } })].slice(1);
  const changed = { ...(document?.document as object), Currency: 'NZD' };
  await service.store.editions.publish(
    [buildDraft({ family: name, document: changed })],
    act.actor,
  );
  await service.app.noticeChanges();
  const [statistics] = await read(['keystatistics']);
  expect(JSON.stringify(statistics?.Body)).toContain('"NZD"');
  expect(statistics?.Body).not.toHaveProperty('National');
  await refresh();
  const [again] = await read(['keystatistics']);
  // Amounts in another currency are not compared; counts are.
  expect(JSON.stringify(again?.Body?.Shares)).not.toContain('"Revenue"');
  expect(JSON.stringify(again?.Body?.Shares)).toContain('"Employees"');
});
