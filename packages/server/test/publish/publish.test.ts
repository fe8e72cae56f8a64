import type {
  ChangesResponse,
  EditionsResponse,
  Problem,
  PublishResponse,
} from '@broadsheet/contract';
import { demoIndustries } from '@broadsheet/demo';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startService, type Service } from '../service.js';

let service: Service;
let document: Record<string, unknown>;
let publisher: string;

const path = '/publish/v1/industry/AU/1214/English';

beforeEach(async () => {
  service = await startService();
  const [wine] = demoIndustries({ seed: 1 });
  document = structuredClone(wine) as unknown as Record<string, unknown>;
  await service.store.clients.save({
    id: 'newsroom',
    name: 'Newsroom',
    entitlements: [{ access: 'publish', families: '*', countries: ['AU'], languages: '*' }],
    users: { reader: 'open sesame' },
  });
  publisher = await service.tokenOf('newsroom');
});
afterEach(() => service.stop());

async function send(
  method: 'GET' | 'PUT' | 'DELETE' | 'POST',
  url: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
) {
  const answer = await service.http.inject({
    method,
    url,
    headers: { authorization: `Bearer ${publisher}`, ...headers },
    ...(body !== undefined && { payload: body as InjectOptions['payload'] & object }),
  });
  return { status: answer.statusCode, headers: answer.headers, json: answer.json<unknown>() };
}

const renamed = (Title: string) => ({ ...document, Title });

describe('publishing over HTTP', () => {
  it('makes editions, and none for what is already current', async () => {
    const same = await send('PUT', path, { body: document });
    expect(same).toMatchObject({ status: 200, json: { Outcome: 'unchanged', Edition: 1 } });
    const changed = await send('PUT', path, { body: renamed('Wine') });
    expect(changed).toMatchObject({ status: 200, json: { Outcome: 'updated', Edition: 2 } });
    expect(changed.headers.etag).toBe('"2"');
    const first = { ...document, Code: '9999' };
    const created = await send('PUT', path.replace('1214', '9999'), { body: first });
    expect(created).toMatchObject({ status: 201, json: { Outcome: 'created', Edition: 1 } });
    const list = await service.post('/industry/v3/images', { Country: 'AU', Code: '9999' });
    expect(list.status).toBe(200);
  });

  it('tells in a dry run what would change, and changes nothing', async () => {
    const revenue = structuredClone(document) as { Revenue: { Values: { Value: number }[] } };
    const answer = await send('PUT', `${path}?dryRun=true`, {
      body: { ...revenue, Employees: undefined },
    });
    const { Outcome, Changed } = answer.json as PublishResponse;
    expect(Outcome).toBe('updated');
    expect(Changed.filter(({ SHA256 }) => SHA256 === null)).toEqual([
      { Name: 'Employees', SHA256: null },
    ]);
    expect(Changed.map(({ Name }) => Name)).toEqual(
      expect.arrayContaining(['keystatistics', 'keyratios', 'performance', 'outlook']),
    );
    expect(await service.store.editions.list(key)).toHaveLength(1);
  });

  it('keeps the charts that did not change', async () => {
    const before = await service.store.editions.findCurrent('industry/au/1214/english');
    const answer = await send('PUT', path, { body: { ...document, MajorMarkets: undefined } });
    const { Changed } = answer.json as PublishResponse;
    expect(Changed.map(({ Name }) => Name).sort()).toEqual(['MajorMarkets', 'majormarkets']);
    const after = await service.store.editions.findCurrent('industry/au/1214/english');
    expect(after?.parts.Revenue).toBe(before?.parts.Revenue);
    const list = await service.post('/industry/v3/images', { Country: 'AU', Code: '1214' });
    expect(list.text).not.toContain('MajorMarkets');
    const image = await service.post(
      '/industry/v3/image/?country=au&code=1214&language=english&image=majormarkets',
    );
    expect(image.status).toBe(404);
  });

  it('guards against overwriting a newer edition', async () => {
    const stale = { body: renamed('Wine'), headers: { 'if-match': '"7"' } };
    const refused = await send('PUT', path, stale);
    expect(refused).toMatchObject({ status: 412, json: { code: 'precondition_failed' } });
    expect(refused.headers.etag).toBe('"1"');
    const create = { body: renamed('Wine'), headers: { 'if-none-match': '*' } };
    expect((await send('PUT', path, create)).status).toBe(412);
    const fresh = { body: renamed('Wine'), headers: { 'if-match': '"1"' } };
    expect((await send('PUT', path, fresh)).status).toBe(200);
    const odd = { body: renamed('Wine'), headers: { 'if-match': 'one' } };
    expect((await send('PUT', path, odd)).status).toBe(400);
    expect((await send('DELETE', path, { headers: { 'if-match': '"1"' } })).status).toBe(412);
  });

  it('does not undo a later edition by a document that says which one it was exported from', async () => {
    const of = (edition: number, key = 'industry/AU/1214/English') => ({
      BasedOn: `edition ${String(edition)} of ${key}`,
    });
    const theirs = await send('PUT', path, { body: { ...of(1), ...renamed('Theirs') } });
    expect(theirs).toMatchObject({ status: 200, json: { Edition: 2 } });
    expect((await send('GET', path)).json).toEqual(renamed('Theirs'));
    const again = await send('PUT', path, { body: { ...of(1), ...renamed('Theirs') } });
    expect(again).toMatchObject({ status: 200, json: { Outcome: 'unchanged', Edition: 2 } });
    const mine = { body: { ...of(1), ...renamed('Mine') } };
    const refused = await send('PUT', path, mine);
    expect(refused).toMatchObject({ status: 412, json: { code: 'precondition_failed' } });
    const asked = { ...mine, headers: { 'if-match': '"2"' } };
    expect(await send('PUT', path, asked)).toMatchObject({ status: 200, json: { Edition: 3 } });
    // New here, withdrawn here, or a copy that became another report: nothing is undone.
    const first = { ...of(4, 'industry/AU/9999/English'), ...document, Code: '9999' };
    expect((await send('PUT', path.replace('1214', '9999'), { body: first })).status).toBe(201);
    expect((await send('DELETE', path)).status).toBe(200);
    const back = { body: { ...of(3), ...renamed('Back') } };
    expect((await send('PUT', path, back)).json).toMatchObject({ code: 'report_withdrawn' });
    expect((await send('PUT', `${path}?restore=true`, back)).status).toBe(201);
    const copy = { ...of(1, 'industry/AU/1111/English'), ...renamed('Copy') };
    expect((await send('PUT', path, { body: copy })).json).toMatchObject({ Edition: 5 });
    const odd = await send('PUT', path, { body: { BasedOn: 'edition 1', ...document } });
    expect(odd).toMatchObject({ status: 400, json: { code: 'invalid_document' } });
  });

  it('names every error of a document, and publishes nothing of it', async () => {
    const body = { ...document, Currency: 'dollars', Colour: 'red' };
    const answer = await send('PUT', path, { body });
    const { code, errors } = answer.json as Problem;
    expect([answer.status, code]).toEqual([400, 'invalid_document']);
    expect(errors?.map(({ pointer }) => pointer)).toEqual(
      expect.arrayContaining(['/Currency', '/Colour']),
    );
    expect(await service.store.editions.list(key)).toHaveLength(1);
  });

  it('refuses a document of another report than the path says', async () => {
    const answer = await send('PUT', path.replace('1214', '1215'), { body: document });
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_document' } });
    expect(JSON.stringify(answer.json)).toContain('industry/AU/1214/English');
  });

  it('takes documents up to 8 MiB, and no more', async () => {
    const large = { ...document, Notes: 'x'.repeat(1024 * 1024) };
    expect((await send('PUT', path, { body: large })).json).toMatchObject({
      code: 'invalid_document',
    });
    const huge = { ...document, Notes: 'x'.repeat(8 * 1024 * 1024) };
    expect((await send('PUT', path, { body: huge })).status).toBe(413);
  });

  it('gives back documents, lists editions, rolls back and withdraws', async () => {
    await send('PUT', path, { body: renamed('Wine') });
    const current = await send('GET', path);
    expect(current.json).toMatchObject({ Title: 'Wine' });
    expect(current.headers.etag).toBe('"2"');
    expect((await send('GET', `${path}?edition=1`)).json).toEqual(
      JSON.parse(JSON.stringify(document)),
    );

    const { Editions } = (await send('GET', `${path}/editions`)).json as EditionsResponse;
    expect(Editions).toMatchObject([
      { Edition: 2, Author: 'newsroom/reader', Current: true },
      { Edition: 1, Author: 'test', Current: false },
    ]);

    const back = await send('POST', `${path}/rollback`, { body: { Edition: 1 } });
    expect(back.json).toMatchObject({ Edition: 3, Outcome: 'updated' });
    expect((await send('POST', `${path}/rollback`, { body: { Edition: 9 } })).status).toBe(404);

    expect((await send('DELETE', path)).json).toMatchObject({ Outcome: 'withdrawn' });
    for (const method of ['DELETE', 'GET'] as const) {
      expect(await send(method, path), method).toMatchObject({
        status: 404,
        json: { detail: expect.stringMatching(/is withdrawn\. \?edition=3 gives/) as string },
      });
    }
    expect((await send('GET', `${path}?edition=3`)).status).toBe(200);
    const none = await send('GET', `${path}?edition=9`);
    expect((none.json as Problem).detail).toContain('no such edition');
    const gone = await service.post('/industry/v3/images', { Country: 'AU', Code: '1214' });
    expect(gone.status).toBe(204);
    const found = await service.post('/search/v1/reports', { Query: '1214', Language: 'English' });
    expect(found.json).toMatchObject({ Reports: [] });

    const feed = await service.post('/changes/v1/list', { Key: 'industry/AU/1214/English' });
    const { Events } = feed.json as ChangesResponse;
    expect(Events.map(({ Kind, Edition }) => [Kind, Edition])).toEqual([
      ['published', 1],
      ['published', 2],
      ['published', 3],
      ['withdrawn', null],
    ]);
    const acts = await service.store.audit.list({ limit: 100 });
    expect(acts.filter(({ action }) => action.startsWith('report.')).slice(-3)).toMatchObject([
      { action: 'report.publish', actor: { name: 'newsroom/reader' } },
      { action: 'report.rollback', actor: { name: 'newsroom/reader' } },
      { action: 'report.withdraw', target: 'industry/AU/1214/English' },
    ]);
  });

  it('does not bring back a withdrawn report unless told to', async () => {
    await send('DELETE', path);
    const refused = await send('PUT', path, { body: document });
    expect(refused).toMatchObject({ status: 409, json: { code: 'report_withdrawn' } });
    expect((refused.json as Problem).detail).toContain('?restore=true');
    for (const query of ['?dryRun=true', '?restore=false']) {
      expect((await send('PUT', path + query, { body: document })).status).toBe(409);
    }
    const headers = { 'if-match': '"1"' };
    expect((await send('PUT', path, { body: document, headers })).status).toBe(412);
    const gone = await service.post('/industry/v3/images', { Country: 'AU', Code: '1214' });
    expect(gone.status).toBe(204);

    const planned = await send('PUT', `${path}?dryRun=true&restore=true`, { body: document });
    expect(planned).toMatchObject({ status: 200, json: { Outcome: 'created', Edition: 2 } });
    const back = await send('PUT', `${path}?restore=true`, { body: document });
    expect(back).toMatchObject({ status: 201, json: { Outcome: 'created', Edition: 2 } });
    const seen = await service.post('/industry/v3/images', { Country: 'AU', Code: '1214' });
    expect(seen.status).toBe(200);
    // A report that is not withdrawn needs no restoring, but the request may ask for it.
    const again = await send('PUT', `${path}?restore=true`, { body: document });
    expect(again).toMatchObject({ status: 200, json: { Outcome: 'unchanged' } });
  });

  it('is for clients entitled to publish there', async () => {
    const reader = { authorization: `Bearer ${service.token}` };
    const answer = await send('PUT', path, { body: document, headers: reader });
    expect(answer).toMatchObject({ status: 403, json: { code: 'not_entitled' } });
    const elsewhere = path.replace('AU', 'NZ');
    expect((await send('GET', elsewhere)).status).toBe(403);
    expect((await send('GET', `${elsewhere}/editions`)).status).toBe(403);
    expect((await service.http.inject({ method: 'DELETE', url: path })).statusCode).toBe(401);
  });
});

const key = { family: 'industry', country: 'AU', code: '1214', language: 'English' } as const;
