import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../src/index.js';
import type { KnownQuery } from '../src/lists/list-known.js';
import { databases, type TestDatabase } from './databases.js';
import { ann, bob, company, draft, everything, industry, secretCost } from './sample-reports.js';

describe.each(databases)('reports as publishers list them on %s', (_name, createDatabase) => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await createDatabase();
    store = await openStore(database.url, { secretCost });
    const publish = (key: Parameters<typeof draft>[0], title: string, actor = ann) =>
      store.editions.publish([draft(key, { title, document: { title } })], actor);
    await publish(industry('0111'), 'Grape growing');
    await publish(company(1001), '100% Wines Limited');
    await publish(industry('0112'), 'Apple growing');
    await publish(industry('0112', 'English', 'NZ'), 'Apple growing');
    await publish(industry('0111'), 'Grape and berry growing', bob);
    await store.editions.withdraw(industry('0112'), { actor: ann });
  });
  afterAll(async () => {
    await store.close();
    await database.remove();
  });

  const list = async (query: Partial<KnownQuery> = {}) => {
    const found = await store.lists.listKnown({ scopes: everything, limit: 10, ...query });
    return found.map(({ key, edition, isWithdrawn }) =>
      [key.country, key.code, String(edition), ...(isWithdrawn ? ['withdrawn'] : [])].join(' '),
    );
  };

  it('the last published one is first, and withdrawn ones keep their place', async () => {
    expect(await list()).toEqual(['AU 0111 2', 'NZ 0112 1', 'AU 0112 1 withdrawn', 'AU 1001 1']);
    const [first] = await store.lists.listKnown({ scopes: everything, limit: 1 });
    expect(first).toMatchObject({ title: 'Grape and berry growing', author: 'bob' });
  });

  it('by state', async () => {
    expect(await list({ isWithdrawn: true })).toEqual(['AU 0112 1 withdrawn']);
    expect(await list({ isWithdrawn: false })).toEqual(['AU 0111 2', 'NZ 0112 1', 'AU 1001 1']);
  });

  it('by a part of the title or the key, whose signs mean nothing else', async () => {
    expect(await list({ text: 'APPLE' })).toEqual(['NZ 0112 1', 'AU 0112 1 withdrawn']);
    expect(await list({ text: 'nz/0112' })).toEqual(['NZ 0112 1']);
    expect(await list({ text: '100%' })).toEqual(['AU 1001 1']);
    expect(await list({ text: 'g_ape' })).toEqual([]);
  });

  it('page by page, within what the client may publish', async () => {
    const seen: string[] = [];
    let after: number | undefined;
    for (;;) {
      const query = { scopes: everything, limit: 1, ...(after !== undefined && { after }) };
      const [report] = await store.lists.listKnown(query);
      if (!report) break;
      seen.push(report.title);
      after = report.editionId;
    }
    expect(seen).toHaveLength(4);
    const own = [{ family: 'industry', countries: ['NZ'], languages: '*' as const }];
    expect(await list({ scopes: own })).toEqual(['NZ 0112 1']);
    expect(await list({ scopes: [] })).toEqual([]);
  });
});
