import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore, type Store } from '../src/index.js';
import { databases, type TestDatabase } from './databases.js';
import { ann, draft, industry, secretCost } from './sample-reports.js';

describe.each(databases)('figures of a store on %s', (name, createDatabase) => {
  let database: TestDatabase;
  let store: Store;

  beforeEach(async () => {
    database = await createDatabase();
    store = await openStore(database.url, { secretCost, connections: 2 });
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  it('tell how many publishes are written and how many wait for those', async () => {
    const publish = (code: string, Value: number) =>
      store.editions.publish([draft(industry(code), { document: { Value } })], ann);
    const first = publish('1', 1);
    const others = [publish('1', 2), publish('1', 3), publish('2', 1)];
    expect(store.editions.stats()).toEqual({ writing: 1, waiting: 3 });
    await Promise.all([first, ...others]);
    expect(store.editions.stats()).toEqual({ writing: 0, waiting: 0 });
  });

  it('forget those that were refused', async () => {
    const refused = store.editions.publish([draft(industry('1'), { expected: 7 })], ann);
    await expect(refused).rejects.toThrow('was expected to have edition 7');
    expect(store.editions.stats()).toEqual({ writing: 0, waiting: 0 });
  });

  it('tell how busy the connections are, where there are any', async () => {
    if (name === 'SQLite') {
      expect(store.connectionStats()).toBeUndefined();
      return;
    }
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query('begin; lock table counter');
    const reads = Promise.all(Array.from({ length: 5 }, () => store.getCounters()));
    await vi.waitFor(() => {
      expect(store.connectionStats()).toEqual({ busy: 2, idle: 0, waiting: 3, limit: 2 });
    });
    await other.query('commit');
    await other.end();
    await reads;
    expect(store.connectionStats()).toEqual({ busy: 0, idle: 2, waiting: 0, limit: 2 });
  });
});
