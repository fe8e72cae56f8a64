import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BadRequestError,
  Broadsheet,
  EditionConflictError,
  EntitlementError,
  memoryCache,
  type ChangeEvent,
} from '../src/index.js';
import {
  credentials,
  limitedCredentials,
  startBroadsheet,
  type BroadsheetService,
} from './broadsheet-service.js';
import { caught } from './caught.js';
import { instantRuntime } from './instant-runtime.js';

const wine = { country: 'AU', code: '1214' };

let service: BroadsheetService;
let client: Broadsheet;

beforeAll(async () => {
  service = await startBroadsheet();
  client = new Broadsheet({ baseUrl: service.baseUrl, credentials });
});
afterAll(() => service.stop());

async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Publishes the report again under another title. */
async function retitle(title: string) {
  const current = await client.publishing.document(wine);
  const document = { ...(current?.document as object), Title: title };
  return client.publishing.publish(wine, document, { ifMatch: current?.etag });
}

describe('a Broadsheet service', () => {
  test('lists its reports, page by page', async () => {
    const all = await collect(client.industry.reportList({ country: 'AU' }));
    expect(all.map(({ code }) => code)).toContain('1214');
    const paged = await collect(client.industry.reportList({ country: 'AU', limit: 1 }));
    expect(paged).toEqual(all);
    const { reports } = await client.company.reportList();
    expect(reports.map(({ entityId }) => entityId)).toContain(1001);
    expect(Date.parse(reports[0]?.publishedAt ?? '')).not.toBeNaN();
  });

  test('compares reports, and gives the comparison as a file', async () => {
    const reports = ['company/1001/English', 'company/1002/English'];
    const comparison = await client.compare({ reports });
    expect(comparison.reports.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const revenue = comparison.measures.find(({ name }) => name === 'TotalRevenue');
    expect(revenue).toMatchObject({ unit: 'Currency', label: 'Total revenue' });
    expect(revenue?.series.map(({ key }) => key)).toEqual(reports);
    const { bytes, contentType } = await client.compareAsFile({ reports, format: 'csv' });
    expect(contentType).toBe('text/csv; charset=utf-8');
    expect(new TextDecoder().decode(bytes)).toContain('company/1002/English,');
    const refused = await caught(client.compare({ reports: ['company/x'] }), BadRequestError);
    expect(refused.message).toContain('company/x');
  });

  test('lists what was updated', async () => {
    const { reports } = await client.company.updatedReports({ startDate: '2020-01-01' });
    expect(reports[0]).toMatchObject({ country: 'AU', entityId: expect.any(Number) as number });
    const later = client.company.updatedReports({ startDate: new Date(Date.now() + 60_000) });
    await expect(later).resolves.toEqual({ reports: [], next: undefined });
  });

  test('gives a chart as a file of any size', async () => {
    const asked = { ...wine, image: 'revenue', layout: 'narrow', width: 480 } as const;
    const png = await client.industry.chartFile({ ...asked, format: 'png' });
    expect(png).toMatchObject({ contentType: 'image/png', edition: expect.any(Number) as number });
    expect(Buffer.from(png?.bytes ?? []).readUInt32BE(16)).toBe(480);
    const svg = await client.industry.chartFile({ ...asked, format: 'svg', theme: 'dark' });
    expect(new TextDecoder().decode(svg?.bytes)).toContain('<svg ');
    const none = client.industry.chartFile({ ...asked, code: '0', format: 'svg' });
    await expect(none).resolves.toBeUndefined();
    const error = await caught(
      client.industry.chartFile({ ...asked, format: 'png', width: 12 }),
      BadRequestError,
    );
    expect(error.message).toContain('400');
  });

  test('gives an address of a chart that works without a token', async () => {
    const embed = await client.industry.embed({ ...wine, image: 'revenue', days: 1 });
    const picture = await fetch(embed?.url ?? '');
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(embed?.expiresAt.getTime()).toBeGreaterThan(Date.now());
    const none = client.industry.embed({ ...wine, code: '0', image: 'revenue' });
    await expect(none).resolves.toBeUndefined();
  });

  test('gives a chart as data, in a theme', async () => {
    const chart = await client.industry.chart({ ...wine, image: 'revenue', theme: 'dark' });
    expect(chart).toMatchObject({ name: 'Revenue', edition: expect.any(Number) as number });
    expect(chart?.url).toContain('theme=dark');
    expect(chart?.rows[0]).toHaveLength(chart?.columns.length ?? 0);
    expect(chart?.altText).toMatch(/^Bar chart/);
    expect(chart?.option.series).toHaveLength(2);
    const image = chart && (await client.industry.image(chart));
    expect(image?.bytes.length).toBeGreaterThan(1000);
    await expect(client.industry.chart({ ...wine, code: '0', image: 'Revenue' })).resolves.toBe(
      undefined,
    );
  });

  test('finds reports by the beginnings of words', async () => {
    const { reports } = await client.search({ query: 'win', families: ['industry'] });
    expect(reports[0]).toMatchObject({ key: 'industry/AU/1214/English', family: 'industry' });
  });

  test('gives every change once, from any cursor on', async () => {
    const before = await collect(client.changes({ limit: 2 }));
    expect(before.length).toBeGreaterThan(3);
    const { edition } = await retitle('Wine, Beer and Spirits');
    const [after] = before.slice(-1);
    const news: ChangeEvent[] = await collect(client.changes({ after: after?.cursor }));
    const published = news.filter(({ kind }) => kind === 'published');
    expect(published).toMatchObject([{ key: 'industry/AU/1214/English', edition }]);
    expect(published[0]?.changed.map(({ name }) => name)).toContain('Revenue');
  });

  test('publishes, lists editions, rolls back and withdraws', async () => {
    const { publishing } = client;
    const { edition, outcome } = await retitle('Wine for Once');
    expect(outcome).toBe('updated');
    const again = await publishing.rollback(wine, edition - 1, { ifMatch: edition });
    expect(again).toMatchObject({ edition: edition + 1, outcome: 'updated' });
    const editions = await publishing.editions(wine);
    expect(editions[0]).toMatchObject({ edition: edition + 1, current: true });
    await expect(publishing.withdraw(wine)).resolves.toMatchObject({ outcome: 'withdrawn' });
    await expect(client.industry.images(wine)).resolves.toEqual([]);
    await publishing.rollback(wine, 1);
    await expect(client.industry.images(wine)).resolves.toHaveLength(14);
    const current = await publishing.document(wine);
    const document = current?.document as object;
    await publishing.withdraw(wine);
    const refused = await caught(publishing.publish(wine, document), BadRequestError);
    expect(refused).toMatchObject({ status: 409, code: 'report_withdrawn' });
    const restored = await publishing.publish(wine, document, { restore: true });
    expect(restored).toMatchObject({ outcome: 'created' });
    await expect(client.industry.images(wine)).resolves.toHaveLength(14);
  });

  test('refuses to overwrite a newer edition, a bad document, and who may not publish', async () => {
    const { publishing } = client;
    const current = await publishing.document(wine);
    const document = current?.document as object;
    await caught(publishing.publish(wine, document, { ifMatch: 999 }), EditionConflictError);
    await caught(publishing.publish(wine, document, { ifAbsent: true }), EditionConflictError);
    const bad = await caught(publishing.publish(wine, { ...document, Title: 7 }), BadRequestError);
    expect(bad.fields.map(({ pointer }) => pointer)).toContain('/Title');
    const other = new Broadsheet({ baseUrl: service.baseUrl, credentials: limitedCredentials });
    await caught(other.publishing.publish(wine, document), EntitlementError);
  });

  test('is read through a cache that notices what was published', async () => {
    const paths: string[] = [];
    const cached = new Broadsheet(
      {
        baseUrl: service.baseUrl,
        credentials,
        cache: memoryCache(),
        onAnswer: ({ path }) => paths.push(path.replace(/\?.*/, '')),
      },
      // By this clock everything was published long ago, and may be cached.
      instantRuntime(),
    );
    const readTwice = async () => {
      const first = await cached.industry.image({ ...wine, image: 'Revenue' });
      const second = await cached.industry.image({ ...wine, image: 'Revenue' });
      expect(second?.bytes).toEqual(first?.bytes);
      return first?.bytes;
    };
    const before = await readTwice();
    await cached.company.sections({ entityId: 1001, sections: ['title', 'rank'] });
    await cached.company.sections({ entityId: 1001, sections: ['title', 'rank'] });
    expect(paths).toEqual([
      '/authentication/token',
      '/industry/v3/updatedreports',
      '/industry/v3/image/',
      '/company/v3/updatedreports',
      '/company/v3/sections',
    ]);
    await retitle('Wine under Another Name');
    await expect(cached.refreshCache()).resolves.toMatchObject({
      industry: { usable: true, changed: 1 },
      company: { usable: true },
    });
    expect(await readTwice()).not.toEqual(before);
  });
});
