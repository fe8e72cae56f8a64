import { gunzipSync } from 'node:zlib';
import { buildDraft } from '@broadsheet/editions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
  const companies = Array.from({ length: 250 }, (_, index) => ({
    family: 'company',
    document: {
      EntityId: 5000 + index,
      Language: 'English',
      Title: `Company ${String(index)}`,
      ...(index % 2 === 0 && { ABN: '51824753556' }),
    },
  }));
  await service.store.editions.publish(companies.map(buildDraft), { name: 'test', address: '' });
  const users = { reader: 'open sesame' };
  const read = { access: 'read', countries: '*', languages: '*' } as const;
  await service.store.clients.save({
    id: 'metered',
    name: 'Metered',
    entitlements: [{ ...read, families: ['company'] }],
    ratePlan: [{ limit: 10, seconds: 3600 }],
    users,
  });
  await service.store.clients.save({
    id: 'japanese',
    name: 'Japanese only',
    entitlements: [{ ...read, families: ['company'], languages: ['Japanese'] }],
    users,
  });
  await service.app.noticeChanges();
});
afterAll(() => service.stop());

const path = '/company/v3/section';

interface Page {
  ReportSection: string;
  Reports: { EntityId: number; Language: string; StatusCode: number; Body: unknown }[];
  Missing?: number[];
  Next?: string;
}

const ask = async (body: object, headers?: Record<string, string>) => {
  const answer = await service.post(
    path,
    { Country: 'AU', ReportSection: 'abn', ...body },
    headers,
  );
  return { ...answer, page: answer.json as Page };
};

describe('one section of many reports', () => {
  it('comes page by page, each report of the country once, in the order of the list', async () => {
    const ids: number[] = [];
    let After: string | undefined;
    do {
      const { page } = await ask({ Limit: 77, ...(After !== undefined && { After }) });
      expect(page.Reports.length).toBeLessThanOrEqual(77);
      ids.push(...page.Reports.map(({ EntityId }) => EntityId));
      After = page.Next;
    } while (After !== undefined);
    const list = await service.post('/company/v3/reportlist', { Country: 'AU', Limit: 1000 });
    const { Reports } = list.json as { Reports: { EntityId: number }[] };
    expect(ids).toEqual(Reports.map(({ EntityId }) => EntityId));
  });

  it('has the body that sections answers, and 404 for a report that has no such section', async () => {
    const { page } = await ask({ EntityIds: [1001, 5000, 5001], Language: 'English' });
    expect(page.ReportSection).toBe('abn');
    for (const { EntityId, StatusCode, Body } of page.Reports) {
      const one = await service.post('/company/v3/sections', {
        ...{ Country: 'AU', EntityId, ReportSections: ['abn'] },
      });
      const { Sections } = one.json as { Sections: object[] };
      expect(Sections[0]).toEqual({ RequestedSection: 'ABN', StatusCode, Body });
    }
    expect(page.Reports.map(({ StatusCode }) => StatusCode)).toEqual([200, 200, 404]);
  });

  it('names those asked for that there is no report of', async () => {
    const { page } = await ask({ EntityIds: [9, 5000, 9, 2147483647] });
    expect(page.Reports.map(({ EntityId }) => EntityId)).toEqual([5000]);
    expect(page.Missing).toEqual([9, 2147483647]);
    expect((await ask({ EntityIds: [5000] })).page.Missing).toBeUndefined();
  });

  it('has figures that span reports, once they are there', async () => {
    const rank = async () => {
      const { page } = await ask({ ReportSection: 'Rank', EntityIds: [1001], Language: 'English' });
      return page.Reports[0]?.StatusCode;
    };
    await expect.poll(rank, { timeout: 20_000 }).toBe(200);
  });

  it('keeps to what the client may read', async () => {
    const headers = { authorization: `Bearer ${await service.tokenOf('japanese')}` };
    const { page } = await ask({ EntityIds: [1001, 5000] }, headers);
    expect(page.Reports.every(({ Language }) => Language === 'Japanese')).toBe(true);
    expect(page.Missing).toEqual([5000]);
    expect((await ask({ Language: 'English' }, headers)).status).toBe(403);
  });

  it('counts as one request for each hundred reports', async () => {
    const headers = { authorization: `Bearer ${await service.tokenOf('metered')}` };
    const left = (answer: { headers: Record<string, unknown> }) =>
      Number(/r=(\d+)/.exec(String(answer.headers.ratelimit))?.[1]);
    const small = await ask({ Limit: 100 }, headers);
    expect(left(small)).toBe(9);
    const large = await ask({ Limit: 201 }, headers);
    expect(large.page.Reports).toHaveLength(201);
    expect(left(large)).toBe(6);
  });

  it('refuses a cursor of another question', async () => {
    const { page } = await ask({ Limit: 1 });
    expect((await ask({ Limit: 5, After: page.Next })).status).toBe(200);
    expect((await ask({ ReportSection: 'acn', After: page.Next })).status).toBe(400);
    expect((await ask({ Language: 'English', After: page.Next })).status).toBe(400);
  });

  it.each([
    [{ ReportSection: 'abm' }, 'abn'],
    [{ ReportSection: 7 }, 'ReportSection'],
    [{ Country: 'NZ' }, 'Australia'],
    [{ EntityIds: [] }, 'EntityIds'],
    [{ EntityIds: ['5000'] }, 'EntityIds'],
    [{ EntityIds: Array.from({ length: 1001 }, (_, index) => index + 1) }, '1000'],
    [{ Limit: 1001 }, 'Limit'],
  ])('says what is wrong with %j', async (wrong, named) => {
    const { status, text } = await ask(wrong);
    expect(status).toBe(400);
    expect(text).toContain(named);
  });

  it('comes compressed to those who accept that', async () => {
    const body = { Country: 'AU', ReportSection: 'title', Limit: 200 };
    const plain = await service.post(path, body);
    const answer = await service.http.inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: { authorization: `Bearer ${service.token}`, 'accept-encoding': 'gzip' },
    });
    expect(answer.headers['content-encoding']).toBe('gzip');
    // A different text each time for the same position.
    const withoutNext = (text: string) => text.replace(/"Next":"[\w-]+"\}$/, '"Next":""}');
    const text = withoutNext(gunzipSync(answer.rawPayload).toString());
    expect(text).toContain('"Next":""}');
    expect(text).toBe(withoutNext(plain.text));
  });
});
