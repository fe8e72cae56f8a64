import { families, listOperations } from '@broadsheet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from './service.js';

let service: Service;

beforeAll(async () => {
  service = await startService({ corsOrigins: ['https://reader.example'] });
});
afterAll(async () => {
  await service.stop();
});

const images = '/industry/v3/images';
const report = { Country: 'AU', Code: '1214' };

async function ignoredOf(url: string, body: unknown): Promise<unknown> {
  return (await service.post(url, body)).headers['broadsheet-ignored'];
}

describe('a field that an operation does not have', () => {
  it('is named in a header, and the body of the answer is the same', async () => {
    const plain = await service.post(images, report);
    const answer = await service.post(images, { ...report, Lang: 'Japanese' });
    expect(answer.headers['broadsheet-ignored']).toBe('Lang');
    expect(answer.status).toBe(200);
    expect(answer.text).toBe(plain.text);
    expect(plain.headers).not.toHaveProperty('broadsheet-ignored');
  });

  it('is named by the specified operations and by our own', async () => {
    const company = { Country: 'AU', EntityId: 1001, lang: 'x' };
    const token = { ClientId: 'reader', Username: 'reader', Password: 'open sesame', Otp: '1' };
    const asked: [string, object, string][] = [
      ['/company/v3/sections', { ...company, ReportSections: ['abn'] }, 'lang'],
      ['/company/v3/fullreport', company, 'lang'],
      ['/company/v3/section', { ...company, ReportSection: 'abn' }, 'EntityId, lang'],
      ['/industry/v3/chart', { ...report, Image: 'Revenue', Size: 2 }, 'Size'],
      ['/industry/v3/reportlist', { Country: 'AU', Page: 2 }, 'Page'],
      ['/search/v1/reports', { Query: 'wine', Sort: 'title' }, 'Sort'],
      ['/authentication/token', token, 'Otp'],
    ];
    for (const [url, body, expected] of asked) {
      const answer = await service.post(url, body);
      expect({ url, status: answer.status }).toEqual({ url, status: 200 });
      expect({ url, ignored: answer.headers['broadsheet-ignored'] }).toEqual({
        url,
        ignored: expected,
      });
    }
  });

  it('is named also where the request is refused, or nothing is found', async () => {
    const misspelt = await service.post(images, { Country: 'AU', Kode: '1214' });
    expect(misspelt.status).toBe(400);
    expect(misspelt.headers['broadsheet-ignored']).toBe('Kode');
    const nothing = await service.post(images, { Country: 'AU', Code: '9999', Lang: 'x' });
    expect(nothing.status).toBe(204);
    expect(nothing.headers).toMatchObject({
      'broadsheet-ignored': 'Lang',
      'broadsheet-missing': 'report',
    });
  });

  it('is percent-encoded and cut to 64 letters, whatever its name is', async () => {
    const hostile = 'a, b\r\nSet-Cookie: x=1';
    expect(await ignoredOf(images, { ...report, [hostile]: 1 })).toBe(encodeURIComponent(hostile));
    expect(await ignoredOf(images, { ...report, ['x'.repeat(40_000)]: 1 })).toBe('x'.repeat(64));
    const astral = await ignoredOf(images, { ...report, ['😀'.repeat(100)]: 1 });
    expect(decodeURIComponent(String(astral))).toBe('😀'.repeat(64));
    const body = '{"Country":"AU","Code":"1214","\\ud800":1,"__proto__":1,"constructor":1,"":1}';
    const headers = { 'content-type': 'application/json' };
    const answer = await service.post(images, body, headers);
    expect(answer.headers['broadsheet-ignored']).toBe('%EF%BF%BD, __proto__, constructor');
  });

  it('is one of at most ten, in at most 2 KiB', async () => {
    const named = (name: string) =>
      Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`${name}${String(index)}`, 1]));
    const ten = String(await ignoredOf(images, { ...report, ...named('X') }));
    expect(ten.split(', ')).toEqual(Array.from({ length: 10 }, (_, index) => `X${String(index)}`));
    const long = String(await ignoredOf(images, { ...report, ...named('語'.repeat(60)) }));
    expect(long.length).toBeLessThanOrEqual(2048);
    expect(long.split(', ').length).toBeGreaterThan(1);
  });

  it('is not looked for in forms, messages of assistants and report documents', async () => {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list', result: {}, other: 1 };
    const accept = { accept: 'application/json, text/event-stream' };
    const mcp = await service.post('/mcp', message, accept);
    expect(mcp.headers).not.toHaveProperty('broadsheet-ignored');
    const form = await service.post('/oauth/token', 'grant_type=client_credentials&x=1', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(form.headers).not.toHaveProperty('broadsheet-ignored');
  });

  it('can be read by scripts of other origins, like what is missing', async () => {
    const origin = 'https://reader.example';
    const answer = await service.post(images, { ...report, Lang: 'x' }, { origin });
    const exposed = String(answer.headers['access-control-expose-headers']).split(', ');
    expect(exposed).toEqual(expect.arrayContaining(['broadsheet-ignored', 'broadsheet-missing']));
  });

  it('is in the OpenAPI document of every operation that ignores fields', async () => {
    const answer = await service.http.inject({ method: 'GET', url: '/openapi.json' });
    const { paths } = answer.json<OpenApi>();
    const withHeader = listOperations(families)
      .filter(({ method, path }) => {
        const { responses } = paths[path]?.[method.toLowerCase()] ?? { responses: {} };
        return Object.values(responses).some(({ headers }) => 'Broadsheet-Ignored' in headers);
      })
      .map(({ id }) => id);
    expect(withHeader).toEqual(
      expect.arrayContaining(['listImages', 'getSections', 'addClient', 'createToken']),
    );
    expect(withHeader).not.toContain('publishCompanyReport');
    const nothing = paths[images]?.post?.responses['204']?.headers;
    expect(Object.keys(nothing ?? {})).toContain('Broadsheet-Missing');
  });
});

type ByName<Value> = Partial<Record<string, Value>>;

interface OpenApi {
  paths: ByName<ByName<{ responses: Record<string, { headers: object }> }>>;
}
