/** PostgreSQL that keeps its connections but no longer answers, like a paused one. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPostgresDatabase, type PostgresDatabase } from '../postgres-database.js';
import { startServiceProcess, type ServiceProcess } from '../service-process.js';
import { fillLibrary, obtainToken } from './library.js';
import { openQuietWire, type QuietWire } from './quiet-wire.js';

let database: PostgresDatabase;
let wire: QuietWire;
let service: ServiceProcess;
let token: string;

beforeAll(async () => {
  database = await createPostgresDatabase();
  await (await fillLibrary(database.url)).close();
  const url = new URL(database.url);
  wire = await openQuietWire({ host: url.hostname, port: Number(url.port) });
  url.port = String(wire.port);
  service = await startServiceProcess([], {
    env: { DATABASE_URL: url.href, LOG_LEVEL: 'fatal' },
  });
  token = await obtainToken(service.address);
});
afterAll(async () => {
  expect(await service.stop()).toBe(0);
  await wire.close();
  await database.remove();
});

async function readTitle(EntityId: number) {
  const began = performance.now();
  const answer = await fetch(`${service.address}/company/v3/sections`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ Country: 'AU', EntityId, ReportSections: ['title'] }),
  });
  await answer.text();
  return { status: answer.status, tookMs: performance.now() - began };
}

let entity = 600_000;
/** A company that was never requested before, so that only the store knows it. */
const readCold = () => readTitle((entity += 1));

it('refuses within seconds instead of half a minute, then at once, and recovers', async () => {
  expect((await readTitle(1001)).status).toBe(200);
  expect((await readCold()).status).toBe(204);
  wire.hush();
  const first = await Promise.all(Array.from({ length: 20 }, readCold));
  for (const { status, tookMs } of first) {
    expect(status).toBe(503);
    expect(tookMs).toBeLessThan(8000);
  }
  for (const { status, tookMs } of await Promise.all(Array.from({ length: 20 }, readCold))) {
    expect(status).toBe(503);
    expect(tookMs).toBeLessThan(1000);
  }
  expect((await readTitle(1001)).status).toBe(200);
  wire.resume();
  await expect.poll(async () => (await readCold()).status, { timeout: 10_000 }).toBe(204);
}, 60_000);

it('waits for a server that works on a long statement', async () => {
  const { execute } = database;
  const holding = execute('begin; lock table report in access exclusive mode; select pg_sleep(5)');
  const isHeld = `select 1 from pg_locks
    where relation = 'report'::regclass and mode = 'AccessExclusiveLock'`;
  await expect.poll(async () => (await execute(isHeld)).rowCount).toBe(1);
  const { status, tookMs } = await readCold();
  expect(status).toBe(204);
  expect(tookMs).toBeGreaterThan(3000);
  await holding;
}, 60_000);
