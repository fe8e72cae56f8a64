import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type NewSession, type Store } from '../src/index.js';
import { databases, type TestDatabase } from './databases.js';

const hourMs = 60 * 60 * 1000;

describe.each(databases)('browser sessions on %s', (_name, createDatabase) => {
  let database: TestDatabase;
  let store: Store;
  let now: number;

  beforeEach(async () => {
    now = Date.UTC(2026, 0, 31, 9);
    database = await createDatabase();
    store = await openStore(database.url, { clock: () => now });
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  const sessionOf = (idHash: string, changes: Partial<NewSession> = {}): NewSession => ({
    ...{ idHash, clientId: 'acme', username: 'ann', signedInBy: 'password' },
    ...{ clientGeneration: 1, userGeneration: undefined, scope: undefined },
    ...{ providerToken: undefined, expiresAt: now + hourMs, ...changes },
  });

  it('are kept as they were started', async () => {
    const outside = { signedInBy: 'openid', scope: 'read', providerToken: 'token' } as const;
    const session = sessionOf('one', { ...outside, userGeneration: 7 });
    await store.browserSessions.add(session);
    expect(await store.browserSessions.find('one')).toEqual({
      ...session,
      ...{ createdAt: now, usedAt: now, endedAt: undefined },
    });
    expect(await store.browserSessions.find('two')).toBeUndefined();
  });

  it('are marked as used together, and never back in time', async () => {
    for (const id of ['one', 'two', 'three']) await store.browserSessions.add(sessionOf(id));
    await store.browserSessions.touch(['two', 'one'], now + 5000);
    await store.browserSessions.touch(['one'], now + 1000);
    const times = await Promise.all(
      ['one', 'two', 'three'].map(async (id) => (await store.browserSessions.find(id))?.usedAt),
    );
    expect(times).toEqual([now + 5000, now + 5000, now]);
  });

  it('end once, raise the counter, and are listed for the other processes', async () => {
    for (const id of ['one', 'two']) {
      await store.browserSessions.add(sessionOf(id, { providerToken: 'token' }));
    }
    const { session: before } = await store.getCounters();
    expect(await store.browserSessions.end('one')).toBe(true);
    expect(await store.browserSessions.end('one')).toBe(false);
    expect(await store.browserSessions.end('nobody')).toBe(false);
    expect((await store.getCounters()).session).toBe(before + 1);
    expect(await store.browserSessions.listEnded(before)).toEqual(['one']);
    expect(await store.browserSessions.listEnded(before + 1)).toEqual([]);
    expect(await store.browserSessions.find('one')).toMatchObject({
      ...{ endedAt: now, providerToken: undefined },
    });
    expect((await store.browserSessions.find('two'))?.endedAt).toBeUndefined();
  });

  it('of a user end all at once; those of others and of the namesake elsewhere stay', async () => {
    for (const id of ['one', 'two']) await store.browserSessions.add(sessionOf(id));
    await store.browserSessions.add(sessionOf('bob', { username: 'bob' }));
    await store.browserSessions.add(sessionOf('outside', { signedInBy: 'openid' }));
    const user = { clientId: 'acme', username: 'ann', signedInBy: 'password' } as const;
    expect(await store.browserSessions.endAll(user)).toBe(2);
    expect(await store.browserSessions.endAll(user)).toBe(0);
    expect((await store.browserSessions.listEnded(0)).sort()).toEqual(['one', 'two']);
  });

  it('are at most a hundred for a user: the oldest end', async () => {
    for (let count = 0; count < 102; count += 1) {
      now += 1;
      await store.browserSessions.add(sessionOf(String(count)));
    }
    expect((await store.browserSessions.listEnded(0)).sort()).toEqual(['0', '1']);
  });

  it('are swept when they have expired or were not used', async () => {
    await store.browserSessions.add(sessionOf('expired'));
    await store.browserSessions.add(sessionOf('unused', { expiresAt: now + 9 * hourMs }));
    now += 2 * hourMs;
    await store.browserSessions.add(sessionOf('used'));
    await store.browserSessions.sweep(now - 3 * hourMs);
    const left = async () => {
      const found = await Promise.all(
        ['expired', 'unused', 'used'].map((id) => store.browserSessions.find(id)),
      );
      return found.map((session) => session?.idHash);
    };
    expect(await left()).toEqual([undefined, 'unused', 'used']);
    await store.browserSessions.sweep(now - hourMs);
    expect(await left()).toEqual([undefined, undefined, 'used']);
  });
});
