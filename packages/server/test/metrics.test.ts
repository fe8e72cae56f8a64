import { once } from 'node:events';
import { Agent, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishRequest, holdRequest } from './held-request.js';
import { startService, type Service } from './service.js';

const metricsToken = 'a-token-of-a-collector';
let service: Service;
let address: string;

beforeAll(async () => {
  service = await startService({ metricsToken });
  await service.store.clients.save({
    id: 'boss',
    name: 'Administrator',
    entitlements: [{ access: 'administer', families: '*', countries: '*', languages: '*' }],
    users: { reader: 'open sesame' },
  });
  await service.app.noticeChanges();
  await service.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.http.server.address() as AddressInfo;
  address = `http://127.0.0.1:${String(port)}`;
});
afterAll(async () => {
  await service.stop();
});

const ask = (token?: string) =>
  fetch(`${address}/metrics`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

/** Figures by name and labels. */
async function readFigures(): Promise<Map<string, number>> {
  const text = await (await ask(metricsToken)).text();
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ');
      return [line.slice(0, at), Number(line.slice(at + 1))];
    }),
  );
}

const post = (path: string, body: unknown, token = service.token) =>
  fetch(address + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** Sends bytes that are not a request; returns when the service has closed the connection. */
async function sendRaw(bytes: string): Promise<void> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => undefined).resume();
  socket.write(bytes);
  await once(socket, 'close');
}

describe('who may see metrics', () => {
  it('is an administrator, or who has the token of the setting', async () => {
    for (const token of [metricsToken, await service.tokenOf('boss')]) {
      const answer = await ask(token);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    }
  });

  it('is nobody else', async () => {
    expect((await ask()).status).toBe(401);
    expect((await ask(`${metricsToken}x`)).status).toBe(401);
    expect((await ask(metricsToken.slice(1))).status).toBe(401);
    expect((await ask(service.token)).status).toBe(403);
  });

  it('opens nothing else with the token of the setting', async () => {
    const body = { Country: 'AU', Code: '1214' };
    expect((await post('/industry/v3/images', body, metricsToken)).status).toBe(401);
  });
});

describe('metrics', () => {
  it('count every answer by operation and status, with how long it took', async () => {
    const before = await readFigures();
    await post('/industry/v3/images', { Country: 'AU', Code: '1214' });
    await post('/industry/v3/images', { Country: 'AU', Code: '1214' });
    await post('/industry/v3/images', { Country: 'Australia', Code: '1214' });
    await post('/search/v1/reports', { Query: 'a' });
    await fetch(`${address}/nothing/here`);
    const after = await readFigures();
    const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(grown('broadsheet_requests_total{operation="listImages",status="200"}')).toBe(2);
    expect(grown('broadsheet_requests_total{operation="listImages",status="400"}')).toBe(1);
    expect(grown('broadsheet_requests_total{operation="searchReports",status="200"}')).toBe(1);
    expect(grown('broadsheet_requests_total{operation="none",status="404"}')).toBe(1);
    const duration = 'broadsheet_request_duration_seconds';
    expect(grown(`${duration}_count{operation="listImages"}`)).toBe(3);
    expect(grown(`${duration}_bucket{operation="listImages",le="+Inf"}`)).toBe(3);
    expect(grown(`${duration}_sum{operation="listImages"}`)).toBeGreaterThan(0);
  });

  it('count what was refused before it was a request', async () => {
    const before = await readFigures();
    await sendRaw('nonsense\r\n\r\n');
    await sendRaw(`GET / HTTP/1.1\r\nHost: x\r\nLong: ${'x'.repeat(20_000)}\r\n\r\n`);
    const after = await readFigures();
    for (const status of [400, 431]) {
      const name = `broadsheet_requests_total{operation="none",status="${String(status)}"}`;
      expect((after.get(name) ?? 0) - (before.get(name) ?? 0)).toBe(1);
    }
  });

  it('tell how many requests are being answered, until they are or their client is gone', async () => {
    const inFlight = 'broadsheet_requests_in_flight{operation="searchReports"}';
    const read = async () => (await readFigures()).get(inFlight) ?? 0;
    const asked = { path: '/search/v1/reports', body: JSON.stringify({ Query: 'a' }) };
    expect(await read()).toBe(0);
    const held = await holdRequest(service, asked);
    const agent = new Agent({ keepAlive: true });
    const left = once(service.http.server, 'request') as Promise<[unknown, ServerResponse]>;
    const leaving = await holdRequest(service, { ...asked, agent });
    leaving.answer.catch(() => undefined);
    expect(await read()).toBe(2);
    const [, response] = await left;
    const isGone = once(response, 'close');
    agent.destroy();
    await isGone;
    expect(await read()).toBe(1);
    expect(await finishRequest(held)).toBe(200);
    expect(await read()).toBe(0);
  });

  it('tell what is kept in memory and how often that helped', async () => {
    const body = { Country: 'AU', EntityId: 1001, ReportSections: ['abn'] };
    await post('/company/v3/sections', body);
    const before = await readFigures();
    await post('/company/v3/sections', body);
    const after = await readFigures();
    const hits = 'broadsheet_memory_hits_total{memory="editions"}';
    const misses = 'broadsheet_memory_misses_total{memory="editions"}';
    expect((after.get(hits) ?? 0) - (before.get(hits) ?? 0)).toBe(1);
    expect(after.get(misses)).toBe(before.get(misses));
    expect(after.get('broadsheet_memory_bytes{memory="editions"}')).toBeGreaterThan(0);
    expect(after.get('broadsheet_change_position')).toBeGreaterThan(0);
    expect(after.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  });

  it('carry no secret and nothing of the paths that people make up', async () => {
    await fetch(`${address}/secret-path-of-somebody?token=${service.token}`);
    const text = await (await ask(metricsToken)).text();
    expect(text).not.toContain('secret-path');
    expect(text).not.toContain(service.token);
    expect(text).not.toContain(metricsToken);
  });

  it('are well-formed: each figure is described once, before its values', async () => {
    const text = await (await ask(metricsToken)).text();
    const described = [...text.matchAll(/^# TYPE (\S+) (counter|gauge|histogram)$/gm)].map(
      ([, name]) => name,
    );
    expect(new Set(described).size).toBe(described.length);
    let current = '';
    for (const line of text.trimEnd().split('\n')) {
      const [, name] = /^# TYPE (\S+)/.exec(line) ?? [];
      if (name !== undefined) current = name;
      else if (!line.startsWith('#')) {
        expect(line.startsWith(current)).toBe(true);
        expect(line).toMatch(/^\w+(\{(\w+="[^"\n]*",?)+\})? [\d.e+-]+$/);
      }
    }
  });
});

it('tells which build runs', async () => {
  const names = [...(await readFigures()).keys()];
  const [info = ''] = names.filter((name) => name.startsWith('broadsheet_build_info'));
  expect(info).toContain(`node="${process.versions.node}"`);
  expect(info).toMatch(/version="[^"]+",commit="/);
});

it('is written as OpenMetrics where that is asked for', async () => {
  const answer = await fetch(`${address}/metrics`, {
    headers: {
      authorization: `Bearer ${metricsToken}`,
      accept: 'application/openmetrics-text;version=1.0.0,text/plain;q=0.5',
    },
  });
  expect(answer.headers.get('content-type')).toBe(
    'application/openmetrics-text; version=1.0.0; charset=utf-8',
  );
  const text = await answer.text();
  expect(text).toMatch(/^# TYPE broadsheet_requests counter$/m);
  expect(text).toMatch(/^broadsheet_requests_total\{.*\} \d+$/m);
  expect(text.endsWith('\n# EOF\n')).toBe(true);
  expect((await ask(metricsToken)).headers.get('content-type')).toMatch(/^text\/plain; version=0/);
});
