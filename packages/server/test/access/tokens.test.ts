import { generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import type { Problem } from '@broadsheet/contract';
import type { Store } from '@broadsheet/store';
import { decodeJwt, importJWK, SignJWT, type JWK, type JWTHeaderParameters } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findLastAcceptedMs } from '../../../../test/last-accepted.js';
import { createSigningKey } from '../../src/index.js';
import {
  createFile,
  loginRequest,
  password,
  saveClient,
  startProcess,
  type Process,
} from '../bare-service.js';

const actor = { name: 'test', address: '' };
let file: Awaited<ReturnType<typeof createFile>>;
/** Two processes over one database. */
let one: Process;
let two: Process;
let now: number;
let isStoreDown = false;

/** A store that can be cut off from one of the two. */
function breakable(store: Store): Store {
  const unlessDown =
    <Args extends unknown[], T>(work: (...args: Args) => Promise<T>) =>
    (...args: Args): Promise<T> =>
      isStoreDown ? Promise.reject(new Error('connection refused')) : work(...args);
  return {
    ...store,
    getCounters: unlessDown(() => store.getCounters()),
    clients: { ...store.clients, find: unlessDown((id: string) => store.clients.find(id)) },
    revocations: {
      ...store.revocations,
      has: unlessDown((id: string) => store.revocations.has(id)),
    },
  };
}

beforeAll(async () => {
  now = Date.now();
  file = await createFile();
  const clock = () => now;
  one = await startProcess(file.url, { clock, wrap: breakable });
  two = await startProcess(file.url, { clock });
});
afterAll(async () => {
  await one.stop();
  await two.stop();
  await file.remove();
});
beforeEach(async () => {
  await saveClient(one.store, 'acme');
  await noticeEverywhere();
});

async function noticeEverywhere(): Promise<void> {
  await one.app.noticeChanges();
  await two.app.noticeChanges();
}

async function expectRefused(token: string): Promise<void> {
  const answer = await one.read(token);
  expect(answer.status, answer.text).toBe(401);
  expect(answer.json).toMatchObject({ code: 'invalid_token' });
  expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
}

interface Claims {
  header?: Partial<JWTHeaderParameters>;
  key?: Uint8Array | KeyObject;
  issuer?: string;
  audience?: string;
  issuedAt?: number;
  expiresAt?: number;
  claims?: Record<string, unknown>;
}

/** A token as the service makes it with its own key, except for the changes. */
async function forge(changes: Claims = {}): Promise<string> {
  const [stored] = await one.store.signingKeys.list();
  const client = await one.store.clients.find('acme');
  const ownKey = await importJWK(JSON.parse(stored?.privateJwk ?? '{}') as JWK, 'ES256');
  const seconds = Math.floor(now / 1000);
  const { header, key = ownKey, issuer = 'broadsheet', audience = 'broadsheet' } = changes;
  const { issuedAt = seconds, expiresAt = seconds + 3600 } = changes;
  return new SignJWT({
    username: 'ann',
    generation: client?.tokenGeneration,
    sub: 'acme',
    jti: randomUUID(),
    ...changes.claims,
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: stored?.id ?? '', ...header })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
}

describe('a token', () => {
  it('made with the key of the service is good', async () => {
    expect((await one.read(await forge())).status).toBe(200);
  });

  const { privateKey: otherKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { privateKey: rsaKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const hour = 3600;
  const seconds = () => Math.floor(now / 1000);
  it.each<[string, () => Claims]>([
    ['by another key', () => ({ key: otherKey })],
    ['by another algorithm', () => ({ key: rsaKey, header: { alg: 'RS256' } })],
    ['by a shared secret', () => ({ key: new Uint8Array(32).fill(7), header: { alg: 'HS256' } })],
    ['for another issuer', () => ({ issuer: 'https://elsewhere.example' })],
    ['for another audience', () => ({ audience: 'somebody else' })],
    ['of another type', () => ({ header: { typ: 'JWT' } })],
    ['in the future', () => ({ issuedAt: seconds() + hour, expiresAt: seconds() + 2 * hour })],
    ['long ago', () => ({ issuedAt: seconds() - 25 * hour })],
    ['with a key that does not exist', () => ({ header: { kid: randomUUID() } })],
    ['with a path for a key', () => ({ header: { kid: '../../../../etc/passwd' } })],
    ['with a query for a key', () => ({ header: { kid: "' or '1'='1" } })],
    ['without a key', () => ({ header: { kid: '' } })],
    ['for a client that does not exist', () => ({ claims: { sub: 'nobody' } })],
    ['for a user that does not exist', () => ({ claims: { username: 'nobody' } })],
    ['for a generation to come', () => ({ claims: { generation: 1000 } })],
    ['without a number', () => ({ claims: { jti: undefined } })],
    ['with keys from elsewhere', () => ({ header: { jku: 'https://elsewhere.example/keys' } })],
  ])('signed %s is refused', async (_case, changes) => {
    await expectRefused(await forge(changes()));
  });

  it('that has expired is refused, and says so', async () => {
    const expired = await forge({ issuedAt: seconds() - hour, expiresAt: seconds() });
    const answer = await one.read(expired);
    expect(answer.status).toBe(401);
    expect(answer.json).toMatchObject({ code: 'expired_token' });
    expect(answer.headers['www-authenticate']).toBe(
      'Bearer error="invalid_token", error_description="The access token expired"',
    );
  });

  it('signed with none is refused', async () => {
    const [, payload = ''] = (await forge()).split('.');
    for (const alg of ['none', 'None', 'NONE']) {
      const header = Buffer.from(JSON.stringify({ alg, typ: 'at+jwt' })).toString('base64url');
      await expectRefused(`${header}.${payload}.`);
      await expectRefused(`${header}.${payload}.AAAA`);
    }
  });

  it('that is cut off, has more parts or is no JSON is refused', async () => {
    const token = await forge();
    const [header = '', payload = '', signature = ''] = token.split('.');
    const nonsense = Buffer.from('nonsense').toString('base64url');
    for (const bad of [
      token.slice(0, -1),
      `${header}.${payload}`,
      `${token}.${signature}`,
      `${nonsense}.${payload}.${signature}`,
      `${header}.${nonsense}.${signature}`,
      `${header}.${payload}.${signature}AAAA`,
      `${header}.${payload}.${signature}==`,
      `${header}.${payload}.${signature}~~~`,
      `${header}.${payload}.~${signature}`,
    ]) {
      await expectRefused(bad);
    }
  });

  it('is kept in one form, however it is set apart', async () => {
    const token = await forge();
    for (const header of [`Bearer ${token}`, `bearer   ${token}`, `Bearer ${token}  `]) {
      const request = { method: 'POST' as const, url: '/company/v3/reportlist' };
      const answer = await one.send({
        ...request,
        headers: { authorization: header },
        payload: { Country: 'AU' },
      });
      expect(answer.status, header).toBe(200);
    }
  });

  it('of one process is good in the other, also after a new one was needed there', async () => {
    expect((await one.read(await two.login('acme'))).status).toBe(200);
  });

  it('is invalid in every process once the client is disabled, and valid again after', async () => {
    const token = await one.login('acme');
    expect((await one.read(token)).status).toBe(200);
    await two.store.clients.disable('acme', actor);
    await noticeEverywhere();
    await expectRefused(token);
    await two.store.clients.change('acme', { disabled: false }, actor);
    await noticeEverywhere();
    expect((await one.read(token)).status).toBe(200);
  });

  it('is invalid in another process within a second, by itself', async () => {
    const token = await one.login('acme');
    expect((await one.read(token)).status).toBe(200);
    await two.store.clients.disable('acme', actor);
    expect(await findLastAcceptedMs(async () => [(await one.read(token)).status])).toBeLessThan(
      1000,
    );
  });

  it('ends when the client expires', async () => {
    const token = await one.login('acme');
    await one.store.clients.change('acme', { expiresAt: now + 1000 }, actor);
    await noticeEverywhere();
    expect((await one.read(token)).status).toBe(200);
    now += 1000;
    await expectRefused(token);
  });

  it('ends when its user is removed, and when all of the client are revoked', async () => {
    const token = await one.login('acme');
    await one.store.clients.removeUser('acme', 'ann', actor);
    await noticeEverywhere();
    await expectRefused(token);

    await saveClient(one.store, 'acme');
    await noticeEverywhere();
    const another = await one.login('acme');
    await one.store.clients.revokeTokens('acme', actor);
    await noticeEverywhere();
    await expectRefused(another);
    expect((await one.read(await one.login('acme'))).status).toBe(200);
  });
});

describe('a token that is issued right after a change', () => {
  // Now it has cached the client; by itself it checks twice a second for changes.
  beforeEach(async () => {
    expect((await one.read(await one.login('acme'))).status).toBe(200);
  });

  it('is good at once where others were revoked', async () => {
    await two.store.clients.revokeTokens('acme', actor);
    expect((await one.read(await one.login('acme'))).status).toBe(200);
  });

  it('is good at once for a new user, and for a client that was unknown before', async () => {
    await two.store.clients.setPassword('acme', { username: 'cyd', password }, actor);
    expect((await one.read(await one.login('acme', 'cyd'))).status).toBe(200);
    await two.store.clients.remove('acme', actor);
    await saveClient(two.store, 'acme');
    expect((await one.read(await one.login('acme'))).status).toBe(200);
  });
});

describe('tokens of somebody who was removed', () => {
  const clients = () => one.store.clients;

  it('stay invalid when another client gets its id', async () => {
    const token = await one.login('acme');
    await clients().revokeTokens('acme', actor);
    await clients().remove('acme', actor);
    await saveClient(one.store, 'acme');
    await noticeEverywhere();
    await expectRefused(token);
    expect((await one.read(await one.login('acme'))).status).toBe(200);
  });

  it('stay invalid when another user gets its name, and those of others stay valid', async () => {
    await clients().setPassword('acme', { username: 'bob', password }, actor);
    await noticeEverywhere();
    const [ann, bob] = [await one.login('acme'), await one.login('acme', 'bob')];
    await clients().removeUser('acme', 'ann', actor);
    await clients().setPassword('acme', { username: 'ann', password }, actor);
    await noticeEverywhere();
    await expectRefused(ann);
    expect((await one.read(bob)).status).toBe(200);
    const again = await one.login('acme');
    expect((await one.read(again)).status).toBe(200);
    // Another password for the same user ends its tokens, unless they are to be kept.
    const another = { username: 'ann', password: 'another secret' };
    await clients().setPassword('acme', { ...another, keepTokens: true }, actor);
    await noticeEverywhere();
    expect((await one.read(again)).status).toBe(200);
    await clients().setPassword('acme', another, actor);
    await noticeEverywhere();
    await expectRefused(again);
    expect((await one.read(bob)).status).toBe(200);
  });

  it('carry the generation of the client, which processes of the last release check', async () => {
    await clients().setPassword('acme', { username: 'bob', password }, actor);
    await noticeEverywhere();
    const generation = (await clients().find('acme'))?.tokenGeneration;
    for (const user of ['ann', 'bob']) {
      expect(decodeJwt(await one.login('acme', user)).generation).toBe(generation);
    }
  });

  it('are revoked with those of all others, also of a user who came later', async () => {
    await clients().setPassword('acme', { username: 'bob', password }, actor);
    await noticeEverywhere();
    const bob = await one.login('acme', 'bob');
    await clients().revokeTokens('acme', actor);
    await noticeEverywhere();
    await expectRefused(bob);
    expect((await one.read(await one.login('acme', 'bob'))).status).toBe(200);
  });
});

describe('signing keys', () => {
  const rotate = async (forgetReplacedBefore: number) => {
    // Keys are ordered by the time they were made.
    now += 1000;
    await two.store.signingKeys.rotate(createSigningKey(now), {
      actor,
      forgetReplacedBefore,
    });
  };

  it('rotate: old tokens stay good, and a token of the new key is good at once', async () => {
    const old = await one.login('acme');
    await rotate(0);
    await two.app.noticeChanges();
    const fresh = await two.login('acme');
    // The first process has not checked yet.
    expect((await one.read(fresh)).status).toBe(200);
    await noticeEverywhere();
    expect((await one.read(old)).status).toBe(200);
    const kid = (token: string) =>
      (
        JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as {
          kid: string;
        }
      ).kid;
    expect(kid(fresh)).not.toBe(kid(old));
  });

  it('that are deleted invalidate their tokens', async () => {
    const old = await one.login('acme');
    expect((await one.read(old)).status).toBe(200);
    await rotate(Infinity);
    await noticeEverywhere();
    await expectRefused(old);
    expect((await one.read(await one.login('acme'))).status).toBe(200);
  });

  it('are published without their private half', async () => {
    const { json, text } = await one.send({ url: '/.well-known/jwks.json' });
    const { keys } = json as { keys: Record<string, string>[] };
    const [newest] = await one.store.signingKeys.list();
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', kid: newest?.id });
    expect(Object.keys(keys[0] ?? {})).not.toContain('d');
    expect(text).not.toContain((JSON.parse(newest?.privateJwk ?? '{}') as JWK).d);
  });
});

describe('while the store cannot be reached', () => {
  it('the last known state holds for a minute, then it is 503, until the store is back', async () => {
    await noticeEverywhere();
    const token = await one.login('acme');
    expect((await one.read(token)).status).toBe(200);
    isStoreDown = true;
    try {
      now += 59_000;
      expect((await one.read(token)).status).not.toBe(401);
      expect((await one.read(token)).status).not.toBe(503);
      now += 2000;
      const answer = await one.read(token);
      expect(answer.status, answer.text).toBe(503);
      expect(answer.json).toMatchObject({ code: 'unavailable' } satisfies Partial<Problem>);
      expect(answer.headers['retry-after']).toBe('1');
    } finally {
      isStoreDown = false;
    }
    expect((await one.read(token)).status).toBe(200);
  });

  it('a token that was never seen is 503, not 401; so is a login', async () => {
    await noticeEverywhere();
    const token = await two.login('acme');
    isStoreDown = true;
    try {
      expect((await one.read(token)).status).toBe(503);
      expect((await one.send(loginRequest('acme'))).status).toBe(503);
    } finally {
      isStoreDown = false;
    }
    expect((await one.read(token)).status).toBe(200);
  });
});
