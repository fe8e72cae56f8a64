import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectProblem } from './expect-problem.js';
import { startService, type Service } from './service.js';

let service: Service;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const images = { url: '/industry/v3/images', body: { Country: 'AU', Code: '1214' } };
const imageUrl = '/industry/v3/image/?country=au&code=1214&language=english&image=revenue';

it.each([images.url, '/company/v3/sections', imageUrl, '/authentication/token'])(
  'answers 405 with Allow to GET %s',
  async (url) => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const answer = await service.http.inject({ method, url });
      expect(answer.statusCode, method).toBe(405);
      expect(answer.headers.allow).toBe('POST');
      expect(answer.json()).toMatchObject({ code: 'method_not_allowed' });
    }
  },
);

it.each([
  '//industry/v3/images',
  '/industry/v3//images',
  '/industry/v3/images/',
  '/industry/v4/images',
  '/company',
  '/%2e%2e/industry',
  '/'.repeat(5000),
])('answers 404 to %s', async (url) => {
  expectProblem(await service.post(url, images.body), 'not_found');
});

it.each([
  ['a form', 'application/x-www-form-urlencoded', 'a=1'],
  ['broken JSON', 'application/json', '{"not json'],
  ['more than any operation takes', 'application/json', `"${'x'.repeat(100_000)}"`],
])('answers 404 to %s that is sent to nowhere', async (_case, type, body) => {
  const answer = await service.post('/nothing', Buffer.from(body), { 'content-type': type });
  expectProblem(answer, 'not_found');
});

it.each(['TRACE', 'PROPFIND', 'QUERY'])('answers 405 with Allow to %s', async (method) => {
  for (const [url, allow] of [
    [images.url, 'POST'],
    ['/publish/v1/industry/AU/1214/English', 'DELETE, GET, HEAD, PUT'],
  ] as const) {
    const answer = await service.http.inject({ method: method as 'GET', url, payload: '{}' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe(allow);
  }
  const nowhere = await service.http.inject({ method: method as 'GET', url: '/nothing' });
  expect(nowhere.statusCode).toBe(404);
});

it('answers 400 to a path whose escapes are broken', async () => {
  expectProblem(await service.post('/industry/%', images.body), 'malformed_request');
});
