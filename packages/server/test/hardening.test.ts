import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get as getHttps } from 'node:https';
import { connect, type AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loginRequest, saveClient, secret, startProcess, type Process } from './bare-service.js';

let service: Process | undefined;
afterEach(async () => {
  await service?.stop();
  service = undefined;
});

async function start(options: Parameters<typeof startProcess>[1] = {}): Promise<Process> {
  service = await startProcess('sqlite::memory:', options);
  await saveClient(service.store, 'acme', { access: 'administer' });
  return service;
}

describe('security headers', () => {
  const expected = {
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };

  it('are on every answer, also on refusals', async () => {
    const { send, login } = await start();
    const authorization = `Bearer ${await login('acme')}`;
    const requests = [
      { url: '/health/live' },
      { url: '/nowhere' },
      { url: '/admin/v1/clients' },
      { url: '/admin/v1/clients', headers: { authorization } },
      { method: 'DELETE' as const, url: '/oauth/token' },
    ];
    for (const request of requests) {
      const { headers } = await send(request);
      expect(headers, request.url).toMatchObject(expected);
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    }
  });

  it('keep pages out of frames, also of browsers that know no policy, and quiet about themselves', async () => {
    const { send } = await start();
    const { headers } = await send({ url: '/docs' });
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('ask browsers to stay with TLS where the public address has it', async () => {
    const { send } = await start({ publicUrl: 'https://reports.example.com' });
    const { headers } = await send({ url: '/health/live' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  });
});

describe('scripts of other origins', () => {
  const origin = 'https://app.example.com';
  const preflight = (from: string) => ({
    method: 'OPTIONS' as const,
    url: '/company/v3/sections',
    headers: { origin: from, 'access-control-request-method': 'POST' },
  });

  it('may read answers where they are listed', async () => {
    const { send } = await start({ corsOrigins: [origin] });
    const asked = await send(preflight(origin));
    expect([asked.status, asked.text]).toEqual([204, '']);
    expect(asked.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      vary: 'origin',
    });
    expect(asked.headers['access-control-allow-headers']).toContain('authorization');
    expect(asked.headers).not.toHaveProperty('access-control-allow-credentials');
    const refused = await send({ url: '/admin/v1/clients', headers: { origin } });
    expect(refused.status).toBe(401);
    expect(refused.headers['access-control-allow-origin']).toBe(origin);
    expect(refused.headers['access-control-expose-headers']).toContain('retry-after');
  });

  it.each([
    ['another origin', [origin], 'https://app.example.com.evil.example'],
    ['another scheme', [origin], 'http://app.example.com'],
    ['no origin at all', [origin], 'null'],
    ['any origin where none is listed', [], origin],
  ])('may not: %s', async (_case, corsOrigins, from) => {
    const { send } = await start({ corsOrigins });
    const asked = await send(preflight(from));
    expect(asked.status).toBe(405);
    const answer = await send({ url: '/health/live', headers: { origin: from } });
    for (const { headers } of [asked, answer]) {
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });
});

describe('slow senders', () => {
  const timeouts = { headersMs: 100, requestMs: 200, checkMs: 20 };

  /**
   * Everything received until the service closes the connection of a client that never stops
   * sending: if each byte restarted the timeout, such a client could stay connected for days.
   */
  async function trickle(port: number, text: string): Promise<string> {
    const socket = connect(port, '127.0.0.1');
    socket.write(text);
    const dripping = setInterval(() => socket.write('x'), 10);
    let received = '';
    socket.on('data', (data) => (received += data.toString()));
    // A byte that was on its way when the service closed the connection.
    socket.on('error', () => undefined);
    await once(socket, 'close');
    clearInterval(dripping);
    return received;
  }

  it.each([
    ['headers', 'GET /health/live HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['a body', 'POST /oauth/token HTTP/1.1\r\nHost: x\r\nContent-Length: 10000\r\n\r\n'],
  ])('of %s are cut off, and others are served meanwhile', async (_what, head) => {
    const { app } = await start({ timeouts });
    const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
    const cut = new AbortController();
    const slow = trickle(Number(new URL(address).port), head).finally(() => {
      cut.abort();
    });
    const statuses: number[] = [];
    while (!cut.signal.aborted) statuses.push((await fetch(`${address}/health/live`)).status);
    expect(await slow).toMatch(/^HTTP\/1\.1 408 /);
    expect(statuses.length).toBeGreaterThan(1);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('who do not hang up when they are told to hold no connection', async () => {
    const { app } = await start({ timeouts });
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { server } = app.http;
    const { port } = server.address() as AddressInfo;
    const stays = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    let received = '';
    stays.on('data', (data) => (received += data.toString()));
    await once(stays, 'end');
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    const connections = promisify(server.getConnections.bind(server));
    await vi.waitFor(async () => {
      expect(await connections()).toBe(0);
    });
    stays.destroy();
  });
});

describe('requests that Node would refuse without a body', () => {
  async function send(lines: string[]): Promise<string> {
    const { app } = await start();
    await app.http.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.http.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    let received = '';
    for await (const piece of socket) received += String(piece);
    return received;
  }

  it.each(['GET /health/live HTTP/1.1', 'POST /industry/v3/images HTTP/1.1'])(
    'a missing Host header is answered with a problem: %s',
    async (line) => {
      const answer = await send([line]);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toMatch(/^x-request-id: \S+\r$/m);
      expect(answer).toMatch(/^content-type: application\/problem\+json/m);
      expect(answer).toContain('"code":"malformed_request"');
    },
  );

  it('HTTP/1.0 needs no Host header', async () => {
    expect(await send(['GET /health/live HTTP/1.0'])).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('an unknown Expect header is ignored', async () => {
    const answer = await send(['GET /health/live HTTP/1.1', 'Host: x', 'Expect: a miracle']);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});

it('headers over 16 KiB are refused', async () => {
  const { app } = await start();
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.http.server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${String(port)}/health/live`, {
    headers: { authorization: `Bearer ${'x'.repeat(20_000)}` },
  });
  expect(answer.status).toBe(431);
});

describe('proxies', () => {
  const whoAsks = async (options: Parameters<typeof startProcess>[1]) => {
    const { send, store } = await start(options);
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
    const { json } = await send({ ...loginRequest('acme'), headers });
    const { access_token: token } = json as { access_token: string };
    await send({
      method: 'POST',
      url: '/admin/v1/clients/acme/secret',
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    const entries = await store.audit.list({ limit: 10 });
    return entries.at(-1)?.actor.address;
  };

  it('that are trusted say where a request came from', async () => {
    expect(await whoAsks({ trustProxy: ['127.0.0.1'] })).toBe('203.0.113.7');
  });

  it('that are not trusted say nothing', async () => {
    expect(await whoAsks({})).toBe('127.0.0.1');
    await service?.stop();
    expect(await whoAsks({ trustProxy: ['10.0.0.0/8'] })).toBe('127.0.0.1');
  });
});

it('speaks TLS with a certificate and its key', async () => {
  // Valid for a hundred years, for localhost, and only for this test.
  const read = (name: string) => readFileSync(new URL(name, import.meta.url));
  const tls = { cert: read('localhost-cert.pem'), key: read('localhost-key.pem') };
  const { app } = await start({ tls });
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  expect(address).toMatch(/^https:/);
  const { port } = new URL(address);
  const headers = await new Promise<Record<string, unknown>>((resolve, reject) => {
    const options = { ca: tls.cert, servername: 'localhost', agent: false as const };
    getHttps(`https://127.0.0.1:${port}/health/live`, options, (response) => {
      resolve({ ...response.headers, status: response.statusCode });
      response.resume();
    }).on('error', reject);
  });
  expect(headers).toMatchObject({ status: 200, 'strict-transport-security': 'max-age=31536000' });
});

it('no secret, password or token is ever in a log line', async () => {
  let log = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  let isDown = false;
  const logger = pino({ level: 'trace' }, stream);
  const { send, login, store, app } = await start({
    logger,
    logRequests: 1,
    wrap: (inner) => ({
      ...inner,
      clients: {
        ...inner.clients,
        verifyPassword: (...args) =>
          isDown
            ? Promise.reject(new Error('the store is down'))
            : inner.clients.verifyPassword(...args),
      },
    }),
  });
  const token = await login('acme');
  const authorization = `Bearer ${token}`;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await send(loginRequest('acme', { Password: 'wrong password' }));
  await send(loginRequest('acme', { Password: ['hunter2-array'] }));
  isDown = true;
  await send(loginRequest('acme'));
  await send({ url: '/admin/v1/clients', headers: { authorization } });
  await send({ url: `/admin/v1/clients?access_token=${token}`, headers: { authorization } });
  await send({ url: '/admin/v1/clients', headers: { authorization: `${authorization}x` } });
  const payload = `token=${token}&client_id=acme&client_secret=${encodeURIComponent(secret)}`;
  await send({ method: 'POST', url: '/oauth/revoke', headers: form, payload });
  const made = await send({
    method: 'POST',
    url: '/admin/v1/clients',
    headers: { authorization: `Bearer ${await oauthToken(send)}` },
    payload: { ClientId: 'new', Users: ['ann'] },
  });
  expect(made.status, made.text).toBe(201);
  await app.http.close();
  expect(log).toContain('"msg":"request"');
  const shown = made.json as { ClientSecret: string; Users: { Password: string }[] };
  const secrets = [
    token,
    token.split('.')[2] ?? '',
    secret,
    'open sesame',
    'wrong password',
    'hunter2',
    shown.ClientSecret,
    shown.Users[0]?.Password ?? '',
  ];
  for (const hidden of secrets) {
    expect(hidden.length).toBeGreaterThan(5);
    expect(log).not.toContain(hidden);
  }
  const acts = JSON.stringify(await store.audit.list({ limit: 100 }));
  for (const hidden of secrets) expect(acts).not.toContain(hidden);
});

async function oauthToken(send: Process['send']): Promise<string> {
  const { json } = await send({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'acme',
      client_secret: secret,
    }).toString(),
  });
  return (json as { access_token: string }).access_token;
}
