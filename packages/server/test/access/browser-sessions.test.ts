import type { SessionView } from '@broadsheet/contract';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findLastAcceptedMs } from '../../../../test/last-accepted.js';
import {
  createFile,
  loginRequest,
  password,
  saveClient,
  startProcess,
  type Answer,
  type Process,
} from '../bare-service.js';
import { expectProblem } from '../expect-problem.js';
import { finishRequest, holdRequest } from '../held-request.js';

const origin = 'http://localhost:80';
const actor = { name: 'test', address: '' };
const hourMs = 60 * 60 * 1000;
const minuteMs = 60_000;

let service: Process;
let now: number;
let touches: number;

beforeEach(async () => {
  now = Date.UTC(2026, 0, 31, 9);
  touches = 0;
  service = await startProcess('sqlite::memory:', {
    clock: () => now,
    sessionIdleSeconds: 3600,
    sessionLifetimeSeconds: 5 * 3600,
    wrap: (store) => ({
      ...store,
      browserSessions: {
        ...store.browserSessions,
        touch: (...args) => {
          touches += 1;
          return store.browserSessions.touch(...args);
        },
      },
    }),
  });
  await saveClient(service.store, 'acme');
  await service.app.noticeChanges();
});
afterEach(() => service.stop());

const own = { origin, 'sec-fetch-site': 'same-origin' };

async function signIn(headers: Record<string, string> = own, to = service): Promise<Answer> {
  return to.send({
    ...{ method: 'POST', url: '/authentication/session', headers },
    payload: { ClientId: 'acme', Username: 'ann', Password: password },
  });
}

const cookieOf = ({ headers }: Answer) => {
  const [cookie = ''] = [headers['set-cookie']].flat().map(String);
  return cookie.slice(0, cookie.indexOf(';'));
};
const getCookie = async (to = service) => cookieOf(await signIn(own, to));

/** Requests a list of reports as a page of the service does. */
const read = (cookie: string, headers: Record<string, string> = {}, to = service) =>
  to.send({
    ...{ method: 'POST', url: '/company/v3/reportlist', payload: { Country: 'AU' } },
    headers: { ...own, cookie, ...headers },
  });
const ask = (method: InjectOptions['method'], url: string, cookie: string, to = service) =>
  to.send({ method: method ?? 'GET', url, headers: { ...own, cookie } });

/** The kinds, reasons and clients of all security events so far. */
async function listEvents(): Promise<string[]> {
  const { store } = service;
  await service.app.http.close();
  const events = await store.securityEvents.list({ from: 0, limit: 100 });
  return events.map(({ kind, reason, client }) => `${kind}: ${reason} (${client ?? 'nobody'})`);
}

describe('signing in', () => {
  it('sets a cookie that only this host and no script gets, and says who is signed in', async () => {
    const answer = await signIn();
    expect(answer.status, answer.text).toBe(200);
    expect(answer.json).toEqual({
      ...{ ClientId: 'acme', ClientName: 'acme', Username: 'ann', SignedInBy: 'password' },
      Entitlements: [{ Access: 'read' }],
      EndsAt: new Date(now + 5 * hourMs).toISOString(),
      IdleSeconds: 3600,
    } satisfies SessionView);
    expect(answer.headers['set-cookie']).toMatch(
      /^broadsheet-[0-9a-f]{8}=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=18000$/,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    const cookie = cookieOf(answer);
    expect((await read(cookie)).status).toBe(200);
    expect((await ask('GET', '/authentication/session', cookie)).json).toEqual(answer.json);
  });

  it('stores no id from which a cookie could be made', async () => {
    const [, id = ''] = (await getCookie()).split('=');
    expect(await service.store.browserSessions.find(id)).toBeUndefined();
  });

  it('over TLS the cookie is Secure and cannot be planted by another host', async () => {
    const answer = await signIn({ origin: 'https://localhost:80' });
    expect(answer.headers['set-cookie']).toMatch(/^__Host-broadsheet-.*; Secure$/);
    expect((await read(cookieOf(answer))).status).toBe(200);
  });

  it('without TLS and off the machine there is no session', async () => {
    const answer = await service.send({
      ...{ method: 'POST', url: '/authentication/session' },
      headers: { origin: 'http://reports.lan', host: 'reports.lan' },
      payload: { ClientId: 'acme', Username: 'ann', Password: password },
    });
    expectProblem(answer, 'insecure_connection', 'http://reports.lan');
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it('never takes over an id that was sent: it is a new one each time', async () => {
    const planted = await getCookie();
    const again = cookieOf(
      await signIn({ ...own, cookie: planted.replace(/=.*/, `=${'A'.repeat(43)}`) }),
    );
    expect(again).not.toBe(planted);
    expect(again).not.toContain('AAAA');
  });

  it('is refused with wrong credentials as a token is, and to pages of others', async () => {
    const wrong = await service.send({
      ...{ method: 'POST', url: '/authentication/session', headers: own },
      payload: { ClientId: 'acme', Username: 'ann', Password: 'wrong' },
    });
    expectProblem(wrong, 'invalid_credentials');
    expectProblem(await signIn({ origin: 'https://evil.example' }), 'forged_request', 'evil');
    expectProblem(await signIn({}), 'forged_request');
    expect(await listEvents()).toEqual([
      'login.failed: wrong user, password or secret (acme)',
      'request.forged: foreign Origin (nobody)',
      'request.forged: neither Origin nor Sec-Fetch-Site (nobody)',
    ]);
  });
});

describe('a request with the cookie', () => {
  it('of another page is refused, and in the event log', async () => {
    const cookie = await getCookie();
    const post = { method: 'POST', url: '/company/v3/reportlist', payload: { Country: 'AU' } };
    const refused: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin, 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
      {},
    ];
    for (const headers of refused) {
      const answer = await service.send({
        ...(post as InjectOptions),
        headers: { ...headers, cookie },
      });
      expectProblem(answer, 'forged_request');
    }
    for (const site of ['cross-site', 'same-site']) {
      const answer = await service.send({
        ...{ method: 'GET', url: '/authentication/session' },
        headers: { cookie, 'sec-fetch-site': site },
      });
      expectProblem(answer, 'forged_request');
    }
    expect((await read(cookie)).status).toBe(200);
    const events = await listEvents();
    expect(events.filter((event) => event.startsWith('request.forged'))).toHaveLength(3);
  });

  it('may read without naming its page, as a typed address does', async () => {
    const cookie = await getCookie();
    for (const headers of [{}, { 'sec-fetch-site': 'none' }]) {
      const answer = await service.send({
        ...{ method: 'GET', url: '/authentication/session' },
        headers: { cookie, ...headers },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });

  it('and a token is that of the token, also when the token is bad', async () => {
    const cookie = await getCookie();
    await saveClient(service.store, 'zeta');
    await service.app.noticeChanges();
    const authorization = `Bearer ${await service.login('zeta')}`;
    const both = await service.send({
      ...{ method: 'GET', url: '/authentication/session', headers: { cookie, authorization } },
    });
    expect(both.json).toMatchObject({ ClientId: 'zeta', SignedInBy: 'token' });
    expectProblem(await read(cookie, { authorization: 'Bearer bad' }), 'invalid_token');
  });

  it('is not taken by the endpoint for assistants', async () => {
    const answer = await service.send({
      ...{ method: 'POST', url: '/mcp', headers: { ...own, cookie: await getCookie() } },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    });
    expectProblem(answer, 'unauthenticated');
  });

  it('that is none of ours is a request without a token', async () => {
    expectProblem(await read('theme=dark; broadsheet-0=x'), 'unauthenticated');
    const nobody = await service.send({ method: 'GET', url: '/authentication/session' });
    expect(nobody.status).toBe(204);
  });

  it('is found among other cookies', async () => {
    const cookie = await getCookie();
    for (const header of [`a=b; ${cookie}`, `${cookie}; a=b`, `a=b; ${cookie}; c=d`]) {
      expect((await read(header)).status, header).toBe(200);
    }
  });

  it('obeys rights and limits and is counted, as with a token; signing out is not limited', async () => {
    await saveClient(service.store, 'acme', { ratePlan: [{ limit: 2, seconds: 60 }] });
    await service.app.noticeChanges();
    const cookie = await getCookie();
    expect((await read(cookie)).headers.ratelimit).toBe('"minute";r=1;t=60');
    const forbidden = await ask('GET', '/admin/v1/clients', cookie);
    expectProblem(forbidden, 'not_entitled');
    expectProblem(await read(cookie), 'rate_limited');
    expect((await ask('GET', '/authentication/session', cookie)).status).toBe(200);
    expect((await ask('DELETE', '/authentication/session', cookie)).status).toBe(200);
    const { store } = service;
    await service.app.http.close();
    const counts = (await store.usage.list({})).map(({ operation, count }) => [operation, count]);
    expect(Object.fromEntries(counts)).toMatchObject({
      ...{ createSession: 1, listCompanyReports: 1, getSession: 1, endSession: 1 },
    });
  });
});

describe('a session', () => {
  it('lasts while it is used, with one write a minute at most', async () => {
    const cookie = await getCookie();
    for (let used = 0; used < 8; used += 1) {
      now += 30 * minuteMs;
      for (let times = 0; times < 20; times += 1) expect((await read(cookie)).status).toBe(200);
    }
    expect(touches).toBeLessThanOrEqual(8);
  });

  it('ends when it is not used, and at the latest after its lifetime', async () => {
    const idle = await getCookie();
    now += hourMs - 1;
    expect((await read(idle)).status).toBe(200);
    now += hourMs;
    expectProblem(await read(idle), 'session_ended');
    const old = await getCookie();
    for (let used = 0; used < 9; used += 1) {
      now += 30 * minuteMs;
      expect((await read(old)).status).toBe(200);
    }
    now += 30 * minuteMs;
    expectProblem(await read(old), 'session_ended');
    const events = await listEvents();
    expect(events.filter((event) => event.startsWith('session.refused'))).toEqual([
      'session.refused: not used for too long (acme)',
      'session.refused: expired (acme)',
    ]);
  });

  it('that was signed out is refused with a stolen cookie, and a forged one too: both are logged', async () => {
    const stolen = await getCookie();
    const other = await getCookie();
    const out = await ask('DELETE', '/authentication/session', stolen);
    expect(out.json).toEqual({ Ended: 1 });
    expect(out.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-broadsheet-\w+=; .*Max-Age=0; Secure$/),
      expect.stringMatching(/^broadsheet-\w+=; .*Max-Age=0$/),
    ]);
    const refused = await read(stolen);
    expectProblem(refused, 'session_ended');
    expect(refused.headers['www-authenticate']).toBe('Bearer');
    const name = stolen.slice(0, stolen.indexOf('=') + 1);
    for (const forged of ['', 'x', 'A'.repeat(43), 'A'.repeat(5000)]) {
      expectProblem(await read(name + forged), 'session_ended');
    }
    expect((await read(other)).status).toBe(200);
    expect((await listEvents()).slice(-3)).toEqual([
      'session.ended: signed out (acme)',
      'session.refused: signed out (acme)',
      'session.refused: no such session (nobody)',
    ]);
  });

  it('ends in every browser at once, in the audit log too; by a token as well', async () => {
    const [one, two] = [await getCookie(), await getCookie()];
    expect((await ask('DELETE', '/authentication/sessions', one)).json).toEqual({ Ended: 2 });
    for (const cookie of [one, two]) expectProblem(await read(cookie), 'session_ended');
    const acts = await service.store.audit.list({ limit: 100 });
    expect(acts.at(-1)).toMatchObject({
      ...{ action: 'session.end-all', target: 'sessions of acme/ann', detail: { sessions: 2 } },
    });
    const three = await getCookie();
    const authorization = `Bearer ${await service.login('acme')}`;
    const byToken = (url: string) =>
      service.send({ method: 'DELETE', url, headers: { authorization } });
    expect((await byToken('/authentication/session')).json).toEqual({ Ended: 0 });
    expect((await byToken('/authentication/sessions')).json).toEqual({ Ended: 1 });
    expectProblem(await read(three), 'session_ended');
    expect((await service.read(authorization.slice('Bearer '.length))).status).toBe(200);
  });

  it.each<[string, (process: Process) => Promise<void>]>([
    ['its client is disabled', ({ store }) => store.clients.disable('acme')],
    [
      'its user is removed',
      ({ store }) => store.clients.removeUser('acme', 'ann', { name: 'x', address: '' }),
    ],
    [
      'its user gets another password',
      ({ store }) =>
        store.clients.setPassword(
          'acme',
          { username: 'ann', password: 'another one' },
          { name: 'x', address: '' },
        ),
    ],
    [
      'the tokens of its client are revoked',
      ({ store }) => store.clients.revokeTokens('acme', { name: 'x', address: '' }),
    ],
  ])('ends when %s', async (_what, change) => {
    const cookie = await getCookie();
    expect((await read(cookie)).status).toBe(200);
    await change(service);
    await service.app.noticeChanges();
    expectProblem(await read(cookie), 'session_ended');
  });

  it('is checked again when a slow body has come', async () => {
    await service.app.http.listen({ port: 0, host: '127.0.0.1' });
    const address = service.app.http.listeningOrigin;
    const cookie = await getCookie();
    expect((await read(cookie)).status).toBe(200);
    const held = await holdRequest(
      { http: service.app.http },
      {
        path: '/company/v3/reportlist',
        body: JSON.stringify({ Country: 'AU' }),
        headers: { cookie, origin: address },
      },
    );
    await ask('DELETE', '/authentication/session', cookie);
    expect(await finishRequest(held)).toBe(401);
  });
});

describe('several processes', () => {
  it('share sessions, and end them everywhere within a second', async () => {
    const file = await createFile();
    const started = await Promise.all([startProcess(file.url), startProcess(file.url)]);
    const [first, second] = started;
    await saveClient(first.store, 'acme');
    await Promise.all(started.map(({ app }) => app.noticeChanges()));
    const [one, two] = [await getCookie(first), await getCookie(second)];
    for (const process of started) {
      for (const cookie of [one, two]) {
        expect((await read(cookie, {}, process)).status).toBe(200);
      }
    }
    const findLastAccepted = (cookie: string) =>
      findLastAcceptedMs(() =>
        Promise.all(started.map(async (process) => (await read(cookie, {}, process)).status)),
      );
    await ask('DELETE', '/authentication/session', one, first);
    expectProblem(await read(one, {}, first), 'session_ended');
    expect(await findLastAccepted(one)).toBeLessThan(1000);
    expect((await read(two, {}, first)).status).toBe(200);
    await second.store.clients.removeUser('acme', 'ann', actor);
    expect(await findLastAccepted(two)).toBeLessThan(1000);
    await second.store.clients.setPassword('acme', { username: 'ann', password }, actor);
    await Promise.all(started.map(({ app }) => app.noticeChanges()));
    const three = await getCookie(first);
    expect((await read(three, {}, second)).status).toBe(200);
    await second.store.clients.disable('acme');
    expect(await findLastAccepted(three)).toBeLessThan(1000);
    await Promise.all(started.map(({ stop }) => stop()));
    await file.remove();
  });
});

it('a service that is reached over TLS makes and takes no other cookies', async () => {
  const secure = await startProcess('sqlite::memory:', {
    publicUrl: 'https://reports.example',
  });
  await saveClient(secure.store, 'acme');
  await secure.app.noticeChanges();
  const answer = await signIn({ origin: 'https://reports.example' }, secure);
  const cookie = cookieOf(answer);
  expect(cookie).toMatch(/^__Host-/);
  const fromPage = { origin: 'https://reports.example' };
  expect((await read(cookie, fromPage, secure)).status).toBe(200);
  const planted = cookie.replace('__Host-', '');
  expectProblem(await read(planted, fromPage, secure), 'unauthenticated');
  expectProblem(await signIn(own, secure), 'insecure_connection', 'http://localhost');
  await secure.stop();
});

it('tokens are issued, used and refused as before', async () => {
  const answer = await service.send(loginRequest('acme'));
  expect(answer.headers['set-cookie']).toBeUndefined();
  const { access_token: token } = answer.json as { access_token: string };
  const listed = await service.read(token);
  expect(listed.status).toBe(200);
  expect(listed.headers['cache-control']).toBeUndefined();
});
