import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ClientExistsError,
  NoSuchClientError,
  NoSuchUserError,
  openStore,
  type Entitlement,
  type Store,
} from '../src/index.js';
import { openDatabase } from '../src/open-database.js';
import { databases, type TestDatabase } from './databases.js';

const secretCost = { logN: 4, r: 1, p: 1 };
const actor = { name: 'admin/ann', address: '203.0.113.7' };
const readAll: Entitlement = { access: 'read', families: '*', countries: '*', languages: '*' };
const acme = { id: 'acme', name: 'Acme', entitlements: [readAll] };

describe.each(databases)('access on %s', (_name, createDatabase) => {
  let database: TestDatabase;
  let store: Store;
  let now: number;

  beforeEach(async () => {
    now = Date.UTC(2026, 0, 31, 9);
    database = await createDatabase();
    store = await openStore(database.url, { secretCost, clock: () => now });
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  const acts = async () =>
    (await store.audit.list({ limit: 100 })).map(({ action, target }) => `${action} ${target}`);

  describe('clients', () => {
    it('are added once, changed, listed and removed, and every act is in the audit log', async () => {
      const { clients } = store;
      await clients.add({ ...acme, secret: 's', users: { ann: 'a' } }, actor);
      await expect(clients.add(acme, actor)).rejects.toThrow(ClientExistsError);
      const ratePlan = [{ limit: 10, seconds: 1 }];
      await clients.change('acme', { name: 'Acme Ltd', ratePlan, expiresAt: 5 }, actor);
      await clients.change('acme', { disabled: true }, actor);
      expect(await clients.find('acme')).toMatchObject({
        name: 'Acme Ltd',
        ratePlan,
        expiresAt: 5,
        disabledAt: now,
        entitlements: [readAll],
      });
      await clients.change('acme', { disabled: false, ratePlan: null, expiresAt: null }, actor);
      expect(await clients.find('acme')).toMatchObject({
        ratePlan: null,
        expiresAt: null,
        disabledAt: null,
      });
      await clients.save({ ...acme, id: 'zeta' });
      expect((await clients.list()).map(({ id }) => id)).toEqual(['acme', 'zeta']);
      expect((await clients.list({ after: 'acme', limit: 1 })).map(({ id }) => id)).toEqual([
        'zeta',
      ]);
      await clients.remove('acme', actor);
      expect(await clients.find('acme')).toBeUndefined();
      expect(await acts()).toEqual([
        'client.add client acme',
        'client.set client acme',
        'client.set client acme',
        'client.set client acme',
        'client.save client zeta',
        'client.remove client acme',
      ]);
    });

    it('have users and a secret that can be changed and taken away', async () => {
      const { clients } = store;
      await clients.add({ ...acme, secret: 'old', users: { ann: 'one' } }, actor);
      await clients.setSecret('acme', 'new', actor);
      await clients.setPassword('acme', { username: 'ann', password: 'two' }, actor);
      await clients.setPassword('acme', { username: 'bob', password: 'three' }, actor);
      expect(await clients.verifyClientSecret('acme', 'old')).toBe(false);
      expect(await clients.verifyClientSecret('acme', 'new')).toBe(true);
      expect(await clients.verifyClientSecret('nobody', 'new')).toBe(false);
      expect(await clients.verifyPassword('acme', 'ann', 'one')).toBe(false);
      expect(await clients.verifyPassword('acme', 'ann', 'two')).toBe(true);
      expect(await clients.find('acme')).toMatchObject({ users: ['ann', 'bob'], hasSecret: true });
      await clients.removeUser('acme', 'ann', actor);
      expect(await clients.verifyPassword('acme', 'ann', 'two')).toBe(false);
      expect(await clients.find('acme')).toMatchObject({ users: ['bob'] });
    });

    it('that do not exist are refused by name, and nothing is written', async () => {
      const { clients } = store;
      await expect(clients.change('x', { name: 'y' }, actor)).rejects.toThrow(NoSuchClientError);
      await expect(clients.setSecret('x', 's', actor)).rejects.toThrow(/"x"/);
      await expect(
        clients.setPassword('x', { username: 'u', password: 'p' }, actor),
      ).rejects.toThrow(NoSuchClientError);
      await expect(clients.remove('x', actor)).rejects.toThrow(NoSuchClientError);
      await expect(clients.disable('x', actor)).rejects.toThrow(NoSuchClientError);
      await clients.add(acme, actor);
      await expect(clients.removeUser('acme', 'u', actor)).rejects.toThrow(NoSuchUserError);
      expect(await acts()).toEqual(['client.add client acme']);
      expect((await store.getCounters()).access).toBe(1);
    });

    it('have hashes that are made anew when their parameters are raised', async () => {
      await store.clients.add({ ...acme, secret: 's', users: { ann: 'p' } }, actor);
      const stronger = await openStore(database.url, { secretCost: { logN: 5, r: 1, p: 1 } });
      expect(await stronger.clients.verifyPassword('acme', 'ann', 'wrong')).toBe(false);
      expect(await stronger.clients.verifyPassword('acme', 'ann', 'p')).toBe(true);
      expect(await stronger.clients.verifyClientSecret('acme', 's')).toBe(true);
      const raw = await openDatabase(database.url);
      const user = await raw.read.selectFrom('client_user').selectAll().executeTakeFirstOrThrow();
      const client = await raw.read.selectFrom('client').selectAll().executeTakeFirstOrThrow();
      await raw.close();
      expect(user.password_hash).toMatch(/^scrypt\$5\$/);
      expect(client.secret_hash).toMatch(/^scrypt\$5\$/);
      expect(await stronger.clients.verifyPassword('acme', 'ann', 'p')).toBe(true);
      await stronger.close();
    });
  });

  describe('the audit log', () => {
    it('tells who, when, what and from where, in order and in pages', async () => {
      const act = { actor, action: 'report.publish', target: 'company/1001/English' };
      await store.audit.append({ ...act, detail: { edition: 2 } });
      now += 1000;
      await store.audit.append(act, { ...act, action: 'report.withdraw' });
      const [first, ...rest] = await store.audit.list({ limit: 10 });
      expect(first).toMatchObject({ ...act, at: now - 1000, detail: { edition: 2 } });
      expect(rest).toHaveLength(2);
      expect(await store.audit.list({ from: now, limit: 10 })).toEqual(rest);
      expect(await store.audit.list({ to: now - 1, limit: 10 })).toEqual([first]);
      expect(await store.audit.list({ after: first?.id ?? 0, limit: 1 })).toEqual([rest[0]]);
    });

    it('is append-only, also for who has the database', async () => {
      await store.audit.append({ actor, action: 'client.add', target: 'client x' });
      const { write, close } = await openDatabase(database.url);
      await expect(write.updateTable('audit').set({ actor: 'me' }).execute()).rejects.toThrow(
        /append-only/,
      );
      await expect(write.deleteFrom('audit').execute()).rejects.toThrow(/append-only/);
      await close();
      expect(await store.audit.list({ limit: 10 })).toHaveLength(1);
    });
  });

  it('revoked tokens are known until they expire', async () => {
    const token = { id: 't1', clientId: 'acme', expiresAt: now + 1000 };
    await store.revocations.add(token, actor);
    await store.revocations.add(token, actor);
    expect(await store.revocations.has('t1')).toBe(true);
    expect(await store.revocations.has('t2')).toBe(false);
    expect(await acts()).toEqual(['token.revoke token t1 of client acme']);
    expect((await store.getCounters()).access).toBeGreaterThan(0);
    now += 2000;
    await store.revocations.add({ ...token, id: 't2', expiresAt: now + 1000 }, actor);
    expect(await store.revocations.has('t1')).toBe(false);
  });

  it('windows of limits add up what several processes use at once', async () => {
    const others = await Promise.all(
      Array.from({ length: 4 }, () => openStore(database.url, { secretCost })),
    );
    const window = { seconds: 60, startedAt: now };
    const subjects = ['client a', 'client b', 'client c'];
    await Promise.all(
      others.flatMap(({ rateWindows }, index) => {
        const uses = subjects.map((subject) => ({ ...window, subject, count: index + 1 }));
        return [rateWindows.add(uses), rateWindows.add([...uses].reverse())];
      }),
    );
    const ask = (startedAt: number) =>
      store.rateWindows.add(
        subjects.map((subject) => ({ ...window, startedAt, subject, count: 0 })),
      );
    expect(await ask(now)).toEqual([20, 20, 20]);
    const twice = { ...window, subject: 'client a' };
    expect(
      await store.rateWindows.add([
        { ...twice, count: 1 },
        { ...twice, count: 2 },
      ]),
    ).toEqual([23, 23]);
    expect(await ask(now + 60_000)).toEqual([0, 0, 0]);
    now += 60_000;
    await store.rateWindows.prune();
    expect(await ask(now - 60_000)).toEqual([0, 0, 0]);
    await Promise.all(others.map((other) => other.close()));
  });

  it('usage adds up by client, operation and day', async () => {
    const row = { clientId: 'acme', operation: 'listImages', day: '2026-01-31', count: 2 };
    await store.usage.add([row, { ...row, clientId: 'zeta' }]);
    await store.usage.add([row, { ...row, day: '2026-02-01' }]);
    expect(await store.usage.list({})).toEqual([
      { ...row, count: 4 },
      { ...row, clientId: 'zeta' },
      { ...row, day: '2026-02-01' },
    ]);
    expect(await store.usage.list({ clientId: 'zeta' })).toHaveLength(1);
    expect(await store.usage.list({ from: '2026-02-01' })).toHaveLength(1);
    expect(await store.usage.list({ to: '2026-01-31' })).toHaveLength(2);
  });

  it('a new signing key comes first; replaced ones are forgotten after a while', async () => {
    const key = (id: string, createdAt: number) => ({ id, privateJwk: '{}', createdAt });
    const ids = async () => (await store.signingKeys.list()).map(({ id }) => id);
    await store.signingKeys.addFirst(key('a', 1000));
    const rotate = (id: string, createdAt: number, forgetReplacedBefore: number) =>
      store.signingKeys.rotate(key(id, createdAt), { actor, forgetReplacedBefore });
    expect(await rotate('b', 2000, 0)).toEqual([]);
    expect(await rotate('c', 3000, 2500)).toEqual(['a']);
    expect(await ids()).toEqual(['c', 'b']);
    expect(await rotate('d', 4000, Infinity)).toEqual(['c', 'b']);
    expect(await ids()).toEqual(['d']);
    expect((await store.getCounters()).access).toBe(3);
  });

  it('processes that start together make one signing key', async () => {
    const others = await Promise.all(
      Array.from({ length: 4 }, () => openStore(database.url, { secretCost })),
    );
    const keys = await Promise.all(
      others.map(({ signingKeys }, index) =>
        signingKeys.addFirst({ id: `key ${String(index)}`, privateJwk: '{}', createdAt: now }),
      ),
    );
    const [first] = await store.signingKeys.list();
    for (const known of keys) expect(known).toEqual([first]);
    await Promise.all(others.map((other) => other.close()));
  });
});
