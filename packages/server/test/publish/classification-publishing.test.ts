/** Classifications and concordances published over HTTP, as reports are. */
import type { Problem } from '@broadsheet/contract';
import { demoClassifications } from '@broadsheet/demo';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectProblem } from '../expect-problem.js';
import { startService, type Answer, type Service } from '../service.js';

let service: Service;
let publisher: string;

const find = (name: string) =>
  demoClassifications().find((each) => each.name === name)?.document as Record<string, unknown>;
const anzsic = find('ANZSIC-2006');
const isic = find('ISIC-4');
const links = find('ANZSIC-2006/ISIC-4');

beforeAll(async () => {
  service = await startService();
  const users = { reader: 'open sesame' };
  const all = { families: '*', countries: '*', languages: '*' } as const;
  const save = (id: string, entitlements: object) =>
    service.store.clients.save({
      ...{ id, name: id, users },
      entitlements: [{ access: 'publish', ...all, ...entitlements }],
    });
  await save('newsroom', {});
  await save('wine', { families: ['industry'] });
  await save('australia', { countries: ['AU'] });
  await save('auditor', { access: 'audit' });
  publisher = await service.tokenOf('newsroom');
});
afterAll(() => service.stop());

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
  token?: string;
}

async function send(
  method: 'GET' | 'PUT' | 'DELETE' | 'POST',
  path: string,
  { body, headers = {}, token = publisher }: Sent = {},
): Promise<Answer> {
  const answer = await service.http.inject({
    method,
    url: `/publish/v1/${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(body !== undefined && { payload: body as InjectOptions['payload'] & object }),
  });
  const { statusCode: status, headers: answered, body: text } = answer;
  return { status, headers: answered, text, json: JSON.parse(text) };
}

const errorsOf = ({ json }: Answer) =>
  ((json as Problem).errors ?? []).map(({ pointer, detail }) => `${pointer}: ${detail}`);

describe('a classification', () => {
  it('is published in editions, and readers see it at once', async () => {
    const created = await send('PUT', 'classifications/anzsic-2006', { body: anzsic });
    expect(created).toMatchObject({
      ...{ status: 201, json: { Name: 'ANZSIC-2006', Edition: 1, Outcome: 'created' } },
    });
    expect(created.headers.etag).toBe('"1"');
    const same = await send('PUT', 'classifications/ANZSIC-2006', { body: anzsic });
    expect(same.json).toMatchObject({ Edition: 1, Outcome: 'unchanged' });
    const Title = 'Industries of Australia';
    const put = (query: string, headers = {}) =>
      send('PUT', `classifications/ANZSIC-2006${query}`, { body: { ...anzsic, Title }, headers });
    expect((await put('?dryRun=true')).json).toMatchObject({ Edition: 2, Outcome: 'updated' });
    expectProblem(await put('', { 'if-match': '"7"' }), 'precondition_failed');
    expect((await put('', { 'if-match': '"1"' })).json).toMatchObject({ Edition: 2 });
    const versions = await service.post('/classifications/v3/versions', {});
    expect(versions.json).toMatchObject({ Versions: [{ Title, Edition: 2 }] });
    const old = await send('GET', 'classifications/ANZSIC-2006?edition=1');
    expect(old.json).toEqual(JSON.parse(JSON.stringify(anzsic)));
    const { json } = await send('GET', 'classifications/ANZSIC-2006/editions');
    expect(json).toMatchObject({
      Name: 'ANZSIC-2006',
      Editions: [
        { Edition: 2, Current: true, Author: 'newsroom/reader' },
        { Edition: 1, Current: false },
      ],
    });
  });

  it('is withdrawn, stays so unless it is restored, and is rolled back', async () => {
    expect((await send('DELETE', 'classifications/ANZSIC-2006')).json).toMatchObject({
      ...{ Edition: 2, Outcome: 'withdrawn' },
    });
    expectProblem(await send('DELETE', 'classifications/ANZSIC-2006'), 'not_found');
    expectProblem(await send('GET', 'classifications/ANZSIC-2006'), 'not_found');
    const again = await send('PUT', 'classifications/ANZSIC-2006', { body: anzsic });
    expectProblem(again, 'report_withdrawn');
    const back = { body: { Edition: 1 } };
    expect((await send('POST', 'classifications/ANZSIC-2006/rollback', back)).json).toMatchObject({
      ...{ Edition: 3, Outcome: 'created' },
    });
    const missing = { body: { Edition: 9 } };
    expectProblem(await send('POST', 'classifications/ANZSIC-2006/rollback', missing), 'not_found');
    await send('DELETE', 'classifications/ANZSIC-2006');
    const restored = await send('PUT', 'classifications/ANZSIC-2006?restore=true', {
      body: anzsic,
    });
    expect(restored).toMatchObject({ status: 201, json: { Edition: 4 } });
    const acts = await service.store.audit.list({ limit: 1000 });
    expect(
      acts
        .filter(({ target }) => target === 'classification ANZSIC-2006')
        .map(({ actor, action }) => `${actor.name} ${action.split('.')[1] ?? ''}`),
    ).toEqual(
      ['publish', 'publish', 'withdraw', 'rollback', 'withdraw', 'publish'].map(
        (act) => `newsroom/reader ${act}`,
      ),
    );
  });

  it('is refused with every error, its place and its value, and nothing is changed', async () => {
    const Codes = [
      { Code: 'A', Title: 'Farms', Level: 1 },
      { Code: 'a', Title: 'Again', Level: 1 },
      { Code: 'A1', Title: 'Crops', Level: 2, Parent: 'B' },
    ];
    const own = {
      ...{ Version: 'ACME-1', Title: 'Acme', Levels: ['Top', 'Part'], Source: 'x', Licence: 'x' },
    };
    const put = (body: object, name = 'ACME-1') => send('PUT', `classifications/${name}`, { body });
    expect(errorsOf(await put({ ...own, Codes }))).toEqual([
      '/Codes/1/Code: The code a is there twice; the first is Codes/0.',
      '/Codes/2/Parent: The parent B of A1 is not among the codes.',
    ]);
    const [top] = Codes;
    const [wrong = ''] = errorsOf(await put({ ...own, Codes: [top] }, 'ACME-2'));
    expect(wrong).toBe('/Version: The document is of ACME-1, but the path says ACME-2.');
    expect(errorsOf(await put({ ...own, Codes: [top], Version: 'acme-1' }))[0]).toMatch(
      /^\/Version: "acme-1"/,
    );
    expect(errorsOf(await put({ ...own, Codes: [top], Colour: 'red' }))[0]).toMatch(/^\/Colour: /);
    // An official classification that is cut short.
    const short = { ...isic, Extract: undefined };
    expect(errorsOf(await put(short, 'ISIC-4'))[0]).toMatch(/ISIC-4 has Section 21, Division 88/);
    expectProblem(await put(own, 'no version'), 'invalid_request');
    expectProblem(await send('GET', 'classifications/ACME-1/editions'), 'not_found');
  });

  it('is checked in a thread where it is large, with the same findings', async () => {
    const Codes = Array.from({ length: 3000 }, (_, index) => ({
      ...{ Code: `C${String(index)}`, Title: `Code ${String(index)}`, Level: 1 },
    }));
    const large = {
      ...{ Version: 'LARGE-1', Title: 'Large', Levels: ['Top'], Source: 'x', Licence: 'x', Codes },
    };
    const put = (body: object) => send('PUT', 'classifications/LARGE-1', { body });
    expect((await put(large)).status).toBe(201);
    const twice = await put({ ...large, Codes: [...Codes, Codes[0]] });
    expect(errorsOf(twice)).toEqual([
      '/Codes/3000/Code: The code C0 is there twice; the first is Codes/0.',
    ]);
    const huge = { ...large, Title: 'x'.repeat(8 * 1024 * 1024) };
    expectProblem(await put(huge), 'body_too_large');
    await send('DELETE', 'classifications/LARGE-1');
  });
});

describe('a concordance', () => {
  const path = 'concordances/ANZSIC-2006/ISIC-4';

  it('needs both classifications, whose codes it links', async () => {
    expect(errorsOf(await send('PUT', path, { body: links }))).toEqual([
      '/To: The classification ISIC-4 is not published; publish it first.',
    ]);
    await send('PUT', 'classifications/ISIC-4', { body: isic });
    const [first] = links.Links as object[];
    const Links = [first, first, { ...first, To: '9999' }];
    expect(errorsOf(await send('PUT', path, { body: { ...links, Links } }))).toEqual([
      expect.stringMatching(/^\/Links\/1: The link of .* is there twice/) as string,
      '/Links/2/To: ISIC-4 has no code "9999".',
    ]);
    expect((await send('PUT', path, { body: links })).status).toBe(201);
    const convert = { From: 'ISIC-4', To: 'ANZSIC-2006', Codes: ['1102'] };
    const { json } = await service.post('/classifications/v3/convert', convert);
    expect(json).toMatchObject({ Way: ['ISIC-4', 'ANZSIC-2006'] });
  });

  it('is used both ways, so its opposite is refused', async () => {
    const opposite = { ...links, From: 'ISIC-4', To: 'ANZSIC-2006', Links: [{}] };
    opposite.Links = (links.Links as { From: string; To: string; Exact: boolean }[])
      .slice(0, 1)
      .map(({ From, To, Exact }) => ({ From: To, To: From, Exact }));
    const body = { body: opposite };
    expect(errorsOf(await send('PUT', 'concordances/ISIC-4/ANZSIC-2006', body))).toEqual([
      '/From: ANZSIC-2006/ISIC-4 is published, and used both ways; publish that instead.',
    ]);
  });
});

describe('rights and schemas', () => {
  it('let only those publish who may publish everything', async () => {
    for (const client of ['reader', 'wine', 'australia', 'auditor']) {
      const token = await service.tokenOf(client);
      for (const [method, end] of [
        ['PUT', ''],
        ['GET', ''],
        ['DELETE', ''],
        ['GET', '/editions'],
      ] as const) {
        const sent = { token, ...(method === 'PUT' && { body: anzsic }) };
        const answer = await send(method, `classifications/ANZSIC-2006${end}`, sent);
        expectProblem(answer, 'not_entitled');
      }
    }
    const { status } = await service.http
      .inject('/publish/v1/classifications/ANZSIC-2006')
      .then(({ statusCode }) => ({ status: statusCode }));
    expect(status).toBe(401);
  });

  it.each(['classification', 'concordance'])('serve the schema of a %s', async (name) => {
    const answer = await service.http.inject(`/schemas/${name}.json`);
    expect(answer.headers['content-type']).toBe('application/schema+json');
    expect(answer.json()).toMatchObject({ $id: `urn:broadsheet:schema:${name}`, type: 'object' });
  });
});
