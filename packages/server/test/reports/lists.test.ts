import type { ChangesResponse, Problem, SearchResponse } from '@broadsheet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';

let service: Service;
let limited: { authorization: string };

beforeAll(async () => {
  service = await startService();
  limited = { authorization: `Bearer ${await service.tokenOf('limited')}` };
});
afterAll(() => service.stop());

interface Page {
  Reports: Record<string, unknown>[];
  Next?: string;
}
const post = async (url: string, body: object, headers = {}) =>
  (await service.post(url, body, headers)).json as Page;
const codeOf = (problem: unknown) => (problem as Problem).code;

describe('the lists of reports', () => {
  it('list industry reports with exactly the decided keys', async () => {
    const { Reports, Next } = await post('/industry/v3/reportlist', { Country: 'AU' });
    expect(Next).toBeUndefined();
    expect(Reports.length).toBeGreaterThan(1);
    for (const report of Reports) {
      expect(Object.keys(report)).toEqual([
        'Country',
        'Code',
        'Language',
        'Title',
        'UpdatedAt',
        'PublishedAt',
      ]);
      expect(report.UpdatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    }
  });

  it('list company reports with EntityId instead of Code', async () => {
    const { Reports } = await post('/company/v3/reportlist', { Country: 'AU', Limit: 1 });
    expect(Object.keys(Reports[0] ?? {})).toEqual([
      'Country',
      'EntityId',
      'Language',
      'Title',
      'UpdatedAt',
      'PublishedAt',
    ]);
    expect(Reports[0]?.EntityId).toBe(1001);
    const updated = await post('/company/v3/updatedreports', { StartDate: '2020-01-01', Limit: 1 });
    expect(Object.keys(updated.Reports[0] ?? {})).toEqual([
      'Country',
      'EntityId',
      'Language',
      'Title',
      'UpdatedAt',
    ]);
  });

  it.each(['/industry/v3/reportlist', '/company/v3/reportlist'])(
    '%s pages through everything',
    async (url) => {
      const all = await post(url, { Country: 'AU' });
      const seen: unknown[] = [];
      let After: string | undefined;
      do {
        const page = await post(url, { Country: 'AU', Limit: 1, ...(After && { After }) });
        seen.push(...page.Reports);
        After = page.Next;
      } while (After);
      expect(seen).toEqual(all.Reports);
    },
  );

  it('answer 200 with an empty list where nothing is found', async () => {
    expect(await post('/industry/v3/reportlist', { Country: 'ZZ' })).toEqual({ Reports: [] });
    const future = { StartDate: '2999-01-01T00:00:00+10:00' };
    expect(await post('/industry/v3/updatedreports', future)).toEqual({ Reports: [] });
    expect(await post('/company/v3/updatedreports', future)).toEqual({ Reports: [] });
  });

  it('list an update to a client that asks again with the time of its last call', async () => {
    const StartDate = new Date().toISOString();
    await post('/industry/v3/updatedreports', { StartDate });
    await service.store.editions.withdraw(
      { family: 'industry', country: 'AU', code: '4511', language: 'English' },
      { actor: { name: 'test', address: '' } },
    );
    await service.store.editions.rollBack(
      { family: 'industry', country: 'AU', code: '4511', language: 'English' },
      1,
      { actor: { name: 'test', address: '' } },
    );
    const { Reports } = await post('/industry/v3/updatedreports', { StartDate });
    expect(Reports).toMatchObject([{ Code: '4511' }]);
  });

  it.each([
    [{}],
    [{ StartDate: '2026-02-31' }],
    [{ StartDate: '2026-01-01T10:00:00' }],
    [{ StartDate: 'yesterday' }],
    [{ StartDate: 20260101 }],
    [{ StartDate: '2026-01-01', EndDate: '2026-13-01' }],
    [{ StartDate: '2026-01-01', Limit: 0 }],
    [{ StartDate: '2026-01-01', Limit: 1001 }],
  ])('refuse %j', async (body) => {
    expect(codeOf(await post('/industry/v3/updatedreports', body))).toBe('invalid_request');
  });

  it('refuse a cursor that is not theirs', async () => {
    const { Next } = await post('/industry/v3/reportlist', { Country: 'AU', Limit: 1 });
    for (const After of ['nonsense', Next ?? '', 'W10']) {
      const answer = await post('/industry/v3/updatedreports', { StartDate: '2020-01-01', After });
      expect(codeOf(answer)).toBe('invalid_cursor');
    }
  });

  it('refuse a country named and not entitled, and else keep to what may be read', async () => {
    expect(codeOf(await post('/industry/v3/reportlist', { Country: 'NZ' }, limited))).toBe(
      'not_entitled',
    );
    expect(codeOf(await post('/company/v3/reportlist', { Country: 'AU' }, limited))).toBe(
      'not_entitled',
    );
    const { Reports } = await post(
      '/industry/v3/updatedreports',
      { StartDate: '2020-01-01' },
      limited,
    );
    expect(Reports.length).toBeGreaterThan(0);
    for (const report of Reports) {
      expect(report).toMatchObject({ Country: 'AU', Language: 'English' });
    }
  });
});

describe('the change feed', () => {
  it('always has a Next, and gives each later event once', async () => {
    const read = async (body: object) =>
      (await service.post('/changes/v1/list', body)).json as ChangesResponse;
    const first = await read({ Limit: 2 });
    expect(first.Events).toHaveLength(2);
    const rest = await read({ After: first.Next });
    const all = await read({});
    expect([...first.Events, ...rest.Events]).toEqual(all.Events);
    const end = await read({ After: all.Next });
    expect(end.Events).toEqual([]);
    // A different text each time for the same position.
    expect((await read({ After: end.Next })).Events).toEqual([]);
    expect(all.Events[0]).toMatchObject({ Kind: 'published', Edition: 1 });
    expect(all.Events[0]?.Changed[0]).toEqual({
      Name: expect.any(String) as string,
      SHA256: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
  });

  it('keeps to what the client may read, and refuses what it names beyond that', async () => {
    const { Events } = (await service.post('/changes/v1/list', {}, limited))
      .json as ChangesResponse;
    for (const { Key } of Events) expect(Key).toMatch(/^industry\/AU\/\w+\/English$/);
    const named = await service.post('/changes/v1/list', { Families: ['company'] }, limited);
    expect(codeOf(named.json)).toBe('not_entitled');
    const key = await service.post('/changes/v1/list', { Key: 'company/1001/English' }, limited);
    expect(codeOf(key.json)).toBe('not_entitled');
  });

  it.each([
    { Key: 'wine' },
    { Key: 'industry/AU/1214/E\0' },
    { Families: [] },
    { Families: ['weather'] },
    { Limit: '5' },
  ])('refuses %j', async (body) => {
    expect(codeOf((await service.post('/changes/v1/list', body)).json)).toBe('invalid_request');
  });
});

describe('search', () => {
  const search = async (body: object, headers = {}) =>
    (await service.post('/search/v1/reports', body, headers)).json as SearchResponse;

  it('finds by beginning, code and registration number', async () => {
    const { Reports } = await search({ Query: 'win', Families: ['industry'], Language: 'English' });
    expect(Reports[0]).toMatchObject({
      Key: 'industry/AU/1214/English',
      Family: 'industry',
      Code: '1214',
    });
    expect((await search({ Query: '4511' })).Reports[0]?.Key).toBe('industry/AU/4511/English');
    const sections = await service.post('/company/v3/sections', {
      Country: 'AU',
      EntityId: 1001,
      ReportSections: ['abn', 'asx'],
    });
    const [, abn = ''] = /"ABN":"(\d+)"/.exec(sections.text) ?? [];
    const [, asx = ''] = /"ASX":"(\w+)"/.exec(sections.text) ?? [];
    expect((await search({ Query: abn })).Reports[0]?.Key).toBe('company/1001/English');
    expect((await search({ Query: asx.toLowerCase() })).Reports[0]?.Key).toBe(
      'company/1001/English',
    );
  });

  it('finds nothing the client may not read', async () => {
    const { Reports } = await search({ Query: '1001' }, limited);
    expect(Reports).toEqual([]);
    expect(codeOf(await search({ Query: 'x', Country: 'NZ' }, limited))).toBe('not_entitled');
  });

  it('lists every report the client may read where nothing is asked for', async () => {
    const { Reports } = await search({}, limited);
    expect(Reports.length).toBeGreaterThan(1);
    expect(new Set(Reports.map(({ Country }) => Country))).toEqual(new Set(['AU']));
    expect(Reports.every(({ Sector }) => Sector !== '')).toBe(true);
    const titles = Reports.map(({ Title }) => Title);
    expect(titles).toEqual([...titles].sort());
    const [first] = (await search({ Limit: 1 }, limited)).Reports;
    expect(first).toEqual(Reports[0]);
  });

  it.each([{ Query: '' }, { Query: 'x'.repeat(501) }, { Query: 'a\u0000' }, { Query: 7 }])(
    'refuses %j',
    async (body) => {
      expect(codeOf(await search(body))).toBe('invalid_request');
    },
  );
});
