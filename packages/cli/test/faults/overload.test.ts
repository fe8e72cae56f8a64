import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Store } from '@broadsheet/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFolder, startServiceProcess, type ServiceProcess } from '../service-process.js';
import { createRandom, isLong, seed } from './fault-run.js';
import { fillLibrary, obtainToken, readerRequests } from './library.js';
import {
  percentile,
  sendLoad,
  type LoadAnswer,
  type LoadOptions,
  type LoadRequest,
} from './load.js';

/**
 * Phases of load, on the same connections: usual load, twice the maximum, little load. Only the
 * later part of the usual load counts as normal: a client that has just opened hundreds of
 * connections still collects garbage, and a slow normal would allow a slow overload.
 */
const lastMs = {
  warming: 3000,
  normal: 5000,
  overload: isLong ? 60_000 : 8000,
  recovery: 5000,
  settled: 2000,
};
const began = {
  normal: lastMs.warming,
  overload: lastMs.warming + lastMs.normal,
  recovery: lastMs.warming + lastMs.normal + lastMs.overload,
  settled: lastMs.warming + lastMs.normal + lastMs.overload + lastMs.recovery,
};
const endMs = began.settled + lastMs.settled;
/** How soon the service must notice the overload. */
const noticeMs = 1000;
const connections = 300;
/**
 * The least value that counts as normal, in milliseconds. The long form judges the ratio itself,
 * except for what the scheduler alone adds. The short form also runs on busy machines: a time slice
 * of other programs is several milliseconds, and would be most of what is compared.
 */
const leastNormalMs = isLong ? 2 : 10;

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

const load = (
  options: Pick<LoadOptions, 'seconds' | 'rate' | 'onAnswer'> & { connections?: number },
) => sendLoad({ address: service.address, requests, random, connections, ...options });

const ok = (answers: LoadAnswer[]) => answers.filter(({ status }) => status === 200);

/** Responses a second, once the charts are drawn and the code is warm. */
async function measureCapacity(): Promise<number> {
  await expect.poll(() => store.images.listUndrawn(1), { timeout: 60_000 }).toEqual([]);
  const speeds: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    speeds.push(ok(await load({ seconds: 1, connections: 16 })).length);
  }
  return Math.max(...speeds);
}

/** How long the process was ready to run while other programs had the cores, in milliseconds. */
async function heldUpMs(): Promise<number> {
  const times = await readFile(`/proc/${String(service.child.pid)}/schedstat`, 'utf8');
  return Number(times.split(' ')[1]) / 1e6;
}

/** Keeps asking for liveness, like a supervisor that restarts dead processes. */
async function watchHealth(signal: AbortSignal) {
  const statuses = new Set<number>();
  let peakMb = 0;
  while (!signal.aborted) {
    statuses.add((await fetch(`${service.address}/health/live`)).status);
    peakMb = Math.max(peakMb, await service.residentMb());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { statuses, peakMb };
}

/**
 * Twice the measured rate is too much, unless the machine was busy during the measurement: so the
 * rate increases every second until a quarter is refused.
 */
function createOverloadRate(atMost: number) {
  let rate = atMost * 2;
  let lookAtMs = began.overload + noticeMs;
  let answered = 0;
  let refused = 0;
  return {
    count({ dueAtMs, status }: LoadAnswer) {
      if (dueAtMs < began.overload) return;
      answered += 1;
      if (status === 503) refused += 1;
    },
    at(atMs: number) {
      if (atMs < lookAtMs) return rate;
      if (refused < answered / 4) rate *= 1.5;
      lookAtMs += 1000;
      answered = 0;
      refused = 0;
      return rate;
    },
  };
}

/** Half of what it can handle, then twice that, and then a quarter. */
async function overload() {
  const atMost = await measureCapacity();
  const before = {
    mb: await service.residentMb(),
    heldUpMs: await heldUpMs(),
    at: performance.now(),
  };
  const watching = new AbortController();
  const health = watchHealth(watching.signal);
  const overloadRate = createOverloadRate(atMost);
  const answers = await load({
    seconds: endMs / 1000,
    rate: (atMs) => {
      if (atMs < began.overload) return atMost / 2;
      return atMs < began.recovery ? overloadRate.at(atMs) : atMost / 4;
    },
    onAnswer: overloadRate.count,
  });
  const heldUp = ((await heldUpMs()) - before.heldUpMs) / (performance.now() - before.at);
  watching.abort();
  const { statuses, peakMb } = await health;
  const between = (fromMs: number, toMs: number) =>
    answers.filter(({ dueAtMs }) => dueAtMs >= fromMs && dueAtMs < toMs);
  const overloaded = between(began.overload + noticeMs, began.recovery);
  return {
    ...{ atMost, answers, overloaded, heldUp, statuses, grownMb: peakMb - before.mb },
    accepted: ok(overloaded),
    refused: overloaded.filter(({ status }) => status === 503),
    settled: between(began.settled, endMs),
    normalMs: percentile(ok(between(began.normal, began.overload)), 0.99),
  };
}
type Overload = Awaited<ReturnType<typeof overload>>;

function tell(run: Overload): void {
  const perSecond = (answers: LoadAnswer[]) =>
    Math.round((answers.length * 1000) / (lastMs.overload - noticeMs));
  const acceptedMs = percentile(run.accepted, 0.99);
  const figures = {
    atMost: Math.round(run.atMost),
    normalMs: run.normalMs,
    acceptedMs,
    ratio: acceptedMs / run.normalMs,
    refusedMs: percentile(run.refused, 0.99),
    settledMs: percentile(run.settled, 0.99),
    acceptedPerSecond: perSecond(run.accepted),
    refusedPerSecond: perSecond(run.refused),
    grownMb: Math.round(run.grownMb),
    heldUp: run.heldUp,
  };
  process.stdout.write(`overload: ${JSON.stringify(figures)}\n`);
}

/** Holds whatever else the machine does. */
function expectAnswers({ answers, overloaded, accepted, refused, settled, ...run }: Overload) {
  expect(accepted.length + refused.length).toBe(overloaded.length);
  expect(answers.filter(({ status }) => status === 0)).toHaveLength(0);
  expect(accepted.length).toBeGreaterThan(overloaded.length / 10);
  expect(refused.length).toBeGreaterThan(overloaded.length / 10);
  expect(refused.every(({ hasRetryAfter }) => hasRetryAfter)).toBe(true);
  expect(ok(settled).length).toBeGreaterThan(settled.length / 2);
  expect(run.grownMb).toBeLessThan(200);
  expect(run.statuses).toEqual(new Set([200]));
}

/** Allowed times grow as other programs leave a smaller share of the cores. */
function expectTimes({ atMost, accepted, refused, settled, normalMs, heldUp }: Overload) {
  const share = 1 - Math.min(heldUp, 0.9);
  expect(percentile(accepted, 0.99)).toBeLessThan((5 * Math.max(normalMs, leastNormalMs)) / share);
  expect(percentile(refused, 0.99)).toBeLessThan(500 / share);
  // Five seconds after the overload, everything must be as before.
  expect(settled.length).toBeGreaterThan(((atMost * lastMs.settled) / 4000) * 0.99);
  expect(ok(settled)).toHaveLength(settled.length);
  // A single pause of the machine can delay one of a hundred for this long.
  expect(percentile(settled, 0.99)).toBeLessThan((2 * Math.max(normalMs, 20)) / share);
}

it(
  `answers what it accepts soon and refuses the rest at once under twice the load it can take (seed ${String(seed)})`,
  { timeout: endMs + 120_000 },
  async () => {
    const run = await overload();
    tell(run);
    expectAnswers(run);
    expectTimes(run);
  },
);

it('keeps answering when refused clients retry at once', async () => {
  const answers = await load({ seconds: isLong ? 20 : 3, connections: 500 });
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].every((status) => status === 200 || status === 503)).toBe(true);
  expect(ok(answers).length).toBeGreaterThan(100);
}, 60_000);
