import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '@broadsheet/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolder, startServiceProcess, type ServiceProcess } from '../service-process.js';
import { createRandom, isLong, seed } from './fault-run.js';
import { fillLibrary, obtainToken, readerRequests } from './library.js';
import { percentile, sendLoad, type LoadAnswer, type LoadRequest } from './load.js';

const seconds = isLong ? 60 : 8;
/** Within this long it notices that more comes than it can take, and that it is over. */
const noticeMs = 1000;
const connections = 300;

let folder: Awaited<ReturnType<typeof createFolder>>;
let store: Store;
let service: ServiceProcess;
let requests: LoadRequest[];
const random = createRandom();

beforeAll(async () => {
  folder = await createFolder();
  const databaseUrl = `sqlite:${join(folder.path, 'reports.db')}`;
  store = await fillLibrary(databaseUrl);
  service = await startServiceProcess(['--database-url', databaseUrl]);
  requests = readerRequests(await obtainToken(service.address));
});
afterAll(async () => {
  await service.stop();
  await store.close();
  await folder.remove();
});

const load = (options: { seconds: number; rate?: number; connections?: number }) =>
  sendLoad({ address: service.address, requests, random, connections, ...options });

const ok = (answers: LoadAnswer[]) => answers.filter(({ status }) => status === 200);

/** Answers a second, when the pictures are drawn and the code is warm. */
async function measureCapacity(): Promise<number> {
  await expect.poll(() => store.images.listUndrawn(1), { timeout: 60_000 }).toEqual([]);
  const speeds: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    speeds.push(ok(await load({ seconds: 1, connections: 16 })).length);
  }
  return Math.max(...speeds);
}

async function residentMb(): Promise<number> {
  const status = await readFile(`/proc/${String(service.child.pid)}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Asks all the time whether it lives, as whoever restarts dead processes does. */
async function watchHealth(signal: AbortSignal): Promise<number[]> {
  const statuses: number[] = [];
  while (!signal.aborted) {
    statuses.push((await fetch(`${service.address}/health/live`)).status);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return statuses;
}

it(
  `answers what it accepts soon and refuses the rest at once under twice the load it can take (seed ${String(seed)})`,
  // Where the machine was busy while it was measured, twice of what was measured is no overload.
  { retry: 1, timeout: (seconds + 60) * 1000 },
  async () => {
    const atMost = await measureCapacity();
    const normal = await load({ seconds: 3, rate: atMost / 2 });
    const normalMs = percentile(ok(normal), 0.99);
    const before = await residentMb();

    const watching = new AbortController();
    const health = watchHealth(watching.signal);
    const answers = await load({ seconds, rate: atMost * 2 });
    const after = await residentMb();
    watching.abort();

    const later = answers.filter(({ dueAtMs }) => dueAtMs > noticeMs);
    const accepted = ok(later);
    const refused = later.filter(({ status }) => status === 503);
    const figures = {
      atMost: Math.round(atMost),
      normalMs,
      acceptedMs: percentile(accepted, 0.99),
      refusedMs: percentile(refused, 0.99),
      acceptedPerSecond: Math.round(accepted.length / (seconds - noticeMs / 1000)),
      refusedPerSecond: Math.round(refused.length / (seconds - noticeMs / 1000)),
      residentMb: [before, after].map(Math.round),
    };
    process.stdout.write(`overload: ${JSON.stringify(figures)}\n`);
    expect(accepted.length + refused.length).toBe(later.length);
    expect(refused.length).toBeGreaterThan(later.length / 10);
    expect(accepted.length).toBeGreaterThan(later.length / 10);
    expect(refused.every(({ hasRetryAfter }) => hasRetryAfter)).toBe(true);
    // A machine that has nothing else to do answers in a few milliseconds; below ten, five times
    // as long is more about the machine than about us.
    expect(figures.acceptedMs).toBeLessThan(5 * Math.max(normalMs, 10));
    expect(figures.refusedMs).toBeLessThan(500);
    expect(after - before).toBeLessThan(200);
    expect(new Set(await health)).toEqual(new Set([200]));

    const recovered = await load({ seconds: 5, rate: atMost / 4 });
    const fromThenOn = recovered.filter(({ dueAtMs }) => dueAtMs > 4000);
    expect(ok(fromThenOn)).toHaveLength(fromThenOn.length);
  },
);

it('goes on answering when clients ask again the moment they are refused', async () => {
  const answers = await load({ seconds: isLong ? 20 : 3, connections: 500 });
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true);
  expect(ok(answers).length).toBeGreaterThan(100);
}, 60_000);
