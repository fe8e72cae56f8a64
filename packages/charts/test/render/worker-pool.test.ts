import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import {
  createWorkerPool,
  type WorkerPool,
  type WorkerPoolOptions,
} from '../../src/render/worker-pool.js';

interface Task {
  deed?: 'hang' | 'allocate' | 'exit' | 'throw' | 'break';
  value?: string;
}

const misbehaving = new URL('./misbehaving-worker.js', import.meta.url);
const pools: WorkerPool<Task, string>[] = [];

function startPool(options: Partial<WorkerPoolOptions> = {}): WorkerPool<Task, string> {
  const pool = createWorkerPool<Task, string>({
    file: misbehaving,
    workers: 1,
    queueLimit: 10,
    timeoutMs: 20_000,
    memoryLimitMb: 256,
    ...options,
  });
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

test('a task that hangs is ended after its time limit, and only that one fails', async () => {
  const pool = startPool({ timeoutMs: 2000 });
  const hanging = pool.run({ deed: 'hang' });
  const behind = pool.run({ value: 'behind' });
  await expect(hanging).rejects.toMatchObject({
    code: 'timed_out',
    message: 'Drawing took longer than 2000 ms',
  });
  await expect(behind).resolves.toBe('behind');
});

test('a task that uses too much memory is ended at the limit, and only that one fails', async () => {
  const pool = startPool({ memoryLimitMb: 32 });
  const eating = pool.run({ deed: 'allocate' });
  const behind = pool.run({ value: 'behind' });
  await expect(eating).rejects.toMatchObject({ code: 'out_of_memory' });
  await expect(behind).resolves.toBe('behind');
});

test.each([
  ['throw', 'thrown by the task'],
  ['break', 'thrown where nobody catches it'],
  ['exit', 'worker exited with code: 3'],
] as const)('a worker that fails (%s) says how and is replaced', async (deed, reason) => {
  const pool = startPool();
  await expect(pool.run({ deed })).rejects.toMatchObject({
    code: 'failed',
    message: `Drawing failed: ${reason}`,
  });
  await expect(pool.run({ value: 'next' })).resolves.toBe('next');
});

test('faults one after the other do not wear the pool out', async () => {
  const pool = startPool({ workers: 2 });
  for (let round = 0; round < 4; round += 1) {
    const broken = ['break', 'exit', 'break'] as const;
    const outcomes = await Promise.allSettled(broken.map((deed) => pool.run({ deed })));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  }
  await expect(pool.run({ value: 'still there' })).resolves.toBe('still there');
});

test('if no worker can load its module, all waiting tasks fail at once, until one can', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-pool-'));
  const path = join(folder, 'worker.mjs');
  const pool = startPool({ workers: 2, timeoutMs: 3_600_000, file: pathToFileURL(path) });
  const outcomes = await Promise.allSettled(
    ['a', 'b', 'c', 'd'].map((value) => pool.run({ value })),
  );
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({
      reason: { code: 'failed', message: expect.stringContaining('Cannot find module') as string },
    });
  }
  expect(pool.stats()).toEqual({ queued: 0, busy: 0, completed: 0, failed: 4 });
  await copyFile(fileURLToPath(misbehaving), path);
  await expect(pool.run({ value: 'next' })).resolves.toBe('next');
  await rm(folder, { recursive: true });
});

test('tasks that do not fit into the queue are refused at once, and the rest are done', async () => {
  const pool = startPool({ queueLimit: 2 });
  const accepted = ['a', 'b', 'c'].map((value) => pool.run({ value }));
  expect(pool.stats()).toMatchObject({ busy: 1, queued: 2 });
  await expect(pool.run({ value: 'd' })).rejects.toMatchObject({ code: 'queue_full' });
  await expect(Promise.all(accepted)).resolves.toEqual(['a', 'b', 'c']);
});

test('stats count what was done and what failed, and not what was refused', async () => {
  const pool = startPool({ queueLimit: 0 });
  await pool.run({ value: 'a' });
  await expect(pool.run({ deed: 'throw' })).rejects.toThrow();
  const last = pool.run({ value: 'b' });
  await expect(pool.run({ value: 'refused' })).rejects.toMatchObject({ code: 'queue_full' });
  await last;
  expect(pool.stats()).toEqual({ queued: 0, busy: 0, completed: 2, failed: 1 });
});

test('closing ends what runs and refuses what waits', async () => {
  const pool = startPool();
  const tasks = [pool.run({ deed: 'hang' }), pool.run({ value: 'waits' })];
  const outcomes = Promise.allSettled(tasks);
  await pool.close();
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(pool.run({ value: 'late' })).rejects.toMatchObject({ code: 'failed' });
});
