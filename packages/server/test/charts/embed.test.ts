import type { EmbedResponse, Problem } from '@broadsheet/contract';
import { demoDocuments } from '@broadsheet/demo';
import { shippedPreparation } from '@broadsheet/editions';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';

const dayMs = 24 * 60 * 60 * 1000;
let now = Date.UTC(2026, 5, 1);
let service: Service;
beforeAll(async () => {
  service = await startService({ clock: () => now, publicUrl: 'https://reports.example.com' });
});
afterAll(() => service.stop());

const revenue = { Country: 'AU', Code: '1214', Image: 'revenue' };

async function embed(body: object = {}, token = service.token): Promise<EmbedResponse> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await service.post('/industry/v3/embed', { ...revenue, ...body }, headers);
  expect(answer.status, answer.text).toBe(200);
  return answer.json as EmbedResponse;
}

const look = ({ URL: url }: { URL: string }, headers: Record<string, string> = {}) =>
  service.http.inject({ method: 'GET', url: new URL(url).pathname, headers });

it('gives an address that shows the chart without a token, on pages of any origin', async () => {
  const { URL: url, ExpiresAt } = await embed({ Days: 7 });
  expect(url).toMatch(/^https:\/\/reports\.example\.com\/embed\/[\w-]+$/);
  expect(ExpiresAt).toBe(new Date(now + 7 * dayMs).toISOString());
  const picture = await look({ URL: url });
  expect(picture.statusCode).toBe(200);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
    'broadsheet-edition': '1',
  });
  expect(picture.headers.ratelimit).toBeUndefined();
  const url2 = '/industry/v3/image/?country=au&code=1214&language=english&image=revenue';
  expect(picture.rawPayload.toString('base64')).toBe((await service.post(url2)).text);
  const etag = String(picture.headers.etag);
  for (const known of [etag, `W/${etag}`, `"other", W/${etag}`, '*']) {
    const again = await look({ URL: url }, { 'if-none-match': known });
    expect([again.statusCode, again.headers.etag], known).toEqual([304, etag]);
  }
  const other = await look({ URL: url }, { 'if-none-match': 'W/"other"' });
  expect(other.statusCode).toBe(200);
});

it('shows the size, the theme and the form that were asked for', async () => {
  const address = await embed({ Format: 'svg', Layout: 'narrow', Width: 400, Theme: 'dark' });
  const picture = await look(address);
  expect(picture.headers['content-type']).toBe('image/svg+xml');
  expect(picture.payload).toContain('width="400"');
});

it('shows the current edition', async () => {
  const address = await embed({ Code: '4511' });
  const before = await look(address);
  const documents = [...demoDocuments({ counts: { industry: 3, company: 0 } })];
  const [draft] = documents
    .map(({ family, document }) => ({
      family,
      document: { ...(document as { Code: string; Title: string }), Title: 'Another title' },
    }))
    .filter(({ document }) => document.Code === '4511')
    .map(shippedPreparation.buildDraft);
  if (!draft) throw new Error('the demo has no report 4511');
  await service.store.editions.publish([draft], { name: 'test', address: '' });
  await service.app.noticeChanges();
  const after = await look(address);
  expect(after.headers['broadsheet-edition']).toBe('2');
  expect(after.headers.etag).not.toBe(before.headers.etag);
});

it('stops working when it expires, at most 30 days later', async () => {
  const address = await embed();
  const short = await embed({ Days: 1 });
  const then = now;
  now = then + dayMs - 1;
  expect((await look(short)).statusCode).toBe(200);
  now = then + dayMs;
  expect((await look(short)).statusCode).toBe(404);
  now = then + 30 * dayMs - 1;
  expect((await look(address)).statusCode).toBe(200);
  now = then + 30 * dayMs;
  expect((await look(address)).statusCode).toBe(404);
  now = then;
  const longer = await service.post('/industry/v3/embed', { ...revenue, Days: 31 });
  expect(longer.status).toBe(400);
});

it('is 404 where it was forged or changed, and never an error', async () => {
  const { URL: url } = await embed();
  const { pathname } = new URL(url);
  const other = pathname[40] === 'A' ? 'B' : 'A';
  const lists = await service.post('/industry/v3/reportlist', { Country: 'AU', Limit: 1 });
  const { Next: cursor } = lists.json as { Next: string };
  const forged = [
    `${pathname.slice(0, 40)}${other}${pathname.slice(41)}`,
    pathname.slice(0, -8),
    `/embed/${cursor}`,
    '/embed/x',
    `/embed/${'x'.repeat(1000)}`,
    `/embed/${'x'.repeat(5000)}`,
    '/embed/%00',
  ];
  for (const path of forged) {
    const answer = await service.http.inject({ method: 'GET', url: path });
    expect(answer.statusCode, path).toBe(404);
    expect(answer.json<Problem>().code).toBe('not_found');
  }
  // An address is not a cursor either.
  const After = pathname.slice('/embed/'.length);
  const list = await service.post('/industry/v3/reportlist', { Country: 'AU', After });
  expect(list.json).toMatchObject({ code: 'invalid_cursor' });
});

it('is revoked with the tokens of its client', async () => {
  const address = await embed({}, await service.tokenOf('limited'));
  expect((await look(address)).statusCode).toBe(200);
  await service.store.clients.revokeTokens('limited', { name: 'test', address: '' });
  await service.app.noticeChanges();
  expect((await look(address)).statusCode).toBe(404);
  const next = await embed({}, await service.tokenOf('limited'));
  expect((await look(next)).statusCode).toBe(200);
});

it('is revoked with the rights of its client', async () => {
  const address = await embed({}, await service.tokenOf('limited'));
  const { clients } = service.store;
  const act = { name: 'test', address: '' };
  const status = async () => {
    await service.app.noticeChanges();
    return (await look(address)).statusCode;
  };
  expect(await status()).toBe(200);
  await clients.change('limited', { disabled: true }, act);
  expect(await status()).toBe(404);
  await clients.change('limited', { disabled: false }, act);
  const everywhereElse = { families: ['industry'], countries: ['NZ'], languages: ['English'] };
  await clients.change('limited', { entitlements: [{ access: 'read', ...everywhereElse }] }, act);
  expect(await status()).toBe(404);
});

it('is counted as its client', async () => {
  const plan = { ratePlan: [{ limit: 3, seconds: 3600 }] };
  await service.store.clients.change('reader', plan, { name: 'test', address: '' });
  await service.app.noticeChanges();
  const address = await embed();
  const answers = [await look(address), await look(address), await look(address)];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
  expect(Number(answers[2]?.headers['retry-after'])).toBeGreaterThan(0);
});

it('is not given out without rights, nor for a chart that is not there', async () => {
  const token = await service.tokenOf('limited');
  const headers = { authorization: `Bearer ${token}` };
  const refused = await service.post('/industry/v3/embed', { ...revenue }, headers);
  expect(refused.status).toBe(403);
});
