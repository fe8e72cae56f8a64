/** Two processes that share nothing but the database, as two machines do. */
import { join } from 'node:path';
import { demoIndustries } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { openStore, type Store } from '@broadsheet/store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPostgresDatabase } from './postgres-database.js';
import { createFolder, startServiceProcess, type ServiceProcess } from './service-process.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const me = { name: 'test', address: '' };
/** A second, and what a busy machine takes to answer. */
const withinMs = 1500;

const databases: [string, (folder: string) => Promise<{ url: string; remove?: () => unknown }>][] =
  [
    ['SQLite', (folder) => Promise.resolve({ url: `sqlite:${join(folder, 'shared.db')}` })],
    ['PostgreSQL', () => createPostgresDatabase()],
  ];

describe.each(databases)('two processes on one %s', (_name, createDatabase) => {
  let folder: Awaited<ReturnType<typeof createFolder>>;
  let database: { url: string; remove?: () => unknown };
  let store: Store;
  let services: ServiceProcess[] = [];
  let token: string;

  beforeEach(async () => {
    folder = await createFolder();
    database = await createDatabase(folder.path);
    store = await openStore(database.url, { secretCost: { logN: 4, r: 1, p: 1 } });
    await store.clients.save({
      id: 'reader',
      name: 'Reader',
      entitlements: [{ access: 'read', families: '*', countries: '*', languages: '*' }],
      users: { ann: 'secret' },
    });
    const env = { DATABASE_URL: database.url, LOG_LEVEL: 'debug', OVERLOAD_DELAY_MS: '0' };
    services = await Promise.all(
      [1, 2].map(() => startServiceProcess([], { cwd: folder.path, env })),
    );
    const credentials = { ClientId: 'reader', Username: 'ann', Password: 'secret' };
    const answer = await post(0, '/authentication/token', credentials);
    token = ((await answer.json()) as { access_token: string }).access_token;
  });
  afterEach(async () => {
    await Promise.all(services.map((service) => service.stop('SIGKILL')));
    await store.close();
    await database.remove?.();
    await folder.remove();
  });

  const post = (index: number, path: string, body?: object) =>
    fetch((services[index]?.address ?? '') + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
  const readImages = async (index: number) =>
    (await post(index, '/industry/v3/images', { Country: 'AU', Code: '1214' })).status;
  const publish = async (seed: number) => {
    const [document] = demoIndustries({ seed });
    const draft = buildDraft({ family: 'industry', document });
    await store.editions.publish([{ ...draft, restore: true }], me);
  };
  const expectSoon = async (status: number) => {
    const began = performance.now();
    await expect
      .poll(async () => [await readImages(0), await readImages(1)], { interval: 20 })
      .toEqual([status, status]);
    expect(performance.now() - began).toBeLessThan(withinMs);
  };

  it('see a publish, a withdrawal and a disabled client within a second', async () => {
    expect([await readImages(0), await readImages(1)]).toEqual([204, 204]);
    await publish(1);
    await expectSoon(200);
    const key = { family: 'industry', country: 'AU', code: '1214', language: 'English' } as const;
    await store.editions.withdraw(key, { actor: me });
    await expectSoon(204);
    await store.clients.disable('reader', me);
    await expectSoon(401);
  });

  it('draw each chart once, whichever machine is asked and while both draw ahead', async () => {
    await publish(2);
    await expectSoon(200);
    const path = '/industry/v3/image/?country=au&code=1214&language=english&image=revenue';
    const answers = await Promise.all([0, 1, 0, 1].map((index) => post(index, path)));
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(texts).size).toBe(1);
    await expect
      .poll(() => store.images.listUndrawn(1), { timeout: 60_000, interval: 200 })
      .toEqual([]);
    const drawn = services.flatMap((service) =>
      service
        .stderr()
        .split('\n')
        .filter((line) => line.includes('a chart was drawn'))
        .map((line) => (JSON.parse(line) as { chart: string }).chart),
    );
    expect(drawn).toHaveLength(14);
    expect(new Set(drawn).size).toBe(14);
  });
});
