import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type EditionDraft, type Store } from '../src/index.js';
import { openDatabase } from '../src/open-database.js';
import { databases, type TestDatabase } from './databases.js';
import { ann, company, draft, everything, industry, secretCost } from './sample-reports.js';

describe.each(databases)('on %s', (_name, createDatabase) => {
  let database: TestDatabase;
  let store: Store;
  let url: string;

  beforeEach(async () => {
    database = await createDatabase();
    ({ url } = database);
    store = await openStore(url, { secretCost });
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  const publish = (...drafts: EditionDraft[]) => store.editions.publish(drafts, ann);
  const wine = industry('1214');

  describe('search', () => {
    const search = (query: string, more: object = {}) =>
      store.search.find({ query, scopes: everything, limit: 10, offset: 0, ...more });
    const find = async (query: string, more: object = {}) =>
      (await search(query, more)).reports.map(({ title }) => title);

    beforeEach(async () => {
      await publish(
        draft(wine, { title: 'Wine and Spirits Making', searchTerms: ['1214'] }),
        draft(industry('4511'), { title: 'Cafés and Restaurants', searchTerms: ['4511'] }),
        draft(industry('1214', 'Japanese'), {
          title: 'ワイン製造業',
          sector: '製造業',
          searchTerms: ['1214'],
        }),
        draft(company(1001), {
          title: 'Winery Holdings',
          searchTerms: ['1001', '51824753556', 'WIN'],
        }),
      );
    });

    it('finds whole words and their beginnings, without regard to case and accents', async () => {
      expect(await find('cafe')).toEqual(['Cafés and Restaurants']);
      expect(await find('CAFÉS')).toEqual(['Cafés and Restaurants']);
      expect(await find('rest caf')).toEqual(['Cafés and Restaurants']);
      expect(await find('urants')).toEqual([]);
      expect(await find('sector cafes')).toEqual(['Cafés and Restaurants']);
    });

    it('takes a word that is repeated, or that another begins with, for one', async () => {
      const wines = await find('wine');
      expect(wines).toHaveLength(2);
      expect((await find('wine '.repeat(40))).sort()).toEqual(wines.sort());
      expect(await find('spirits w wi win wine')).toEqual(['Wine and Spirits Making']);
    });

    it('ignores the words of a query after the twentieth', async () => {
      const spirits = 'wine and spirits making ';
      expect(await find(`${spirits.repeat(5)}nowhere`)).toEqual(['Wine and Spirits Making']);
      const { reports } = await search(`${spirits.repeat(4)}nowhere`);
      expect(reports[0]).toMatchObject({ title: 'Wine and Spirits Making', match: 'some' });
    });

    it('returns nothing beyond what anybody reads', async () => {
      expect(await find('win', { offset: 1 })).toHaveLength(1);
      expect(await find('win', { offset: Number.MAX_SAFE_INTEGER - 20 })).toEqual([]);
    });

    it('puts a whole identifier first, then titles that begin so', async () => {
      expect(await find('win')).toEqual(['Winery Holdings', 'Wine and Spirits Making']);
      expect((await find('wine'))[0]).toBe('Wine and Spirits Making');
      expect(await find('51 824 753 556')).toEqual(['Winery Holdings']);
      expect(await find('1001')).toEqual(['Winery Holdings']);
    });

    it('puts the best first, page by page, also where more match than can be ranked', async () => {
      const many = Array.from({ length: 1100 }, (_, index) => String(20_000 + index));
      await publish(
        ...many.map((code) =>
          draft(industry(code), { title: 'Growing of grapes', charts: new Map() }),
        ),
        draft(industry('30001'), { title: 'Sector services', searchTerms: ['30001'] }),
        draft(industry('30002'), { title: 'The public sector', searchTerms: ['30002'] }),
        draft(industry('30003'), { title: 'Zoos', searchTerms: ['sector'] }),
      );
      const best = ['Zoos', 'Sector services', 'The public sector'];
      expect((await find('sector')).slice(0, 4)).toEqual([...best, 'Wine and Spirits Making']);
      expect((await find('s')).slice(0, 1)).toEqual(['Sector services']);
      const pages = await Promise.all(
        Array.from({ length: 13 }, (_, page) => find('sect', { limit: 100, offset: page * 100 })),
      );
      expect(pages.flat()).toHaveLength(1103 + 3);
      expect(pages.flat().slice(0, 2)).toEqual(['Sector services', 'The public sector']);
    });

    it('finds Japanese', async () => {
      expect(await find('ワイン')).toEqual(['ワイン製造業']);
      expect(await find('製造')).toEqual(['ワイン製造業']);
      expect(await find('製')).toEqual(['ワイン製造業']);
      expect(await find('酒店')).toEqual([]);
      expect(await find('業')).toEqual(['ワイン製造業']);
      expect(await find('わいん')).toEqual(['ワイン製造業']);
      expect(await find('ﾜｲﾝの製造')).toEqual(['ワイン製造業']);
    });

    it('keeps to scopes, country and language, and pages', async () => {
      expect(await find('1214', { language: 'japanese' })).toEqual(['ワイン製造業']);
      expect(await find('1214', { country: 'nz' })).toEqual([]);
      expect(await find('win', { scopes: everything.slice(1) })).toEqual(['Winery Holdings']);
      expect(await find('win', { limit: 1, offset: 1 })).toEqual(['Wine and Spirits Making']);
    });

    it('searches an older store as before until it is indexed', async () => {
      const database = await openDatabase(url, {});
      for (const table of ['report_words', 'report_indexed', 'search_word']) {
        await sql`delete from ${sql.table(table)}`.execute(database.write);
      }
      await database.write.deleteFrom('meta').where('name', '=', 'search-index').execute();
      await database.close();
      const older = await openStore(url, { secretCost });
      const findOlder = async (query: string) => {
        const asked = { query, scopes: everything, limit: 10, offset: 0 };
        return (await older.search.find(asked)).reports.map(({ title }) => title);
      };
      expect(await findOlder('cafe')).toEqual(['Cafés and Restaurants']);
      expect(await findOlder('eatery cafe')).toEqual([]);
      expect(await older.indexer.isNeeded()).toBe(true);
      while (await older.indexer.indexSome());
      expect(await older.indexer.isNeeded()).toBe(false);
      expect(await findOlder('cafe')).toEqual(['Cafés and Restaurants']);
      expect(await findOlder('eatery cafe')).toEqual(['Cafés and Restaurants']);
      expect(await findOlder('restarants')).toEqual(['Cafés and Restaurants']);
      await older.close();
    });

    it.each([
      '"',
      "'",
      '*',
      'a OR b"',
      "'; drop table report; --",
      '(((',
      ':*',
      '\\',
      '%',
      'constructor',
      '__proto__',
    ])('takes %j as text', async (query) => {
      await expect(find(query)).resolves.toBeInstanceOf(Array);
    });
  });
});
