import { once } from 'node:events';
import { copyFile, mkdtemp, rename, rm } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { openStore, StoreUnreachableError, StoreUnwritableError } from '../src/index.js';
import { openDatabase } from '../src/open-database.js';
import { databases, emptyDatabases } from './databases.js';
import { ann, draft, everything, industry } from './sample-reports.js';

const createPostgres = databases.find(([name]) => name === 'PostgreSQL')?.[1];
const createEmptyPostgres = emptyDatabases.find(([name]) => name === 'PostgreSQL')?.[1];
const createSqlite = databases.find(([name]) => name === 'SQLite')?.[1];

it('connections that the database server ends are replaced, and end nothing here', async () => {
  const database = await createPostgres?.();
  const url = database?.url ?? '';
  const store = await openStore(url, { secretCost: { logN: 4, r: 1, p: 1 } });
  expect((await store.getCounters()).access).toBe(0);
  const killer = new pg.Client({ connectionString: url });
  await killer.connect();
  await killer.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await killer.end();
  await expect
    .poll(() => store.getCounters().then(({ access }) => access, String), { timeout: 10_000 })
    .toBe(0);
  await store.close();
  await database?.remove();
});

it('a connection that is cut between two statements fails its transaction and nothing else', async () => {
  const database = await createPostgres?.();
  const url = database?.url ?? '';
  const store = await openDatabase(url);
  const killer = new pg.Client({ connectionString: url });
  await killer.connect();
  const pidOf = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  const cut = store.transact(async (transaction) => {
    const { rows } = await pidOf.execute(transaction);
    await killer.query(`select pg_terminate_backend(${String(rows[0]?.pid)})`);
    // Waits until the news of it has arrived, while the connection is idle.
    await expect
      .poll(async () => {
        const gone = await killer.query('select 1 from pg_stat_activity where pid = $1', [
          rows[0]?.pid,
        ]);
        return gone.rows.length;
      })
      .toBe(0);
    await pidOf.execute(transaction);
  });
  await expect(cut).rejects.toThrow();
  expect((await pidOf.execute(store.read)).rows).toHaveLength(1);
  await killer.end();
  await store.close();
  await database?.remove();
});

it('a start waits for another that brings the database up to date, however long', async () => {
  const database = await createEmptyPostgres?.();
  const url = database?.url ?? '';
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await other.query('begin; select pg_advisory_xact_lock(7163901)');
  // Less than it will wait.
  const opening = openStore(url, { statementTimeoutMs: 100 });
  const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  await expect.poll(async () => (await other.query(waiting)).rows.length).toBe(1);
  // Longer than the usual timeout of an answer, which is a second longer than the statement may
  // take.
  await other.query('select pg_sleep(1.5)');
  await other.query('commit');
  const store = await opening;
  expect((await store.getCounters()).change).toBe(0);
  await store.close();
  await other.end();
  await database?.remove();
});

it('readers who wait for a publisher take one connection of many', async () => {
  const database = await createPostgres?.();
  const url = database?.url ?? '';
  const store = await openStore(url, { connections: 2 });
  const publisher = new pg.Client({ connectionString: url });
  await publisher.connect();
  await publisher.query(`begin; update counter set value = value where name = 'change'`);
  const readers = Array.from({ length: 5 }, () =>
    store.lists.listUpdated({ from: 0, scopes: everything, limit: 1 }),
  );
  expect((await store.getCounters()).change).toBe(0);
  await publisher.query('commit');
  expect(await Promise.all(readers)).toEqual([[], [], [], [], []]);
  await publisher.end();
  await store.close();
  await database?.remove();
});

/** A proxy to a server that can cut connections at their first request. */
async function openCuttingWire(target: URL) {
  const query = 'Q'.charCodeAt(0);
  let isCutting = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    far.on('error', () => undefined).pipe(near);
    near.on('error', () => undefined).on('close', () => far.destroy());
    near.on('data', (data) => {
      if (isCutting && data[0] === query) near.destroy();
      else far.write(data);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    cut: (cutting: boolean) => (isCutting = cutting),
    close: () => server.close(),
  };
}

it('a connection that breaks before its first answer does not use up a slot', async () => {
  const database = await createPostgres?.();
  const wire = await openCuttingWire(new URL(database?.url ?? ''));
  const store = await openDatabase(wire.url, { connections: 2 });
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(store.read);
  wire.cut(true);
  for (let round = 0; round < 3; round += 1) await expect(ask()).rejects.toThrow('terminated');
  wire.cut(false);
  expect((await ask()).rows).toEqual([{ one: 1 }]);
  await store.close();
  wire.close();
  await database?.remove();
});

it('a queue for connections is waited in as long as it moves', async () => {
  const database = await createPostgres?.();
  const store = await openDatabase(database?.url ?? '', { connections: 1 });
  const nap = () => sql`select pg_sleep(0.3)`.execute(store.read);
  // The last one waits longer than it would in a queue that does not move.
  const naps = await Promise.all(Array.from({ length: 9 }, nap));
  expect(naps).toHaveLength(9);
  await store.close();
  await database?.remove();
});

it('a process that could not run for seconds does not take that for the silence of the server', async () => {
  const database = await createPostgres?.();
  const store = await openDatabase(database?.url ?? '', { connections: 2 });
  const asking = sql<{ one: number }>`select 1 as one`.execute(store.read);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2500);
  expect((await asking).rows).toEqual([{ one: 1 }]);
  await store.close();
  await database?.remove();
});

it('a database that another process keeps from writing is read, and publishes end together', async () => {
  const database = await createSqlite?.();
  const url = database?.url ?? '';
  const store = await openStore(url, { secretCost: { logN: 4, r: 1, p: 1 } });
  await store.editions.publish([draft(industry('1111'))], ann);
  const other = await openDatabase(url);
  await sql`update change set at = null`.execute(other.write);
  await sql`begin immediate`.execute(other.write);
  const query = { scopes: everything, limit: 10 };
  expect(await store.lists.listPublished(query)).toHaveLength(1);

  // The time that a publish waits passes quickly.
  let passed = 0;
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + (passed += 1000));
  const publishes = ['2222', '3333', '4444'].map((code) =>
    store.editions.publish([draft(industry(code))], ann),
  );
  for (const publish of publishes) {
    await expect(publish).rejects.toThrow(StoreUnreachableError);
  }
  clock.mockRestore();
  await sql`rollback`.execute(other.write);
  await other.close();
  await store.close();
  await database?.remove();
});

it('a user that does not exist takes as much work as a wrong password', async () => {
  const database = await createSqlite?.();
  // Expensive enough that the hash takes nearly all of the time.
  const store = await openStore(database?.url ?? '', { secretCost: { logN: 13, r: 8, p: 1 } });
  const users = { ann: 'right' };
  await store.clients.save({ id: 'acme', name: 'Acme', entitlements: [], users, secret: 'right' });
  await store.clients.save({ id: 'bare', name: 'No secret', entitlements: [] });
  /**
   * Microseconds of processor time, so that other programs do not matter. The least of ten rounds,
   * because other threads of this process work at times.
   */
  const workOf = async (attempt: () => Promise<boolean>) => {
    let least = Infinity;
    for (let round = 0; round < 10; round++) {
      const began = process.cpuUsage();
      expect(await attempt()).toBe(false);
      const { user, system } = process.cpuUsage(began);
      least = Math.min(least, user + system);
    }
    return least;
  };
  const { verifyPassword, verifyClientSecret } = store.clients;
  const wrong = await workOf(() => verifyPassword('acme', 'ann', 'wrong'));
  const others = [
    await workOf(() => verifyPassword('acme', 'bob', 'wrong')),
    await workOf(() => verifyPassword('nobody', 'ann', 'wrong')),
    await workOf(() => verifyClientSecret('acme', 'wrong')),
    await workOf(() => verifyClientSecret('nobody', 'wrong')),
    await workOf(() => verifyClientSecret('bare', 'wrong')),
  ];
  for (const other of others) {
    expect(other).toBeGreaterThan(wrong / 2);
    expect(other).toBeLessThan(wrong * 2);
  }
  await store.close();
  await database?.remove();
});

it.each(['removed', 'replaced'])(
  'nothing is written to a SQLite file that was %s, because it would be lost',
  async (what) => {
    const database = await createSqlite?.();
    const url = database?.url ?? '';
    const file = url.slice('sqlite:'.length);
    const store = await openStore(url);
    await store.editions.publish([draft(industry('1'))], ann);
    await rename(file, `${file}.old`);
    if (what === 'replaced') await copyFile(`${file}.old`, file);
    const lost = store.editions.publish([draft(industry('2'))], ann);
    await expect(lost).rejects.toThrow(StoreUnwritableError);
    await expect(lost).rejects.toThrow(`the file was ${what} after it was opened`);
    expect(await store.editions.list(industry('1'))).toHaveLength(1);
    await store.close();
    await database?.remove();
  },
);

it('changes without a time are left out of the feed until they can have one', async () => {
  const database = await createSqlite?.();
  const url = database?.url ?? '';
  const file = url.slice('sqlite:'.length);
  const store = await openStore(url);
  for (const code of ['1', '2', '3']) await store.editions.publish([draft(industry(code))], ann);
  const raw = await openDatabase(url);
  await sql`update change set at = null where position = 2`.execute(raw.write);
  await raw.close();
  const list = async (after: number) => {
    const page = await store.changes.list({ after, scopes: everything, limit: 10 });
    return [page.changes.map(({ position }) => position), page.position];
  };
  await rename(file, `${file}.old`);
  expect(await list(0)).toEqual([[1], 1]);
  expect(await list(1)).toEqual([[], 1]);
  expect(await store.lists.listUpdated({ from: 0, scopes: everything, limit: 9 })).toHaveLength(3);
  await rename(`${file}.old`, file);
  expect(await list(1)).toEqual([[2, 3], 3]);
  await store.close();
  await database?.remove();
});

it('may be opened by several at the same moment, when it is new too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-store-'));
  const openers = 4;
  const files = 60;
  // They start each file together: with separate processes it would happen once in hundreds of
  // runs.
  const script = `
    const { workerData: { arrived, folder, store } } = require('node:worker_threads');
    import(store).then(async ({ openStore }) => {
      for (let file = 0; file < ${String(files)}; file++) {
        Atomics.add(arrived, file, 1);
        Atomics.notify(arrived, file);
        for (let count; (count = Atomics.load(arrived, file)) < ${String(openers)};) {
          Atomics.wait(arrived, file, count);
        }
        const opened = await openStore('sqlite:' + folder + '/' + file);
        await opened.close();
      }
    });`;
  const workerData = {
    arrived: new Int32Array(new SharedArrayBuffer(4 * files)),
    folder,
    store: new URL('../dist/index.js', import.meta.url).href,
  };
  const run = () => once(new Worker(script, { eval: true, workerData }), 'exit');
  expect(await Promise.all(Array.from({ length: openers }, run))).toEqual([[0], [0], [0], [0]]);
  await rm(folder, { recursive: true });
});
