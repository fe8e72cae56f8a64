/** Two processes on one PostgreSQL under load; one of them is killed and restarted. */
import { setTimeout as pause } from 'node:timers/promises';
import { demoIndustries } from '@broadsheet/demo';
import type { Store } from '@broadsheet/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPostgresDatabase } from '../postgres-database.js';
import { startServiceProcess, type ServiceProcess } from '../service-process.js';
import { createRandom, isLong, seed } from './fault-run.js';
import { fillLibrary, obtainToken, readerRequests } from './library.js';

const kills = isLong ? 30 : 3;
const random = createRandom();

let database: Awaited<ReturnType<typeof createPostgresDatabase>>;
let store: Store;
let survivor: ServiceProcess;
let victim: ServiceProcess;

const startProcess = () =>
  startServiceProcess([], { env: { DATABASE_URL: database.url, LOG_LEVEL: 'error' } });

beforeAll(async () => {
  database = await createPostgresDatabase();
  store = await fillLibrary(database.url);
  [survivor, victim] = await Promise.all([startProcess(), startProcess()]);
});
afterAll(async () => {
  await victim.stop('SIGKILL');
  expect(await survivor.stop()).toBe(0);
  await store.close();
  await database.remove();
});

const [wine] = demoIndustries({ seed: 1 });
const { Language, Sector, Source, Currency, DataDate, Revenue } = wine as unknown as Record<
  string,
  unknown
>;
/** With one chart, because drawing is not tested here. */
const document = { Country: 'AU', Language, Sector, Source, Currency, DataDate, Revenue };

/** Acknowledged editions, by code. */
const acknowledged = new Map<string, number>();

/** Publishes an edition; returns the response if it was not acknowledged. */
async function put(service: ServiceProcess, code: string, count: number, token: string) {
  const body = { ...document, Code: code, Title: `Edition ${String(count)} of ${code}` };
  const answer = await fetch(`${service.address}/publish/v1/industry/AU/${code}/English`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) return `${String(answer.status)} ${text}`;
  const { Edition } = JSON.parse(text) as { Edition: number };
  acknowledged.set(code, Math.max(Edition, acknowledged.get(code) ?? 0));
  return 'acknowledged';
}

/** Publishes one edition after another to the surviving process, which accepts all of them. */
async function publishToSurvivor(code: string, token: string, signal: AbortSignal) {
  const outcomes: Record<string, number> = {};
  for (let count = 1; !signal.aborted; count += 1) {
    const outcome = await put(survivor, code, count, token).catch(String);
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  }
  return outcomes;
}

/** Publishes to the killed process, which may fail at any moment. */
async function publishToVictim(code: string, token: string, signal: AbortSignal) {
  for (let count = 1; !signal.aborted; count += 1) {
    const outcome = await put(victim, code, count, token).catch(() => 'killed');
    // It is restarting.
    if (outcome !== 'acknowledged') await pause(20);
  }
}

async function expectProgress(code: string): Promise<void> {
  const before = acknowledged.get(code) ?? 0;
  await expect.poll(() => acknowledged.get(code) ?? 0, { timeout: 20_000 }).toBeGreaterThan(before);
}

/** Reads from the surviving process, which must not be affected. */
async function read(
  counts: Record<number, number>,
  token: string,
  signal: AbortSignal,
): Promise<void> {
  const requests = readerRequests(token);
  while (!signal.aborted) {
    const request = requests[Math.floor(random() * requests.length)];
    if (!request) continue;
    const answer = await fetch(survivor.address + request.path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
    });
    await answer.arrayBuffer();
    counts[answer.status] = (counts[answer.status] ?? 0) + 1;
    // Enough to hit every moment of a kill, while leaving the machine to other tests.
    await pause(5);
  }
}

it(
  `loses nothing that a killed process acknowledged, and the other goes on (${String(kills)} kills, seed ${String(seed)})`,
  async () => {
    const readToken = await obtainToken(survivor.address);
    const publishToken = await obtainToken(survivor.address, 'publish');
    const ending = new AbortController();
    const readings: Record<number, number>[] = [{}, {}, {}];
    const readers = readings.map((counts) => read(counts, readToken, ending.signal));
    const spared = publishToSurvivor('9001', publishToken, ending.signal);
    const struck = ['9002', '9003'].map((code) =>
      publishToVictim(code, publishToken, ending.signal),
    );

    for (let kill = 0; kill < kills; kill += 1) {
      for (const code of ['9002', '9003']) await expectProgress(code);
      await pause(random() * 300);
      await victim.stop('SIGKILL');
      // The process that held a lock or a lease is gone: the other still publishes.
      await expectProgress('9001');
      victim = await startProcess();
    }
    // On a busy machine the first chart may take as long as all kills.
    const leastReads = () => Math.min(...readings.map((counts) => counts[200] ?? 0));
    await expect.poll(leastReads).toBeGreaterThan(10);
    ending.abort();
    await Promise.all([...struck, ...readers]);
    const outcomes = await spared;
    expect(outcomes).toEqual({ acknowledged: expect.any(Number) as number });
    expect(outcomes.acknowledged).toBe(acknowledged.get('9001'));
    for (const counts of readings) expect(Object.keys(counts)).toEqual(['200']);

    for (const [code, edition] of acknowledged) {
      const key = { family: 'industry', country: 'AU', code, language: 'English' } as const;
      const numbers = (await store.editions.list(key)).map((each) => each.edition);
      expect(numbers[0], code).toBeGreaterThanOrEqual(edition);
      expect(numbers).toEqual(numbers.map((_, index) => numbers.length - index));
    }
    expect([...acknowledged.keys()].sort()).toEqual(['9001', '9002', '9003']);
  },
  (kills * 30 + 60) * 1000,
);
