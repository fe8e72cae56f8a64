import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawingLease, openStore, type Store } from '../src/index.js';
import { databases, type TestDatabase } from './databases.js';
import { ann as me, draft, industry } from './sample-reports.js';

describe.each(databases)('leases on %s', (_name, createDatabase) => {
  let database: TestDatabase;
  let stores: [Store, Store];
  let now: number;
  beforeEach(async () => {
    database = await createDatabase();
    now = 1_000_000;
    const open = () => openStore(database.url, { clock: () => now });
    stores = [await open(), await open()];
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await database.remove();
  });
  const [ann, bob] = ['ann', 'bob'].map((owner) => ({ owner, forMs: 5000 })) as [Lease, Lease];
  interface Lease {
    owner: string;
    forMs: number;
  }
  const leasesOf = (index: 0 | 1) => stores[index].leases;

  it('are held by one process at a time, however many ask at once', async () => {
    const taken = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        leasesOf(index % 2 === 0 ? 0 : 1).take(['a'], { owner: String(index), forMs: 5000 }),
      ),
    );
    expect(taken.flat()).toEqual(['a']);
  });

  it('are given for the free ones of the requested names', async () => {
    expect(await leasesOf(0).take(['b', 'a'], ann)).toEqual(expect.arrayContaining(['a', 'b']));
    expect(await leasesOf(1).take(['a', 'b', 'c'], bob)).toEqual(['c']);
    expect(await leasesOf(1).take(['a', 'b', 'c'], bob)).toEqual([]);
  });

  it('are free when they were released, by their owner only', async () => {
    await leasesOf(0).take(['a'], ann);
    await leasesOf(1).release(['a'], 'bob');
    expect(await leasesOf(1).take(['a'], bob)).toEqual([]);
    await leasesOf(0).release(['a'], 'ann');
    expect(await leasesOf(1).take(['a'], bob)).toEqual(['a']);
  });

  it('run out, unless they are renewed in time', async () => {
    await leasesOf(0).take(['a'], ann);
    now += 4000;
    await leasesOf(0).renew(ann);
    now += 4000;
    expect(await leasesOf(1).take(['a'], bob)).toEqual([]);
    now += 1000;
    expect(await leasesOf(1).take(['a'], bob)).toEqual(['a']);
    // It was lost: renewing does not take it back.
    await leasesOf(0).renew(ann);
    now += 4999;
    expect(await leasesOf(0).take(['a'], ann)).toEqual([]);
  });

  it('are free if they were taken while the clock was ahead, because their owner may be dead', async () => {
    const [store] = stores;
    await store.editions.publish([draft(industry('1214'))], me);
    const way = { theme: 'light', scale: 1, renderer: 'test 1' };
    const charts = await store.images.listUnclaimed(100, way);
    const names = charts.map(({ chart }) => drawingLease({ ...way, chart }));
    const hour = 60 * 60 * 1000;
    now += hour;
    await leasesOf(0).take(names, ann);
    now -= hour;
    expect(await store.images.listUnclaimed(100, way)).toEqual(charts);
    expect((await leasesOf(1).take(names, bob)).sort()).toEqual(names.sort());
    expect(await leasesOf(0).take(names, ann)).toEqual([]);
  });

  it('hide charts that are being drawn from processes that look for charts to draw', async () => {
    const [store] = stores;
    await store.editions.publish([draft(industry('1214'))], me);
    const way = { theme: 'light', scale: 1, renderer: 'test 1' };
    const charts = await store.images.listUnclaimed(100, way);
    expect(charts).toEqual(await store.images.listUndrawn(100));
    const [first, ...others] = charts;
    await store.leases.take([drawingLease({ chart: first?.chart ?? '', ...way })], ann);
    expect(await store.images.listUnclaimed(100, way)).toEqual(others);
    const otherWay = { ...way, theme: 'dark' };
    expect(await store.images.listUnclaimed(100, otherWay)).toEqual(charts);
    now += 5000;
    expect(await store.images.listUnclaimed(100, way)).toEqual(charts);
  });
});
