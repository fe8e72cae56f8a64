import { describe, expect, test } from 'vitest';
import { Broadsheet, InvalidAnswerError, type ChangeEvent } from '../src/index.js';
import { caught } from './caught.js';
import { instantRuntime } from './instant-runtime.js';
import { json, startScripted, type Handler } from './scripted-service.js';

const updatedAt = '2026-01-31T09:00:00.000Z';
const names = { Country: 'AU', Language: 'English', UpdatedAt: updatedAt };
const wine = { ...names, Code: '1214', Title: 'Wine' };
const cafes = { ...wine, Code: '4511', Title: 'Cafes' };

async function setUp(...handlers: Handler[]) {
  const service = await startScripted(...handlers);
  const runtime = instantRuntime();
  const client = new Broadsheet({ baseUrl: service.baseUrl, credentials: 'token' }, runtime);
  return { client, runtime, bodies: () => service.received.map(({ body }) => body), service };
}

describe('a list', () => {
  const pages = [json({ Reports: [wine], Next: 'p2' }), json({ Reports: [cafes] })];

  test('gives its first page when it is awaited', async () => {
    const { client, bodies } = await setUp(...pages);
    const page = await client.industry.reportList({ country: 'AU', limit: 1 });
    expect(page).toEqual({
      reports: [{ country: 'AU', code: '1214', language: 'English', title: 'Wine', updatedAt }],
      next: 'p2',
    });
    expect(bodies()).toEqual([{ Country: 'AU', Limit: 1 }]);
  });

  test('gives every report when it is iterated, and fetches no page twice', async () => {
    const { client, bodies } = await setUp(...pages);
    const codes: string[] = [];
    for await (const { code } of client.industry.reportList({ country: 'AU' })) codes.push(code);
    expect(codes).toEqual(['1214', '4511']);
    expect(bodies()).toEqual([{ Country: 'AU' }, { Country: 'AU', After: 'p2' }]);
  });

  test('fetches no page that is not needed', async () => {
    const { client, bodies } = await setUp(...pages);
    for await (const { code } of client.industry.reportList({ country: 'AU' })) {
      expect(code).toBe('1214');
      break;
    }
    expect(bodies()).toHaveLength(1);
  });

  test('with circular cursors is an error, not an endless loop', async () => {
    const { client } = await setUp(json({ Reports: [wine], Next: 'p2' }));
    const all = collect(client.industry.reportList({ country: 'AU' }));
    await caught(all, InvalidAnswerError);
  });

  test.each([[null], ['1214'], [{ ...wine, Title: undefined }]])(
    'with %o for a report is an error',
    async (report) => {
      const { client } = await setUp(json({ Reports: [report] }));
      const error = await caught(client.industry.reportList({ country: 'AU' }), InvalidAnswerError);
      expect(error.message).toContain('with a report that lacks one of Country');
    },
  );

  test('of updates takes dates in either form', async () => {
    const { client, bodies } = await setUp(json({ Reports: [] }));
    await client.company.updatedReports({ startDate: new Date('2026-01-31T09:00:00Z') });
    await client.company.updatedReports({ startDate: '2026-01-01', endDate: '2026-02-01' });
    expect(bodies()).toEqual([
      { StartDate: '2026-01-31T09:00:00.000Z' },
      { StartDate: '2026-01-01', EndDate: '2026-02-01' },
    ]);
  });

  test('of companies is of Australia unless said otherwise', async () => {
    const report = { ...names, EntityId: 1001, Title: 'A' };
    const { client, bodies } = await setUp(json({ Reports: [report] }));
    const { reports } = await client.company.reportList();
    expect(reports[0]?.entityId).toBe(1001);
    expect(bodies()).toEqual([{ Country: 'AU' }]);
  });

  test('that was searched for is asked for by its words', async () => {
    const { client, bodies, service } = await setUp(json({ Reports: [] }));
    await client.search({ query: 'win', families: ['industry'], limit: 5 });
    expect(bodies()).toEqual([{ Query: 'win', Families: ['industry'], Limit: 5 }]);
    expect(service.received[0]?.url).toBe('/search/v1/reports');
  });
});

describe('the change feed', () => {
  const event = (edition: number) => ({
    Kind: 'published',
    Key: 'industry/AU/1214/English',
    Edition: edition,
    At: '2026-01-31T09:00:00.000Z',
    Changed: [{ Name: 'Revenue', SHA256: 'abc' }],
  });
  const page1 = json({ Events: [event(1), event(2)], Next: 'c2' });
  const page2 = json({ Events: [event(3)], Next: 'c3' });
  const notYet = json({ Events: [], Next: 'c2' });
  const nothing = json({ Events: [], Next: 'c3' });

  test('is iterated to its end, each event with where to go on', async () => {
    const { client, bodies } = await setUp(page1, page2, nothing);
    const events = await collect(client.changes({ after: 'c0', families: ['industry'] }));
    expect(events.map(({ edition, cursor }) => [edition, cursor])).toEqual([
      [1, 'c0'],
      [2, 'c2'],
      [3, 'c3'],
    ]);
    expect(events[0]).toMatchObject({
      kind: 'published',
      key: 'industry/AU/1214/English',
      changed: [{ name: 'Revenue', sha256: 'abc' }],
    });
    expect(bodies()).toEqual(
      ['c0', 'c2', 'c3'].map((After) => ({ Families: ['industry'], After })),
    );
  });

  test('ends at a page that is not full, where it is said how many events a page may have', async () => {
    const { client, bodies } = await setUp(page1, page2);
    const events = await collect(client.changes({ limit: 2 }));
    expect(events.map(({ edition }) => edition)).toEqual([1, 2, 3]);
    expect(bodies()).toEqual([{ Limit: 2 }, { Limit: 2, After: 'c2' }]);
  });

  test('names where to go on also when there is nothing', async () => {
    const { client } = await setUp(nothing);
    await expect(client.changes()).resolves.toEqual({ events: [], next: 'c3' });
  });

  test('is followed with pauses until the caller has had enough', async () => {
    const { client, runtime } = await setUp(page1, notYet, notYet, page2);
    const seen: ChangeEvent[] = [];
    for await (const one of client.changes({ follow: true, pollMs: 5000 })) {
      seen.push(one);
      if (one.edition === 3) break;
    }
    expect(seen).toHaveLength(3);
    expect(runtime.delays).toEqual([5000, 5000]);
  });

  test('ends when its signal does', async () => {
    const { client } = await setUp(page1, nothing);
    const controller = new AbortController();
    const following = client.changes({ follow: true, signal: controller.signal });
    const reading = (async () => {
      for await (const { edition } of following) if (edition === 2) controller.abort();
    })();
    await expect(reading).rejects.toThrow(/abort/i);
  });
});

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}
