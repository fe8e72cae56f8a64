/**
 * The stores of earlier releases, kept by `npm run keep-release`: what they wrote is taken over, and
 * they go on beside the new one while machines are upgraded one after another.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { lookupOf, type ReportKey } from '@broadsheet/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../src/index.js';
import { emptyDatabases, type TestDatabase } from './databases.js';
import { draftOf, fillRelease } from './releases/fill-release.js';
import { ann, everything, industry, secretCost } from './sample-reports.js';

/** What the stores of all releases have in common, as far as it is tried here. */
type OldStore = Pick<
  Store,
  'editions' | 'clients' | 'lists' | 'changes' | 'audit' | 'getCounters'
> & {
  search: { find(query: object): Promise<{ key: ReportKey }[]> };
  close(): Promise<void>;
};
interface OldModule {
  openStore(url: string, options: object): Promise<OldStore>;
}

const folder = new URL('./releases/', import.meta.url);
const releases = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const wine = industry('1214');

it('there is a release', () => {
  expect(releases).toContain('0.2.0');
});

describe.each(releases)('release %s', (release) => {
  describe.each(emptyDatabases)('on %s', (name, createDatabase) => {
    let database: TestDatabase;
    const stores: { close(): Promise<void> }[] = [];
    beforeEach(async () => {
      database = await createDatabase();
      await fill();
    });
    afterEach(async () => {
      for (const store of stores.splice(0)) await store.close();
      await database.remove();
    });

    const openOld = async (): Promise<OldStore> => {
      const module = (await import(new URL(`${release}/store.js`, folder).href)) as OldModule;
      const store = await module.openStore(database.url, { secretCost });
      stores.push(store);
      return store;
    };
    const openNew = async (): Promise<Store> => {
      const store = await openStore(database.url, { secretCost });
      stores.push(store);
      return store;
    };
    /** SQLite has the file that the release wrote; PostgreSQL is filled by the release itself. */
    const fill = async () => {
      if (name !== 'SQLite') return fillRelease(await openOld());
      const bytes = gunzipSync(readFileSync(new URL(`${release}/reports.db.gz`, folder)));
      writeFileSync(database.url.slice('sqlite:'.length), bytes);
    };
    const valueOf = async ({ editions }: Pick<Store, 'editions'>, code: string) => {
      const { document = '{}' } = (await editions.findDocument(industry(code))) ?? {};
      return (JSON.parse(document) as { Value?: number }).Value;
    };

    it('takes over everything that it wrote', async () => {
      const store = await openNew();
      expect((await store.editions.countReports()).industry).toBe(2);
      expect((await store.editions.list(wine)).map(({ edition }) => edition)).toEqual([2, 1]);
      expect(await valueOf(store, '1214')).toBe(2);
      const current = await store.editions.findCurrent(lookupOf(wine));
      const chart = await store.images.getChart(current?.parts.Revenue ?? '');
      expect(chart).toEqual({ code: '1214', value: 2 });
      expect(await store.clients.verifyPassword('reader', 'ann', 'open sesame')).toBe(true);
      expect(await store.clients.verifyPassword('reader', 'ann', 'wrong')).toBe(false);
      const search = { query: 'wine', scopes: everything, limit: 5, offset: 0 };
      expect((await store.search.find(search)).reports.map(({ key }) => key.code)).toEqual([
        '1214',
      ]);
    });

    it('it reads and publishes on beside the new one, and starts again', async () => {
      const first = await openOld();
      const store = await openNew();
      const second = await openOld();
      const before = await first.getCounters();
      await store.editions.publish([draftOf('1214', 'Wine making', 3)], ann);
      await first.editions.publish([draftOf('4511', 'Cafes', 2)], ann);
      await second.editions.publish([draftOf('9999', 'Breweries', 1)], ann);
      expect((await first.getCounters()).change).toBe(before.change + 3);
      for (const one of [first, store, second]) {
        expect(await valueOf(one, '1214')).toBe(3);
        expect(await valueOf(one, '4511')).toBe(2);
        expect(await valueOf(one, '9999')).toBe(1);
        expect((await one.editions.list(wine)).map(({ edition }) => edition)).toEqual([3, 2, 1]);
        expect(await one.clients.verifyPassword('reader', 'ann', 'open sesame')).toBe(true);
      }
    });

    it('what it publishes beside the new one is found by both', async () => {
      const old = await openOld();
      const store = await openNew();
      await old.editions.publish([draftOf('9999', 'Breweries', 1)], ann);
      await store.editions.publish([draftOf('8888', 'Breweries of the coast', 1)], ann);
      const search = { query: 'breweries', scopes: everything, limit: 5, offset: 0 };
      const byNew = (await store.search.find(search)).reports.map(({ key }) => key.code);
      const byOld = (await old.search.find(search)).map(({ key }) => key.code);
      expect(byNew.sort()).toEqual(['8888', '9999']);
      expect(byOld.sort()).toEqual(['8888', '9999']);
    });
  });
});
