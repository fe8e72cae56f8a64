import { company, companySectionTokens, families } from '@broadsheet/contract';
import { Errors } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const path = '/company/v3/fullreport';
const vineyard = { Country: 'AU', EntityId: 1001 };

interface FullReport {
  Report: Record<string, unknown>;
  Sections: { RequestedSection: string; StatusCode: number; Body: unknown }[];
}

describe('a full report', () => {
  it('has every section with data, as sections answers it, in the order of the definition', async () => {
    const full = await service.post(path, vineyard);
    const all = await service.post('/company/v3/sections', {
      ...vineyard,
      ReportSections: companySectionTokens,
    });
    const { Sections } = all.json as FullReport;
    expect(full.status).toBe(200);
    expect((full.json as FullReport).Sections).toEqual(
      Sections.filter(({ StatusCode }) => StatusCode === 200),
    );
  });

  it('says which report it is, with the times that lists tell', async () => {
    const full = await service.post(path, vineyard);
    const list = await service.post('/company/v3/reportlist', { Country: 'AU' });
    const { Reports } = list.json as { Reports: Record<string, unknown>[] };
    const entry = Reports.find(
      ({ EntityId, Language }) => EntityId === 1001 && Language === 'English',
    );
    expect((full.json as FullReport).Report).toEqual({ ...entry, Edition: 1 });
    expect(full.headers['broadsheet-edition']).toBe('1');
  });

  it('is what its schema says', async () => {
    const { fullreport } = families.operationsOf(company.name).sections ?? {};
    const { json } = await service.post(path, vineyard);
    expect(Errors(fullreport?.answers[200]?.schema ?? {}, json)).toEqual([]);
  });

  it('gives the time of an update', async () => {
    const stored = await service.store.editions.findDocument({
      ...{ family: 'company', country: 'AU', code: '1002', language: 'English' },
    });
    const document = { ...(JSON.parse(stored?.document ?? '{}') as object), Title: 'New Name Ltd' };
    const { buildDraft } = await import('@broadsheet/editions');
    await service.store.editions.publish([buildDraft({ family: 'company', document })], {
      name: 'test',
      address: '',
    });
    await service.app.noticeChanges();
    const { json } = await service.post(path, { Country: 'AU', EntityId: 1002 });
    const { Report } = json as FullReport;
    expect(Report).toMatchObject({ Title: 'New Name Ltd', Edition: 2 });
    expect(String(Report.UpdatedAt) >= String(Report.PublishedAt)).toBe(true);
  });

  it('is refused, absent or not covered as other reads are', async () => {
    const token = await service.tokenOf('limited');
    const headers = { authorization: `Bearer ${token}` };
    expect((await service.post(path, vineyard, headers)).status).toBe(403);
    expect((await service.post(path, { ...vineyard, EntityId: 9 })).status).toBe(204);
    expect((await service.post(path, { ...vineyard, Language: 'Klingon' })).status).toBe(204);
    expect((await service.post(path, { ...vineyard, Country: 'NZ' })).status).toBe(400);
    expect((await service.post(path, { Country: 'AU' })).status).toBe(400);
  });

  it('comes compressed to those who accept that', async () => {
    const plain = await service.post(path, vineyard);
    const { gunzipSync } = await import('node:zlib');
    const answer = await service.http.inject({
      method: 'POST',
      url: path,
      payload: vineyard,
      headers: { authorization: `Bearer ${service.token}`, 'accept-encoding': 'gzip' },
    });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(answer.rawPayload).toString()).toBe(plain.text);
  });
});
