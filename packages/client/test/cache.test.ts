import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileCache } from '../src/file-cache.js';
import { Broadsheet, memoryCache, type BroadsheetOptions, type Cache } from '../src/index.js';
import { createCatalogue } from './catalogue.js';
import { instantRuntime } from './instant-runtime.js';
import { startScripted, type ScriptedService } from './scripted-service.js';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'broadsheet-cache-'));
});
afterAll(() => rm(root, { recursive: true }));

let folders = 0;
const newFolder = () => join(root, String((folders += 1)));

const wine = { country: 'AU', code: '1214' };
const cafes = { country: 'AU', code: '4511' };

async function setUp(cache: Cache, { offersUpdates = true } = {}) {
  const catalogue = createCatalogue({ offersUpdates });
  const service = await startScripted(catalogue.handler);
  const runtime = instantRuntime();
  const start = (options: Partial<BroadsheetOptions> = {}) =>
    new Broadsheet({ baseUrl: service.baseUrl, credentials: 'token', cache, ...options }, runtime);
  return { ...catalogue, service, runtime, start };
}

async function readAll(client: Broadsheet): Promise<void> {
  for (const report of [wine, cafes]) {
    for (const image of await client.industry.images(report)) await client.industry.image(image);
  }
}

/** The requests since the last call. */
function requestsOf({ received }: ScriptedService): string[] {
  return received.splice(0).map(({ url, body }) => {
    const { Code: code } = (body ?? {}) as { Code?: string };
    return `${url.replace(/\?.*code=(\d+).*/, '$1')}${code ?? ''}`;
  });
}

describe.each<[string, () => Cache]>([
  ['memoryCache', () => memoryCache()],
  ['fileCache', () => fileCache(newFolder())],
])('with %s', (_name, makeCache) => {
  test('a second run fetches only what changed', async () => {
    const { service, start, runtime, update } = await setUp(makeCache());
    update('1214', '2026-01-31T08:00:00.000Z');
    await readAll(start());
    expect(requestsOf(service)).toEqual([
      '/industry/v3/updatedreports',
      '/industry/v3/images1214',
      '/industry/v3/image/1214',
      '/industry/v3/images4511',
      '/industry/v3/image/4511',
    ]);

    await readAll(start());
    expect(requestsOf(service)).toEqual(['/industry/v3/updatedreports']);

    update('4511', '2026-01-31T08:30:00.000Z');
    await readAll(start());
    expect(requestsOf(service)).toEqual([
      '/industry/v3/updatedreports',
      '/industry/v3/images4511',
      '/industry/v3/image/4511',
    ]);

    await readAll(start());
    expect(requestsOf(service)).toEqual(['/industry/v3/updatedreports']);

    // Updated a moment ago: the service may still answer from its cache, and that must not be
    // cached here.
    update('4511', '2026-01-31T09:00:01.000Z');
    const client = start();
    for (let round = 0; round < 2; round += 1) {
      await readAll(client);
      expect(requestsOf(service)).toContain('/industry/v3/image/4511');
    }
    runtime.advance(2000);
    await readAll(client);
    expect(requestsOf(service)).toEqual(['/industry/v3/images4511', '/industry/v3/image/4511']);
    await readAll(client);
    expect(requestsOf(service)).toEqual([]);
  });

  test('sections are kept one by one, those without data too', async () => {
    const { service, start } = await setUp(makeCache());
    const client = start();
    await client.company.sections({ entityId: 1, sections: ['title', 'nzbn'] });
    requestsOf(service);
    const sections = await client.company.sections({ entityId: 1, sections: ['nzbn', 'abn'] });
    expect(sections).toEqual({
      nzbn: { status: 404, body: null },
      abn: { status: 200, body: { ABN: 'abn' } },
    });
    expect(service.received.map(({ body }) => body)).toEqual([
      { Country: 'AU', EntityId: 1, Language: 'English', ReportSections: ['abn'] },
    ]);
  });

  test('what the service is not asked about is asked again after a while', async () => {
    const { service, start, runtime, update } = await setUp(makeCache());
    const client = start();
    await readAll(client);
    update('1214', '2026-01-31T09:00:05.000Z');
    runtime.advance(59_000);
    requestsOf(service);
    await readAll(client);
    expect(requestsOf(service)).toEqual([]);
    runtime.advance(1_000);
    await readAll(client);
    expect(requestsOf(service)).toContain('/industry/v3/image/1214');
  });

  test('nothing is read from it if the service does not say what changed', async () => {
    const { service, start } = await setUp(makeCache(), { offersUpdates: false });
    const client = start();
    await readAll(client);
    await expect(client.refreshCache()).resolves.toMatchObject({ industry: { usable: false } });
    requestsOf(service);
    await readAll(client);
    expect(requestsOf(service)).toHaveLength(4);
  });

  test('nothing is kept longer than allowed, so that withdrawn reports disappear', async () => {
    const { service, start, runtime } = await setUp(makeCache());
    await readAll(start());
    runtime.advance(24 * 60 * 60 * 1000);
    requestsOf(service);
    await readAll(start());
    expect(requestsOf(service)).toHaveLength(5);
  });

  test('another user does not see what is kept for the first', async () => {
    const { service, start } = await setUp(makeCache());
    const user = (username: string) => ({ clientId: 'c', username, password: 'p' });
    await readAll(start({ credentials: user('one') }));
    requestsOf(service);
    await readAll(start({ credentials: user('two') }));
    expect(requestsOf(service)).toHaveLength(5);
    await readAll(start({ credentials: user('one') }));
    expect(requestsOf(service)).toEqual(['/industry/v3/updatedreports']);
  });
});

test('an image that was on its way while its report changed is not kept', async () => {
  const { service, start, update, runtime } = await setUp(memoryCache());
  const client = start();
  await client.refreshCache();
  const fetching = client.industry.image({ ...wine, image: 'Revenue' });
  const other = start();
  runtime.advance(1);
  update('1214', '2026-01-31T09:00:00.001Z');
  await other.refreshCache();
  await fetching;
  requestsOf(service);
  await client.industry.image({ ...wine, image: 'Revenue' });
  expect(requestsOf(service)).toContain('/industry/v3/image/1214');
});

test('a cache that cannot be written does not prevent the answer', async () => {
  const file = newFolder();
  await writeFile(file, 'in the way of the folder');
  const { start } = await setUp(fileCache(file));
  await expect(start().industry.images(wine)).resolves.toHaveLength(1);
});

test('a file cache holds whole files that only their owner can read', async () => {
  const folder = newFolder();
  const { start } = await setUp(fileCache(folder));
  await readAll(start());
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.\w+$/.test(name));
  expect(files).toHaveLength(5);
  for (const file of files) {
    expect(file).toMatch(/\.entry$/);
    expect((await stat(join(folder, file))).mode & 0o077).toBe(0);
  }
});

test('a file cache does not leave its folder, whatever a report is called', async () => {
  const folder = newFolder();
  const cache = fileCache(join(folder, 'cache'));
  const entry = { storedAt: 1, bytes: new Uint8Array([1, 2, 3]) };
  for (const key of ['../up', 'a/../../b', `long/${'x'.repeat(400)}`, 'a/b:c*?', '日本/語']) {
    await cache.set(key, entry);
    await expect(cache.get(key)).resolves.toEqual(entry);
  }
  await expect(readdir(folder)).resolves.toEqual(['cache']);
});

test('a damaged cache entry is fetched again', async () => {
  const cache = memoryCache();
  const spoiling: Cache = {
    ...cache,
    set: (key, entry) => {
      const isCheckpoint = key.endsWith('/checkpoint');
      return cache.set(key, isCheckpoint ? entry : { ...entry, bytes: new Uint8Array([1, 2]) });
    },
  };
  const { service, start } = await setUp(spoiling);
  await readAll(start());
  requestsOf(service);
  await readAll(start());
  expect(requestsOf(service)).toHaveLength(5);
});

test('a file that was cut short or written by something else is no entry', async () => {
  const folder = newFolder();
  const cache = fileCache(folder);
  await cache.set('a', { storedAt: 1, bytes: new Uint8Array([1]) });
  await writeFile(join(folder, 'a.entry'), 'short');
  await expect(cache.get('a')).resolves.toBeUndefined();
});

test('a memory cache stays within its bound, and drops what was not used for longest', async () => {
  const cache = memoryCache({ maxBytes: 300 });
  const entry = { storedAt: 1, bytes: new Uint8Array(100) };
  for (const key of ['a/1', 'a/2', 'a/3']) await cache.set(key, entry);
  await cache.get('a/1');
  await cache.set('a/4', entry);
  const kept = await Promise.all(['a/1', 'a/2', 'a/3', 'a/4'].map((key) => cache.get(key)));
  expect(kept.map((one) => one !== undefined)).toEqual([true, false, true, true]);
  await cache.clear('a');
  await expect(cache.get('a/1')).resolves.toBeUndefined();
});
