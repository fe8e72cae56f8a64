/** PostgreSQL that stops, cuts its connections or has none left, while the service continues. */
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type PostgresServer } from '../../../../test/postgres.js';
import { startServiceProcess, type ServiceProcess } from '../service-process.js';
import { isLong } from './fault-run.js';
import { fillLibrary, obtainToken } from './library.js';

const downMs = isLong ? 10_000 : 4000;
const patienceMs = 3000;

let server: PostgresServer;
let service: ServiceProcess;
let token: string;

beforeAll(async () => {
  server = await startPostgres();
  const databaseUrl = `${server.url}/postgres`;
  await (await fillLibrary(databaseUrl)).close();
  service = await startServiceProcess([], {
    env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'fatal' },
  });
  token = await obtainToken(service.address);
  await ask(warm);
  await ask(warmImage);
});
afterAll(async () => {
  expect(await service.stop()).toBe(0);
  await server.remove();
});

interface Ask {
  path: string;
  body?: object;
}

/** Read before the fault, so it is in memory. */
const warm = { path: '/company/v3/sections', body: sectionsOf(1001) };
const warmImage = {
  path: '/industry/v3/image/?country=au&code=1214&language=english&image=revenue',
};
/** Never read before, so only the store has it. */
const cold = () => ({ path: '/company/v3/sections', body: sectionsOf(nextEntity()) });
const list = { path: '/industry/v3/reportlist', body: { Country: 'AU' } };

function sectionsOf(EntityId: number) {
  return { Country: 'AU', EntityId, ReportSections: ['title', 'abn'] };
}

let entity = 500_000;
const nextEntity = () => (entity += 1);

async function ask({ path, body }: Ask) {
  const began = performance.now();
  const answer = await fetch(service.address + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const tookMs = performance.now() - began;
  return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text, tookMs };
}

/** Cached reports are answered; the others are refused, soon and with a time to retry. */
async function expectHalfService(): Promise<void> {
  for (const known of [warm, warmImage]) expect(await ask(known)).toMatchObject({ status: 200 });
  for (const unknown of [cold(), list]) {
    const answer = await ask(unknown);
    expect(answer, answer.text).toMatchObject({ status: 503, retryAfter: '1' });
    expect(JSON.parse(answer.text)).toMatchObject({ code: 'unavailable' });
    expect(answer.tookMs).toBeLessThan(patienceMs);
  }
  expect((await fetch(`${service.address}/health/live`)).status).toBe(200);
  expect((await fetch(`${service.address}/health/ready`)).status).toBe(503);
}

/** Everything recovers by itself within seconds. */
async function expectRecovery(): Promise<void> {
  await expect.poll(async () => (await ask(cold())).status, { timeout: 5000 }).toBe(204);
  await expect.poll(async () => (await ask(list)).status, { timeout: 5000 }).toBe(200);
  expect((await fetch(`${service.address}/health/ready`)).status).toBe(200);
  expect(await ask(warm)).toMatchObject({ status: 200 });
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: `${server.url}/postgres` });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

it(
  `answers from memory while PostgreSQL is down for ${String(downMs / 1000)} seconds, and recovers`,
  async () => {
    await server.stop();
    const up = performance.now() + downMs;
    let rounds = 0;
    for (; performance.now() < up; rounds += 1) {
      await expectHalfService();
      await pause(100);
    }
    expect(rounds).toBeGreaterThan(3);
    await server.start();
    await expectRecovery();
  },
  downMs + 60_000,
);

it('continues with new connections after all are cut, repeatedly', async () => {
  const killer = await connect();
  for (let round = 0; round < (isLong ? 50 : 10); round += 1) {
    const asking = Promise.all([ask(cold()), ask(list), ask(warm), ask(warmImage)]);
    await killer.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    const answers = await asking;
    for (const { status, text } of answers.slice(0, 2))
      expect([200, 204, 503], text).toContain(status);
    for (const { status } of answers.slice(2)) expect(status).toBe(200);
  }
  await killer.end();
  await expectRecovery();
});

it('waits for a connection for a bounded time when others hold all of them', async () => {
  const holder = await connect();
  // Readers wait for the lock, each with a connection of the service's pool.
  await holder.query('begin; lock table report in access exclusive mode');
  const first = Array.from({ length: 30 }, () => ask(cold()));
  await pause(500);
  const began = performance.now();
  const refused = await Promise.all(Array.from({ length: 300 }, () => ask(cold())));
  // Two seconds, once: Fastify does not repeat a lookup that failed before.
  expect(performance.now() - began).toBeLessThan(patienceMs + 500);
  for (const { status, retryAfter, text } of refused) {
    expect({ status, retryAfter }, text).toEqual({ status: 503, retryAfter: '1' });
  }
  for (const known of [warm, warmImage]) expect(await ask(known)).toMatchObject({ status: 200 });
  await holder.query('rollback');
  await holder.end();
  for (const { status } of await Promise.all(first)) expect([204, 503]).toContain(status);
  await expectRecovery();
});
