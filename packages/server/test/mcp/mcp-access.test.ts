import type { Problem, ProtectedResource } from '@broadsheet/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp, longestTokenSeconds } from '../../src/index.js';
import { startService, type Answer, type Service } from '../service.js';
import { connectAssistant } from './mcp-assistant.js';

let service: Service;
let elapsedMs = 0;
beforeAll(async () => {
  service = await startService({ clock: () => Date.now() + elapsedMs });
});
afterAll(() => service.stop());

const listTools = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const metadataPath = '/.well-known/oauth-protected-resource/mcp';

/** Sends one message as a client of an earlier revision does, which needs no envelope. */
const send = (headers: Record<string, string> = {}, message: unknown = listTools) =>
  service.post('/mcp', message, headers);

async function saveClient(id: string, limit: number): Promise<string> {
  const everything = { access: 'read', families: '*', countries: '*', languages: '*' } as const;
  await service.store.clients.save({
    id,
    name: id,
    entitlements: [everything],
    ratePlan: [{ limit, seconds: 3600 }],
    users: { reader: 'open sesame' },
  });
  await service.app.noticeChanges();
  return service.tokenOf(id);
}

describe('POST /mcp', () => {
  it.each([
    ['no token', {}, 'Bearer '],
    ['a token that is none', { authorization: 'Bearer none' }, 'Bearer error="invalid_token", '],
    ['another scheme', { authorization: 'Basic eDp5' }, 'Bearer error="invalid_request", '],
  ])('answers %s with 401 and where to find out more', async (_case, headers, challenge) => {
    const answer = await service.http.inject({
      method: 'POST',
      url: '/mcp',
      headers: { host: 'reports.example.com', ...headers },
      payload: listTools,
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe(
      `${challenge}resource_metadata="http://reports.example.com${metadataPath}"`,
    );
  });

  it('refuses a token that has expired', async () => {
    const token = await service.tokenOf('reader');
    elapsedMs = (longestTokenSeconds + 60) * 1000;
    const answer = await send({ authorization: `Bearer ${token}` });
    elapsedMs = 0;
    expect(answer.status).toBe(401);
    expect(answer.headers['www-authenticate']).toContain('resource_metadata=');
  });

  it('tells the official client that it is not authorized', async () => {
    await expect(connectAssistant(service, { token: 'none' })).rejects.toThrow(/401|nauthorized/);
  });

  it('answers GET and DELETE with 405, because it keeps no sessions', async () => {
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await service.http.inject({ method, url: '/mcp' });
      expect(answer.statusCode).toBe(405);
      expect(answer.headers.allow).toBe('POST');
    }
  });

  it('serves clients that accept any type of response', async () => {
    const { status, text } = await send({ accept: '*/*' });
    expect(status).toBe(200);
    expect(text).toContain('"search_reports"');
  });

  it('offers no stream of notifications, since there are none', async () => {
    const { client } = await connectAssistant(service);
    await expect(client.listen({ toolsListChanged: true })).rejects.toThrow();
    await client.close();
  });
});

describe('the metadata of the endpoint', () => {
  it('is open and names who issues tokens', async () => {
    const answer = await service.http.inject({ url: metadataPath, headers: { host: 'a.example' } });
    expect(answer.statusCode).toBe(200);
    const { resource, authorization_servers: servers } = answer.json<ProtectedResource>();
    expect(resource).toBe('http://a.example/mcp');
    expect(servers).toEqual(['http://a.example']);
    const issuer = await service.http.inject({
      url: '/.well-known/oauth-authorization-server',
      headers: { host: 'a.example' },
    });
    expect(issuer.json()).toMatchObject({ issuer: 'http://a.example' });
  });
});

describe('a page', () => {
  const statusFor = async (origin: string, from = service) => {
    const { statusCode, body } = await from.http.inject({
      method: 'POST',
      url: '/mcp',
      headers: { origin },
      payload: listTools,
    });
    return { statusCode, code: (JSON.parse(body) as Problem).code };
  };
  const refused = { statusCode: 403, code: 'foreign_origin' };
  const passed = { statusCode: 401, code: 'unauthenticated' };

  it('of another origin is refused, even before it shows a token', async () => {
    expect(await statusFor('http://evil.example')).toEqual(refused);
    expect(await statusFor('http://localhost.evil.example:8080')).toEqual(refused);
    expect(await statusFor('null')).toEqual(refused);
  });

  it('of this machine may call while nothing is said about a public address', async () => {
    expect(await statusFor('http://localhost:6274')).toEqual(passed);
    expect(await statusFor('http://[::1]:6274')).toEqual(passed);
  });

  it('may call where the settings name it', async () => {
    const published = await startService({
      publicUrl: 'https://reports.example.com',
      corsOrigins: ['https://app.example.com'],
    });
    expect(await statusFor('https://reports.example.com', published)).toEqual(passed);
    expect(await statusFor('https://app.example.com', published)).toEqual(passed);
    expect(await statusFor('http://localhost:6274', published)).toEqual(refused);
    const answer = await published.http.inject({ method: 'POST', url: '/mcp', payload: listTools });
    expect(answer.headers['www-authenticate']).toBe(
      `Bearer resource_metadata="https://reports.example.com${metadataPath}"`,
    );
    await published.stop();
  });
});

describe('rights and limits', () => {
  it('are those of the token: an error says which entitlement is missing', async () => {
    const token = await service.tokenOf('limited');
    const { client, refusal, call } = await connectAssistant(service, { token });
    const text = await refusal('get_sections', { reportKey: 'company/1001/English' });
    expect(text).toMatch(/^not_entitled: .*family company.*country AU.*language English/);
    expect(await refusal('search_reports', { query: 'wine', family: 'company' })).toMatch(
      /^not_entitled: .*the family company/,
    );
    const found = JSON.stringify(await call('search_reports', { query: 'wine' }));
    expect(found).toContain('industry/AU/1214/English');
    expect(found).not.toContain('company/');
    const changes = JSON.stringify(await call('list_changes', { since: '2020-01-01' }));
    expect(changes).not.toContain('company/');
    await client.close();
  });

  it('count each operation that a tool calls, and are told to the model when used up', async () => {
    const token = await saveClient('frugal', 4);
    // Two of the four go to the connection.
    const { client, call, refusal } = await connectAssistant(service, { token });
    await client.listTools();
    await call('search_reports', { query: 'wine' });
    await call('search_reports', { query: 'wine' });
    expect(await refusal('search_reports', { query: 'wine' })).toMatch(
      /^rate_limited: .*try again in \d+ seconds/,
    );
    const answer = await send({ authorization: `Bearer ${token}` });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    await client.close();
  });

  it('are told with every answer', async () => {
    const token = await saveClient('told', 10);
    const authorization = { authorization: `Bearer ${token}` };
    const message = (name: string, args: object): unknown => ({
      ...listTools,
      method: 'tools/call',
      params: { name, arguments: args },
    });
    const left = ({ headers }: Answer) => headers.ratelimit;
    expect(left(await send(authorization))).toContain('r=9');
    const search = message('search_reports', { query: 'wine' });
    expect(left(await send(authorization, search))).toContain('r=8');
    // A tool that reads twice costs two; one that is refused before it reads costs one.
    const picture = {
      reportKey: 'industry/AU/1214/English',
      chart: 'Revenue',
      includePicture: true,
    };
    expect(left(await send(authorization, message('get_chart', picture)))).toContain('r=6');
    expect(left(await send(authorization, message('get_chart', {})))).toContain('r=5');
  });

  it('leave an account of use by operation', async () => {
    const token = await saveClient('counted', 100);
    const { client, call } = await connectAssistant(service, { token });
    await call('search_reports', { query: 'wine' });
    await call('get_chart', { reportKey: 'industry/AU/1214/English', chart: 'Revenue' });
    await client.close();
    const counts = async () => {
      const rows = await service.store.usage.list({ clientId: 'counted' });
      return Object.fromEntries(rows.map(({ operation, count }) => [operation, count]));
    };
    await expect
      .poll(counts, { timeout: 10_000 })
      .toMatchObject({ searchReports: 1, getChart: 1, callMcp: expect.any(Number) as number });
  });
});

describe('several processes', () => {
  it('answer one conversation, whichever is asked', async () => {
    const { store, renderer, token } = service;
    const logger = pino({ level: 'silent' });
    const other = await buildApp({ store, renderer, logger, version: '0.0.0' });
    const first = await connectAssistant(service);
    const second = await connectAssistant({ http: other.http, token });
    const args = {
      reportKey: 'company/1001/English',
      sections: ['financials'],
      tokenBudget: 1500,
    };
    const page = await first.call('get_sections', args);
    const rest = { ...args, cursor: page.nextCursor };
    const answer = await second.call('get_sections', rest);
    const [part] = page.sections as { rows: { to: number } }[];
    expect(part?.rows.to).toBeGreaterThan(0);
    expect(answer).toMatchObject({ sections: [{ rows: { from: part?.rows.to } }] });
    expect(await first.call('get_sections', rest)).toEqual(answer);
    await first.client.close();
    await second.client.close();
    await other.http.close();
  });
});
