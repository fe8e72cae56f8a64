import { execFileSync } from 'node:child_process';
import { scryptSync } from 'node:crypto';
import { closeSync, constants, openSync } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createKeyThreads } from '../src/access/key-threads.js';
import { openStore } from '../src/index.js';

/** Keeps every thread of libuv busy, without taking processor time, until the work is done. */
async function withoutSharedThreads(work: () => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-threads-'));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const threads = Number(process.env.UV_THREADPOOL_SIZE ?? 4);
  // Opening a pipe to read waits until another process opens it to write.
  const readers = Array.from({ length: threads }, () => open(pipe, 'r'));
  try {
    await work();
  } finally {
    const writer = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    for (const reader of await Promise.all(readers)) await reader.close();
    closeSync(writer);
    await rm(folder, { recursive: true });
  }
}

it('a password is checked while all threads that read files and compress are busy', async () => {
  const store = await openStore('sqlite::memory:', { secretCost: { logN: 4, r: 1, p: 1 } });
  const users = { ann: 'right' };
  await store.clients.save({ id: 'acme', name: 'Acme', entitlements: [], users });
  await withoutSharedThreads(async () => {
    expect(await store.clients.verifyPassword('acme', 'ann', 'right')).toBe(true);
    expect(await store.clients.verifyPassword('acme', 'ann', 'wrong')).toBe(false);
  });
  await store.close();
});

const salt = Buffer.from('salt');
const good = { secret: 'secret', salt, length: 32, options: { N: 16, r: 1, p: 1 } };

it('more keys than threads are derived in turn, and each is the requested one', async () => {
  const { derive } = createKeyThreads({ threads: 2, idleMs: 1000 });
  const secrets = Array.from({ length: 20 }, (_, index) => `secret ${String(index)}`);
  const keys = await Promise.all(secrets.map((secret) => derive({ ...good, secret })));
  expect(keys).toEqual(secrets.map((secret) => scryptSync(secret, salt, 32, good.options)));
});

it('a task that cannot be done fails alone', async () => {
  const { derive } = createKeyThreads({ threads: 1, idleMs: 1000 });
  const bad = derive({ ...good, options: { N: 3, r: 1, p: 1 } });
  const others = [derive(good), derive(good)];
  await expect(bad).rejects.toThrow();
  const key = scryptSync('secret', salt, 32, good.options);
  expect(await Promise.all(others)).toEqual([key, key]);
});
