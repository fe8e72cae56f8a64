/** Publishing that is killed or runs out of disk. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoIndustries } from '@broadsheet/demo';
import { openStore, type Scope, type Store } from '@broadsheet/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPlainClient } from '../plain-client.js';
import {
  createFolder,
  runCommand,
  startCommand,
  startServiceProcess,
  type ServiceProcess,
} from '../service-process.js';
import { createRandom, isLong, seed } from './fault-run.js';
import { obtainToken } from './library.js';

const rounds = isLong ? 200 : 20;
const reportCount = 60;
const minutes = 60_000;

let folder: Awaited<ReturnType<typeof createFolder>>;
let databaseUrl: string;

beforeEach(async () => {
  folder = await createFolder();
  databaseUrl = `sqlite:${join(folder.path, 'reports.db')}`;
});
afterEach(() => folder.remove());

/** Two variants of each report. Odd editions are the first one, even ones the second. */
const variants = ['odd', 'even'] as const;
type Variant = (typeof variants)[number];

const codes = Array.from({ length: reportCount }, (_, index) => String(1000 + index));

async function writeDocuments(): Promise<void> {
  const [wine] = demoIndustries({ seed: 1 });
  const { Language, Sector, Source, Currency, DataDate, Revenue, Employees, MajorMarkets } =
    wine as unknown as Record<string, unknown>;
  for (const variant of variants) {
    await mkdir(join(folder.path, variant));
    for (const Code of codes) {
      const document = {
        ...{ Country: 'AU', Code, Language, Title: `Report ${Code}, ${variant}`, Sector, Source },
        ...{ Currency, DataDate, Revenue, Employees },
        ...(variant === 'odd' && { MajorMarkets }),
      };
      await writeFile(join(folder.path, variant, `${Code}.json`), JSON.stringify(document));
    }
  }
}

const namesOf: Record<Variant, string[]> = {
  odd: ['Revenue', 'Employees', 'MajorMarkets'],
  even: ['Revenue', 'Employees'],
};

interface Acknowledged {
  Key: string;
  Edition: number;
}

const parseLines = (text: string) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Acknowledged);

const note = (acknowledged: Map<string, number>, lines: Acknowledged[]) => {
  for (const { Key, Edition } of lines) acknowledged.set(Key, Edition);
};

/** Publishes a folder, and kills the process after a while unless it has ended before. */
async function publish(variant: Variant, killAfterMs?: number): Promise<Acknowledged[]> {
  const running = startCommand(
    ['publish', join(folder.path, variant), '--json', '--database-url', databaseUrl],
    { cwd: folder.path },
  );
  const timer =
    killAfterMs === undefined
      ? undefined
      : setTimeout(() => running.child.kill('SIGKILL'), killAfterMs);
  await running.closed;
  clearTimeout(timer);
  return parseLines(running.output.stdout);
}

const everything: Scope[] = [{ family: 'industry', countries: '*', languages: '*' }];

async function expectWhole(store: Store, acknowledged: Map<string, number>): Promise<void> {
  for (const code of codes) {
    const key = { family: 'industry', country: 'AU', code, language: 'English' } as const;
    const editions = await store.editions.list(key);
    const numbers = editions.map(({ edition }) => edition);
    expect(numbers, code).toEqual(numbers.map((_, index) => numbers.length - index));
    expect(editions[0]?.isCurrent ?? true).toBe(true);
    const promised = acknowledged.get(`industry/AU/${code}/English`) ?? 0;
    expect(numbers[0] ?? 0, `${code} was acknowledged`).toBeGreaterThanOrEqual(promised);
    const current = await store.editions.findCurrent(`industry/au/${code}/english`);
    if (!current) {
      expect(promised, `${code} was acknowledged`).toBe(0);
      continue;
    }
    const expected = namesOf[current.number % 2 === 1 ? 'odd' : 'even'];
    // Reading an edition compares the hash of each section with its bytes.
    const sections = [...(current.sections?.keys() ?? [])];
    expect(sections).toContain('title');
    expect(Object.keys(current.parts)).toEqual([...expected, ...sections]);
    const listing = JSON.parse(String(current.listing)) as { Images: { Name: string }[] };
    expect(listing.Images.map(({ Name }) => Name)).toEqual(expected);
  }
  const { change } = await store.getCounters();
  const { changes } = await store.changes.list({ after: 0, scopes: everything, limit: 100_000 });
  expect(changes.map(({ position }) => position)).toEqual(
    Array.from({ length: change }, (_, index) => index + 1),
  );
}

/** Reads over HTTP until stopped; every response must be of one edition, and complete. */
async function readMeanwhile(address: string, token: string, signal: AbortSignal): Promise<number> {
  let answers = 0;
  const client = createPlainClient(address);
  const post = async (path: string, body: object) => {
    const { status, bytes } = await client.post({ path, token, body });
    return { status, json: () => JSON.parse(bytes.toString()) as unknown };
  };
  while (!signal.aborted) {
    const Code = codes[answers % codes.length] ?? '';
    const list = await post('/industry/v3/images', { Country: 'AU', Code });
    if (list.status === 200) {
      const { Images } = list.json() as { Images: { Name: string }[] };
      expect(Object.values(namesOf)).toContainEqual(Images.map(({ Name }) => Name));
      const chart = await post('/industry/v3/chart', { Country: 'AU', Code, Image: 'Revenue' });
      const { Edition, Title } = chart.json() as { Edition: number; Title: string };
      expect(Title).toContain(Edition % 2 === 1 ? 'odd' : 'even');
    } else {
      expect(list.status).toBe(204);
    }
    answers += 1;
    // Enough to hit every moment of a publish, while leaving the machine to other tests.
    await pause(5);
  }
  client.close();
  return answers;
}

describe('a publishing process that is killed', () => {
  it(
    `loses nothing it acknowledged and leaves nothing half done (${String(rounds)} rounds, seed ${String(seed)})`,
    async () => {
      await writeDocuments();
      const random = createRandom();
      const store = await openStore(databaseUrl, { secretCost: { logN: 4, r: 1, p: 1 } });
      await store.clients.save({
        id: 'reader',
        name: 'Reader',
        entitlements: [{ access: 'read', families: '*', countries: '*', languages: '*' }],
        users: { ann: 'secret' },
      });
      const service = await startServiceProcess(['--database-url', databaseUrl]);
      const login = await fetch(`${service.address}/authentication/token`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ ClientId: 'reader', Username: 'ann', Password: 'secret' }),
      });
      const { access_token: token } = (await login.json()) as { access_token: string };
      const reading = new AbortController();
      const readers = Promise.all(
        [1, 2].map(() => readMeanwhile(service.address, token, reading.signal)),
      );

      const began = performance.now();
      const acknowledged = new Map<string, number>();
      note(acknowledged, await publish('odd'));
      expect(acknowledged.size).toBe(reportCount);
      const wholeRunMs = performance.now() - began;
      for (let round = 1; round <= rounds; round += 1) {
        note(acknowledged, await publish(variants[round % 2] ?? 'odd', random() * wholeRunMs));
        await expectWhole(store, acknowledged);
      }
      note(acknowledged, await publish('even'));
      note(acknowledged, await publish('odd'));
      await expectWhole(store, acknowledged);
      reading.abort();
      for (const answers of await readers) expect(answers).toBeGreaterThan(rounds);
      await service.stop();
      await store.close();
    },
    (2 + rounds / 10) * minutes,
  );
});

/** A client that may publish and read. */
async function saveNewsroom(): Promise<void> {
  const store = await openStore(databaseUrl, { secretCost: { logN: 4, r: 1, p: 1 } });
  const everywhere = { families: '*', countries: '*', languages: '*' } as const;
  await store.clients.save({
    ...{ id: 'newsroom', name: 'Newsroom', users: { ann: 'secret' } },
    entitlements: (['read', 'publish'] as const).map((access) => ({ access, ...everywhere })),
  });
  await store.close();
}

async function put(address: string, code: string, variant: Variant, token: string) {
  return fetch(`${address}/publish/v1/industry/AU/${code}/English`, {
    method: 'PUT',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: await readFile(join(folder.path, variant, `${code}.json`)),
  });
}

async function ask(address: string, path: string, token: string, body?: object) {
  const answer = await fetch(address + path, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status, path).toBe(200);
  return answer;
}

/** The names of the images of a report. */
async function list(address: string, Code: string, token: string): Promise<string[]> {
  const answer = await ask(address, '/industry/v3/images', token, { Country: 'AU', Code });
  const { Images } = (await answer.json()) as { Images: { Name: string }[] };
  return Images.map(({ Name }) => Name);
}

async function countUpdated(address: string, token: string): Promise<number> {
  const since = { StartDate: '2020-01-01' };
  const answer = await ask(address, '/industry/v3/updatedreports', token, since);
  return ((await answer.json()) as { Reports: object[] }).Reports.length;
}

/** Everything that a reader sees of a report. */
async function read(address: string, Code: string, token: string) {
  const names = await list(address, Code, token);
  const report = { Country: 'AU', Code, Image: 'Revenue' };
  const chart = await ask(address, '/industry/v3/chart', token, report);
  const path = `/industry/v3/image/?country=au&code=${Code}&language=english&image=revenue`;
  const image = await (await ask(address, path, token)).text();
  return { names, image, ...((await chart.json()) as { Edition: number; Title: string }) };
}

const fullDisk = { largestFileKib: 64 };

describe('a disk that is full', () => {
  let services: ServiceProcess[] = [];
  const serve = async (limit = {}) => {
    const service = await startServiceProcess(['--database-url', databaseUrl], limit);
    services.push(service);
    return service;
  };
  afterEach(async () => {
    for (const service of services) await service.stop('SIGKILL');
    services = [];
  });

  it(
    'fails a publish with a clear message, keeps what was there, and lets it go on later',
    async () => {
      await writeDocuments();
      const acknowledged = new Map<string, number>();
      note(acknowledged, await publish('odd'));
      expect(acknowledged.size).toBe(reportCount);
      const failed = await runCommand(
        ['publish', join(folder.path, 'even'), '--json', '--database-url', databaseUrl],
        { ...fullDisk, cwd: folder.path },
      );
      expect(failed.code).toBe(1);
      expect(failed.stderr).toMatch(/disk/i);
      expect(failed.stderr).not.toMatch(/\bat .*:\d+:\d+/);
      note(acknowledged, parseLines(failed.stdout));
      const store = await openStore(databaseUrl);
      await expectWhole(store, acknowledged);
      const again = await publish('even');
      expect(again).toHaveLength(reportCount);
      note(acknowledged, again);
      await expectWhole(store, acknowledged);
      await store.close();
    },
    2 * minutes,
  );

  it(
    'has the service refuse a publish with 503, answer readers, and take it when there is room',
    async () => {
      await writeDocuments();
      const acknowledged = new Map<string, number>();
      note(acknowledged, await publish('odd'));
      expect(acknowledged.size).toBe(reportCount);
      await saveNewsroom();
      const [first = ''] = codes;
      const before = await serve();
      const token = await obtainToken(before.address, 'newsroom');
      // A chart that is not drawn yet when the disk is full cannot be saved, and is not answered.
      const picture = await read(before.address, first, token);
      expect(picture).toMatchObject({ names: namesOf.odd, Edition: 1 });
      await before.stop();

      const full = await serve(fullDisk);
      for (const code of codes) {
        const refused = await put(full.address, code, 'even', token);
        expect(refused.status).toBe(503);
        expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await refused.json()).toMatchObject({ status: 503, code: 'unavailable' });
        expect(await list(full.address, code, token)).toEqual(namesOf.odd);
        expect(await countUpdated(full.address, token)).toBe(reportCount);
      }
      expect(await read(full.address, first, token)).toEqual(picture);
      const store = await openStore(databaseUrl);
      await expectWhole(store, acknowledged);
      expect((await store.getCounters()).change).toBe(reportCount);
      expect(await full.stop()).toBe(0);

      const after = await serve();
      for (const code of codes) {
        const published = await put(after.address, code, 'even', token);
        expect(published.status).toBe(200);
        const { Key, Edition } = (await published.json()) as Acknowledged;
        expect(Edition).toBe(2);
        note(acknowledged, [{ Key, Edition }]);
      }
      expect(await read(after.address, first, token)).toMatchObject({
        ...{ names: namesOf.even, Edition: 2 },
      });
      expect(acknowledged.size).toBe(reportCount);
      await expectWhole(store, acknowledged);
      expect(await after.stop()).toBe(0);
      await store.close();
    },
    2 * minutes,
  );
});
