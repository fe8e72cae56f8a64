import zlib, { gunzipSync } from 'node:zlib';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startService, type Service } from './service.js';

vi.mock('node:zlib', { spy: true });
const compressing = [zlib.gzipSync, zlib.gzip, zlib.deflateRawSync, zlib.deflateRaw];
const countCompressions = () =>
  compressing.reduce((count, call) => count + vi.mocked(call).mock.calls.length, 0);

const origin = 'https://reader.example';

let service: Service;
beforeAll(async () => {
  service = await startService({ corsOrigins: [origin] });
});
afterAll(() => service.stop());

const chart = { Country: 'AU', Code: '1214', Image: 'Revenue' };

function ask(
  url: string,
  { acceptEncoding, ...options }: InjectOptions & { acceptEncoding?: string },
) {
  const headers = {
    authorization: `Bearer ${service.token}`,
    ...(acceptEncoding !== undefined && { 'accept-encoding': acceptEncoding }),
  };
  return service.http.inject({ method: 'POST', url, headers, ...options });
}

it.each([
  ['a chart', '/industry/v3/chart', { payload: chart }],
  ['a search', '/search/v1/reports', { payload: { Limit: 100 } }],
])('compresses %s if the client accepts it, and keeps the bytes', async (_, url, options) => {
  const plain = await ask(url, options);
  expect(plain.statusCode).toBe(200);
  expect(plain.rawPayload.length).toBeGreaterThan(1024);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers['content-length']).toBe(String(plain.rawPayload.length));
  const small = await ask(url, { ...options, acceptEncoding: 'gzip, deflate, br' });
  expect(small.headers['content-encoding']).toBe('gzip');
  expect(small.headers['content-length']).toBe(String(small.rawPayload.length));
  expect(small.headers['content-type']).toBe(plain.headers['content-type']);
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  expect(gunzipSync(small.rawPayload).equals(plain.rawPayload)).toBe(true);
  // In addition to what the answer varied by before.
  for (const { headers } of [plain, small]) expect(headers.vary).toBe('origin, accept-encoding');
});

it.each(['gzip;q=0, identity', 'br', 'identity'])(
  'sends a chart uncompressed to clients that accept %s',
  async (acceptEncoding) => {
    const answer = await ask('/industry/v3/chart', { payload: chart, acceptEncoding });
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json()).toMatchObject({ Name: 'Revenue' });
  },
);

it('leaves small answers, errors and answers without a body as they are', async () => {
  const acceptEncoding = 'gzip';
  const answers = await Promise.all([
    ask('/health/live', { method: 'GET', acceptEncoding }),
    ask('/industry/v3/chart', { payload: { ...chart, Image: 'Revenu' }, acceptEncoding }),
    ask('/industry/v3/chart', { payload: { ...chart, Code: '9999' }, acceptEncoding }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 204]);
  for (const { headers } of answers) {
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('origin');
  }
});

const image = '/industry/v3/image/?country=au&code=1214&language=english&image=revenue';
const asSections = (names: string[]) => ({
  payload: { Country: 'AU', EntityId: 1001, ReportSections: names },
});

it.each([
  ['a list of images', '/industry/v3/images', { payload: { Country: 'AU', Code: '1214' } }],
  ['an image', image, {}],
  ['sections', '/company/v3/sections', asSections(['title', 'abn', 'brands'])],
])('compresses %s once, however often it is asked for', async (_, url, options) => {
  const plain = await ask(url, options);
  expect(plain.statusCode).toBe(200);
  const before = countCompressions();
  const bytes: Buffer[] = [];
  const counts: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const answer = await ask(url, { ...options, acceptEncoding: 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    bytes.push(answer.rawPayload);
    counts.push(countCompressions() - before);
  }
  expect(counts[0]).toBeGreaterThan(0);
  expect(counts).toEqual(counts.map(() => counts[0]));
  // It is not compressed a second time either.
  for (const small of bytes) expect(gunzipSync(small).equals(plain.rawPayload)).toBe(true);
});
