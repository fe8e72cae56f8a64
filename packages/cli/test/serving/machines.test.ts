/** Two processes that share only the database, like two machines. */
import { join } from 'node:path';
import { demoIndustries } from '@broadsheet/demo';
import { buildDraft } from '@broadsheet/editions';
import { openStore, type Store } from '@broadsheet/store';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { findLastAcceptedMs } from '../../../../test/last-accepted.js';
import { createPostgresDatabase } from '../postgres-database.js';
import { createFolder, startServiceProcess, type ServiceProcess } from '../service-process.js';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });
const me = { name: 'test', address: '' };

const databases: [string, (folder: string) => Promise<{ url: string; remove?: () => unknown }>][] =
  [
    ['SQLite', (folder) => Promise.resolve({ url: `sqlite:${join(folder, 'shared.db')}` })],
    ['PostgreSQL', () => createPostgresDatabase()],
  ];

/** The users of the tests, each with a client of its own, which a test may disable. */
const users = ['ann', 'bob', 'cem', 'dee'] as const;
type User = (typeof users)[number];
const clientOf = (user: User) => `client-${user}`;

interface PageRequest {
  method?: string;
  cookie?: string;
  body?: string;
}

describe.each(databases)('two processes on one %s', (_name, createDatabase) => {
  let folder: Awaited<ReturnType<typeof createFolder>>;
  let database: { url: string; remove?: () => unknown };
  let store: Store;
  let services: ServiceProcess[] = [];
  const tokens = new Map<User, string>();

  beforeAll(async () => {
    folder = await createFolder();
    database = await createDatabase(folder.path);
    store = await openStore(database.url, { secretCost: { logN: 4, r: 1, p: 1 } });
    for (const user of users) {
      await store.clients.save({
        id: clientOf(user),
        name: `Reader ${user}`,
        entitlements: [{ access: 'read', families: '*', countries: '*', languages: '*' }],
        users: { [user]: 'secret' },
      });
    }
    const env = { DATABASE_URL: database.url, LOG_LEVEL: 'debug', OVERLOAD_DELAY_MS: '0' };
    services = await Promise.all(
      [1, 2].map(() => startServiceProcess([], { cwd: folder.path, env })),
    );
    for (const user of users) {
      const answer = await post(0, '/authentication/token', credentialsOf(user));
      tokens.set(user, ((await answer.json()) as { access_token: string }).access_token);
    }
  });
  afterAll(async () => {
    await Promise.all(services.map((service) => service.stop('SIGKILL')));
    await store.close();
    await database.remove?.();
    await folder.remove();
  });

  const credentialsOf = (user: User) => ({
    ...{ ClientId: clientOf(user), Username: user, Password: 'secret' },
  });
  const post = (index: number, path: string, body?: object, user: User = 'ann') =>
    fetch((services[index]?.address ?? '') + path, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${tokens.get(user) ?? ''}`,
        'Content-Type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const readImages = async (index: number, Code: string) =>
    (await post(index, '/industry/v3/images', { Country: 'AU', Code })).status;
  const publish = async (seed: number, Code: string) => {
    const [document] = demoIndustries({ seed });
    const draft = buildDraft({ family: 'industry', document: { ...document, Code } });
    await store.editions.publish([{ ...draft, restore: true }], me);
  };
  const expectSoon = async (status: number, code: string) => {
    const ask = () => Promise.all([readImages(0, code), readImages(1, code)]);
    expect(await findLastAcceptedMs(ask, status)).toBeLessThan(1000);
  };

  /** As a page of that service does in a browser. */
  const fromPage = (index: number, path: string, { cookie = '', ...init }: PageRequest) => {
    const { address = '' } = services[index] ?? {};
    const headers = { origin: address, cookie, 'content-type': 'application/json' };
    return fetch(address + path, { ...init, headers });
  };
  const signIn = async (index: number, user: User) => {
    const body = JSON.stringify(credentialsOf(user));
    const answer = await fromPage(index, '/authentication/session', { method: 'POST', body });
    expect(answer.status).toBe(200);
    return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  };

  const ways: [string, User, (cookie: string) => Promise<unknown>][] = [
    [
      'signs out',
      'bob',
      (cookie) => fromPage(1, '/authentication/sessions', { method: 'DELETE', cookie }),
    ],
    ['is removed', 'cem', () => store.clients.removeUser(clientOf('cem'), 'cem', me)],
    ['has a client that is disabled', 'dee', () => store.clients.disable(clientOf('dee'), me)],
  ];

  it.each(ways)(
    'share sessions, and end all of a user who %s within a second',
    async (_way, user, end) => {
      const cookies = [await signIn(0, user), await signIn(1, user)];
      const look = () =>
        Promise.all(
          [0, 1].flatMap((index) =>
            cookies.map(
              async (cookie) =>
                (await fromPage(index, '/authentication/session', { cookie })).status,
            ),
          ),
        );
      expect(await look()).toEqual([200, 200, 200, 200]);
      await end(cookies[0] ?? '');
      expect(await findLastAcceptedMs(look)).toBeLessThan(1000);
    },
  );

  // Before the others, which publish too.
  it('draw each chart once, whichever machine is asked and while both draw ahead', async () => {
    await publish(2, '1214');
    await expectSoon(200, '1214');
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

  it('see a publish, a withdrawal and a disabled client within a second', async () => {
    const code = '1215';
    expect([await readImages(0, code), await readImages(1, code)]).toEqual([204, 204]);
    await publish(1, code);
    await expectSoon(200, code);
    const key = { family: 'industry', country: 'AU', code, language: 'English' } as const;
    await store.editions.withdraw(key, { actor: me });
    await expectSoon(204, code);
    await store.clients.disable(clientOf('ann'), me);
    await expectSoon(401, code);
  });
});
