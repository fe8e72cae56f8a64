import { lookupOf, type ReportKey } from '@broadsheet/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type EditionDraft, type Store } from '../src/index.js';
import { openDatabase } from '../src/open-database.js';
import { databases, type TestDatabase } from './databases.js';
import { noReports } from './sample-reports.js';

const me = { name: 'me', address: '' };
const secretCost = { logN: 4, r: 1, p: 1 };

const key: ReportKey = { family: 'industry', country: 'AU', code: '1214', language: 'English' };

function draft(changes: Partial<EditionDraft> = {}): EditionDraft {
  return {
    key,
    title: 'Wine',
    sector: 'Manufacturing',
    document: { Revenue: 1 },
    listing: Buffer.from('{"Images":[]}'),
    charts: new Map<string, unknown>([
      ['Revenue', { kind: 'trend', values: [1, 2] }],
      ['Employees', { kind: 'trend', values: [3] }],
    ]),
    ...changes,
  };
}

describe.each(databases)('the store on %s', (_name, createDatabase) => {
  let database: TestDatabase;
  let store: Store;
  let now: number;

  beforeEach(async () => {
    now = 1_000_000;
    database = await createDatabase();
    store = await openStore(database.url, { secretCost, clock: () => now });
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  describe('editions', () => {
    it('are found by the report key, without regard to case', async () => {
      await store.editions.publish([draft()], me);
      const current = await store.editions.findCurrent(
        lookupOf({ ...key, country: 'au', language: 'ENGLISH' }),
      );
      expect(current).toMatchObject({ number: 1, sections: null });
      expect(current?.listing?.toString()).toBe('{"Images":[]}');
      expect(Object.keys(current?.parts ?? {})).toEqual(['Revenue', 'Employees']);
      expect(await store.editions.findCurrent('industry/au/9999/english')).toBeUndefined();
    });

    it('keep section bytes as they were given', async () => {
      const sections = new Map([
        ['title', Buffer.from('{"Title":"Ünï"}')],
        ['abn', Buffer.from('')],
      ]);
      const company: ReportKey = { ...key, family: 'company', code: '1001' };
      await store.editions.publish([{ ...draft({ sections }), key: company }], me);
      const current = await store.editions.findCurrent(lookupOf(company));
      expect(current?.sections).toEqual(sections);
    });

    it('are not made again for an equal document, whatever the order of its keys', async () => {
      await store.editions.publish([draft({ document: { a: 1, b: [{ c: 2, d: 3 }] } })], me);
      const again = draft({ document: { b: [{ d: 3, c: 2 }], a: 1 } });
      expect(await store.editions.publish([again], me)).toEqual([
        { key, edition: 1, outcome: 'unchanged', changes: {} },
      ]);
      expect((await store.getCounters()).change).toBe(1);
    });

    it('are numbered, and the newest is the current one', async () => {
      await store.editions.publish([draft()], me);
      const [second] = await store.editions.publish([draft({ document: { Revenue: 2 } })], me);
      expect(second).toMatchObject({ key, edition: 2, outcome: 'updated' });
      expect(await store.editions.findCurrent(lookupOf(key))).toMatchObject({ number: 2 });
    });

    it('appear all together or not at all', async () => {
      const broken = draft({ key: { ...key, code: '2' }, document: { broken: 1n } });
      await expect(store.editions.publish([draft(), broken], me)).rejects.toThrow();
      expect(await store.editions.countReports()).toEqual({ ...noReports, industry: 0 });
      expect((await store.getCounters()).change).toBe(0);
    });

    it('share the charts that they have in common', async () => {
      await store.editions.publish([draft()], me);
      const before = await store.editions.findCurrent(lookupOf(key));
      const charts = new Map<string, unknown>([
        ['Revenue', { kind: 'trend', values: [1, 2] }],
        ['Employees', { kind: 'trend', values: [4] }],
      ]);
      await store.editions.publish([draft({ document: { Revenue: 2 }, charts })], me);
      const after = await store.editions.findCurrent(lookupOf(key));
      expect(after?.parts.Revenue).toBe(before?.parts.Revenue);
      expect(after?.parts.Employees).not.toBe(before?.parts.Employees);
    });

    it('tell which reports changed since a position', async () => {
      await store.editions.publish([draft()], me);
      const { change } = await store.getCounters();
      await store.editions.publish([draft({ key: { ...key, code: '2' } })], me);
      expect(await store.editions.listChangedSince(change)).toEqual(['industry/au/2/english']);
      expect(await store.editions.listChangedSince(change + 1)).toEqual([]);
    });

    it('get consecutive positions from many writers at once', async () => {
      const others = await Promise.all(
        Array.from({ length: 4 }, () => openStore(database.url, { secretCost })),
      );
      const codes = Array.from({ length: 20 }, (_, index) => String(index));
      await Promise.all(
        codes.map((code, index) =>
          (others[index % 4] ?? store).editions.publish([draft({ key: { ...key, code } })], me),
        ),
      );
      await Promise.all(others.map((other) => other.close()));
      expect((await store.getCounters()).change).toBe(20);
      expect(await store.editions.listChangedSince(0)).toHaveLength(20);
    });
  });

  describe('images', () => {
    const image = { sha256: 'abc', base64: Buffer.from('aGVsbG8=') };
    const drawing = { theme: 'light', scale: 1, renderer: '1' };

    it('are kept by chart, theme, scale and renderer; the first one stays', async () => {
      const name = { chart: 'c1', ...drawing };
      expect(await store.images.find(name)).toBeUndefined();
      await store.images.save(name, image);
      await store.images.save(name, { ...image, sha256: 'other' });
      expect(await store.images.find(name)).toEqual(image);
      expect(await store.images.find({ ...name, renderer: '2' })).toBeUndefined();
      expect(await store.images.find({ ...name, theme: 'dark' })).toBeUndefined();
      expect(await store.images.find({ ...name, scale: 2 })).toBeUndefined();
    });

    it('that are missing are listed until they are drawn', async () => {
      await store.editions.publish([draft()], me);
      const undrawn = await store.images.listUndrawn(10);
      expect(undrawn).toHaveLength(2);
      expect(await store.images.listUndrawn(1)).toHaveLength(1);
      for (const { chart } of undrawn) {
        expect(await store.images.getChart(chart)).toMatchObject({ kind: 'trend' });
        await store.images.save({ chart, ...drawing }, image);
      }
      await store.images.settleUndrawn({ drawn: undrawn, failed: [] });
      expect(await store.images.listUndrawn(10)).toEqual([]);
      // Charts shared with an earlier edition are already drawn.
      await store.editions.publish([draft({ document: { Revenue: 2 } })], me);
      expect(await store.images.listUndrawn(10)).toEqual([]);
    });
  });

  it('charts that could not be drawn wait behind those that were published since', async () => {
    await store.editions.publish([draft()], me);
    const [first, second] = await store.images.listUndrawn(10);
    if (!first || !second) throw new Error('two charts wait');
    await store.images.settleUndrawn({ drawn: [], failed: [first] });
    const waiting = await store.images.listUndrawn(10);
    expect(waiting.map(({ chart }) => chart)).toEqual([second.chart, first.chart]);
  });

  describe('clients', () => {
    const entitlements = [
      { access: 'read', families: '*', countries: ['AU'], languages: '*' } as const,
    ].map((entitlement) => ({ ...entitlement, countries: [...entitlement.countries] }));

    it('are kept with their entitlements, and their secrets only as hashes', async () => {
      const users = { ann: 'correct horse' };
      await store.clients.save({ id: 'c', name: 'C', entitlements, users, secret: 'battery' });
      expect(await store.clients.find('c')).toEqual({
        id: 'c',
        name: 'C',
        entitlements,
        ratePlan: null,
        users: ['ann'],
        hasSecret: true,
        disabledAt: null,
        expiresAt: null,
        createdAt: now,
        tokenGeneration: 1,
        userGenerations: new Map([['ann', 1]]),
      });
      expect(await store.clients.verifyPassword('c', 'ann', 'correct horse')).toBe(true);
      expect(await store.clients.verifyPassword('c', 'ann', 'correct horsf')).toBe(false);
      expect(await store.clients.verifyPassword('c', 'bob', 'correct horse')).toBe(false);
      expect(await store.clients.verifyPassword('d', 'ann', 'correct horse')).toBe(false);
      const raw = await openDatabase(database.url);
      const rows = [
        ...(await raw.read.selectFrom('client').selectAll().execute()),
        ...(await raw.read.selectFrom('client_user').selectAll().execute()),
      ];
      await raw.close();
      expect(JSON.stringify(rows)).not.toMatch(/correct horse|battery/);
    });

    it('are replaced with all their users', async () => {
      await store.clients.save({ id: 'c', name: 'C', entitlements, users: { ann: '1' } });
      await store.clients.save({ id: 'c', name: 'D', entitlements: [], users: { bob: '2' } });
      expect(await store.clients.count()).toBe(1);
      expect(await store.clients.verifyPassword('c', 'ann', '1')).toBe(false);
      expect(await store.clients.verifyPassword('c', 'bob', '2')).toBe(true);
    });

    it('move the access counter with every change', async () => {
      await store.clients.save({ id: 'c', name: 'C', entitlements });
      await store.clients.disable('c');
      expect((await store.getCounters()).access).toBe(2);
      expect(await store.clients.find('c')).toMatchObject({ disabledAt: now });
    });
  });

  describe('opening', () => {
    it('keeps what is there', async () => {
      await store.editions.publish([draft()], me);
      await store.meta.set('fact', 'one');
      await store.meta.set('fact', 'two');
      await store.close();
      store = await openStore(database.url, { secretCost });
      expect(await store.editions.countReports()).toEqual({ ...noReports, industry: 1 });
      expect(await store.meta.find('fact')).toBe('two');
      expect(await store.meta.find('other')).toBeUndefined();
    });
  });
});

it('refuses a database address that it does not know, without showing its password', async () => {
  await expect(openStore('mysql://root:hunter2@x/y')).rejects.toThrow(/sqlite:PATH/);
  await expect(openStore('mysql://root:hunter2@x/y')).rejects.not.toThrow(/hunter2/);
});
