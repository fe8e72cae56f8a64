import type { Problem } from '@broadsheet/contract';
import type { Store } from '@broadsheet/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { networkOf } from '../../src/limits/login-gate.js';
import { loginRequest, saveClient, startProcess, type Process } from '../bare-service.js';

let service: Process;
let now: number;
let verified: number;
/** While it is set, passwords of `acme` are checked only once it resolves. */
let held: Promise<void> | undefined;

const counting = (store: Store): Store => ({
  ...store,
  clients: {
    ...store.clients,
    verifyPassword: async (...args) => {
      verified += 1;
      if (args[0] === 'acme') await held;
      return store.clients.verifyPassword(...args);
    },
  },
});

beforeEach(async () => {
  now = Date.UTC(2026, 0, 31, 9);
  verified = 0;
  service = await startProcess('sqlite::memory:', {
    clock: () => now,
    wrap: counting,
    trustProxy: ['127.0.0.1'],
  });
  await saveClient(service.store, 'acme');
  await saveClient(service.store, 'zeta');
});
afterEach(() => service.stop());

const wrong = { Password: 'wrong' };

/** Tries from its own address, unless one is given. */
async function attempt(clientId: string, changes: object = {}, address = '203.0.113.7') {
  return service.send({
    ...loginRequest(clientId, changes),
    headers: { 'x-forwarded-for': address },
  });
}

describe('failed logins', () => {
  it('cost nothing up to ten in a minute; then the answer is 429, also with the right password', async () => {
    for (let failure = 0; failure < 10; failure++) {
      expect((await attempt('acme', wrong)).status).toBe(401);
    }
    now += 18_000;
    const refused = await attempt('acme');
    expect(refused.status).toBe(429);
    expect(refused.json).toMatchObject({
      code: 'too_many_failed_logins',
    } satisfies Partial<Problem>);
    expect(refused.headers['retry-after']).toBe('42');
    now += 42_000;
    expect((await attempt('acme')).status).toBe(200);
  });

  it('are counted by user, wherever they come from', async () => {
    for (let failure = 0; failure < 10; failure++) {
      await attempt('acme', wrong, `198.51.100.${String(failure)}`);
    }
    expect((await attempt('acme', {}, '192.0.2.1')).status).toBe(429);
    expect((await attempt('zeta', {}, '192.0.2.1')).status).toBe(200);
  });

  it('are counted by address, whatever user is tried, and tell nothing about users', async () => {
    const answers = [];
    for (let failure = 0; failure < 12; failure++) {
      answers.push((await attempt('acme', { Username: `user ${String(failure)}` })).status);
    }
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
    expect((await attempt('zeta')).status).toBe(429);
    expect((await attempt('zeta', {}, '192.0.2.1')).status).toBe(200);
  });

  it('of a thousand concurrent wrong passwords only ten are checked', async () => {
    const answers = await Promise.all(Array.from({ length: 1000 }, () => attempt('acme', wrong)));
    const count = (expected: number) => answers.filter(({ status }) => status === expected).length;
    expect(count(401)).toBe(10);
    // More than a hundred at once are refused without waiting.
    expect(count(429) + count(503)).toBe(990);
    expect(count(429)).toBeGreaterThan(0);
    expect(verified).toBe(10);
  });

  it('do not block many correct logins at once', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => attempt('acme')));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it('are limited for client secrets too', async () => {
    const request = (secret: string) =>
      service.send({
        method: 'POST',
        url: '/oauth/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: `grant_type=client_credentials&client_id=acme&client_secret=${secret}`,
      });
    for (let failure = 0; failure < 10; failure++) {
      expect((await request('wrong')).status).toBe(401);
    }
    const refused = await request('wrong');
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBe('60');
    expect(refused.json).toMatchObject({ error: 'temporarily_unavailable' });
  });
});

describe('right logins', () => {
  it('are limited by user, wherever they come from: 120 a minute', async () => {
    const from = (number: number) => `198.51.100.${String(number % 200)}`;
    for (let login = 0; login < 120; login++) {
      expect((await attempt('acme', {}, from(login))).status).toBe(200);
    }
    const refused = await attempt('acme', {}, '192.0.2.1');
    expect(refused.status).toBe(429);
    expect(refused.json).toMatchObject({ code: 'too_many_logins' });
    expect(refused.headers['retry-after']).toBe('60');
    expect(verified).toBe(120);
    expect((await attempt('zeta', {}, '192.0.2.1')).status).toBe(200);
    now += 60_000;
    expect((await attempt('acme', {}, '192.0.2.1')).status).toBe(200);
  });

  it('that wait for a slot do not block others', async () => {
    let release: () => void = () => undefined;
    held = new Promise((resolve) => (release = resolve));
    const waiting = Array.from({ length: 60 }, () => attempt('acme'));
    await expect.poll(() => verified).toBe(2);
    expect((await attempt('zeta')).status).toBe(200);
    release();
    held = undefined;
    const statuses = (await Promise.all(waiting)).map(({ status }) => status);
    // Two are checked, fifty wait, and the rest are refused.
    expect(statuses.filter((status) => status === 200)).toHaveLength(52);
    expect(statuses.filter((status) => status === 503)).toHaveLength(8);
  });
});

describe('invalid credentials are refused before they are checked', () => {
  it.each<[string, object, number]>([
    ['a password of 1 MB', { Password: 'x'.repeat(1_000_000) }, 413],
    ['a password of 2 KB', { Password: 'x'.repeat(2000) }, 400],
    ['a user name with a NUL', { Username: 'ann\0' }, 400],
    ['a client with a NUL', { ClientId: 'ac\0me' }, 400],
  ])('%s', async (_case, changes, status) => {
    const answer = await attempt('acme', changes);
    expect(answer.status).toBe(status);
    expect(verified).toBe(0);
    expect(answer.text).not.toContain('xxxx');
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the address %s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
