/** Publishing that is killed or runs out of disk. */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoIndustries } from '@broadsheet/demo';
import { openStore, type Scope, type Store } from '@broadsheet/store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFolder, startCommand, startServiceProcess } from '../service-process.js';
import { createRandom, isLong, seed } from './fault-run.js';

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

/** Two variants of each report. The odd editions are the first one, the even ones the second. */
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

/** Publishes a folder, and kills the process after a while unless it is done before. */
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
    if (!current) continue;
    const expected = namesOf[current.number % 2 === 1 ? 'odd' : 'even'];
    expect(Object.keys(current.parts)).toEqual(expected);
    const listing = JSON.parse(String(current.listing)) as { Images: { Name: string }[] };
    expect(listing.Images.map(({ Name }) => Name)).toEqual(expected);
  }
  const { change } = await store.getCounters();
  const { changes } = await store.changes.list({ after: 0, scopes: everything, limit: 100_000 });
  expect(changes.map(({ position }) => position)).toEqual(
    Array.from({ length: change }, (_, index) => index + 1),
  );
}

/** Reads over HTTP until it is told to stop; every answer must be of one edition, whole. */
async function readMeanwhile(address: string, token: string, signal: AbortSignal): Promise<number> {
  let answers = 0;
  const post = (path: string, body: object) =>
    fetch(address + path, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  while (!signal.aborted) {
    const Code = codes[answers % codes.length] ?? '';
    const list = await post('/industry/v3/images', { Country: 'AU', Code });
    if (list.status === 200) {
      const { Images } = (await list.json()) as { Images: { Name: string }[] };
      expect(Object.values(namesOf)).toContainEqual(Images.map(({ Name }) => Name));
      const chart = await post('/industry/v3/chart', { Country: 'AU', Code, Image: 'Revenue' });
      const { Edition, Title } = (await chart.json()) as { Edition: number; Title: string };
      expect(Title).toContain(Edition % 2 === 1 ? 'odd' : 'even');
    } else {
      expect(list.status).toBe(204);
    }
    answers += 1;
  }
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
      const note = (lines: Acknowledged[]) => {
        for (const { Key, Edition } of lines) acknowledged.set(Key, Edition);
      };
      note(await publish('odd'));
      expect(acknowledged.size).toBe(reportCount);
      const wholeRunMs = performance.now() - began;
      for (let round = 1; round <= rounds; round += 1) {
        note(await publish(variants[round % 2] ?? 'odd', random() * wholeRunMs));
        await expectWhole(store, acknowledged);
      }
      note(await publish('even'));
      note(await publish('odd'));
      await expectWhole(store, acknowledged);
      reading.abort();
      for (const answers of await readers) expect(answers).toBeGreaterThan(rounds);
      await service.stop();
      await store.close();
    },
    (2 + rounds / 10) * minutes,
  );
});

describe('a disk that is full', () => {
  it(
    'fails a publish with a clear message, keeps what was there, and lets it go on later',
    async () => {
      await writeDocuments();
      await publish('odd');
      // A limit on the size of files is met as a full disk is: the write fails. In KiB.
      const blocks = 64;
      const command = fileURLToPath(new URL('../../bin/broadsheet.js', import.meta.url));
      const script = `trap '' XFSZ; ulimit -f ${String(blocks)}; exec "$0" "$@"`;
      const args = [command, 'publish', join(folder.path, 'even'), '--database-url', databaseUrl];
      const failed = await new Promise<{ code: unknown; stderr: string }>((resolve) => {
        execFile('bash', ['-c', script, process.execPath, ...args], (error, _stdout, stderr) => {
          resolve({ code: error?.code ?? 0, stderr });
        });
      });
      expect(failed.code).toBe(1);
      expect(failed.stderr).toMatch(/disk/i);
      expect(failed.stderr).not.toMatch(/\bat .*:\d+:\d+/);
      const store = await openStore(databaseUrl);
      await expectWhole(store, new Map());
      await store.close();
      expect(await publish('even')).toHaveLength(reportCount);
    },
    2 * minutes,
  );
});
