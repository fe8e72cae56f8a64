import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { demoDocuments } from '@broadsheet/demo';
import { buildDraft, refreshSpanning } from '@broadsheet/editions';
import {
  copyStore,
  openStore,
  UnfinishedCopyError,
  type Scope,
  type Store,
} from '@broadsheet/store';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEmptyPostgres } from '../postgres-database.js';
import { createFolder, runCommand, startCommand } from '../service-process.js';

vi.setConfig({ testTimeout: 300_000 });
const me = { name: 'test', address: '' };
const secretCost = { logN: 4, r: 1, p: 1 };
const everything: Scope[] = [
  { family: 'industry', countries: '*', languages: '*' },
  { family: 'company', countries: '*', languages: '*' },
];

let folder: Awaited<ReturnType<typeof createFolder>>;
let cleanUp: (() => Promise<void>)[] = [];
beforeEach(async () => {
  folder = await createFolder();
});
afterEach(async () => {
  for (const clean of cleanUp) await clean();
  cleanUp = [];
  await folder.remove();
});

const sqliteUrl = (name: string) => `sqlite:${join(folder.path, name)}`;
async function createPostgres(): Promise<string> {
  const database = await createEmptyPostgres();
  cleanUp.push(database.remove);
  return database.url;
}

const imageKey = (chart: string) => ({ chart, theme: 'light', scale: 1, renderer: 'test' });

/** A store with rows in every table. */
async function fillStore(url: string, reports = 5): Promise<void> {
  const store = await openStore(url, { secretCost });
  const drafts = [...demoDocuments({ counts: { industry: reports, company: reports } })].map(
    buildDraft,
  );
  await store.editions.publish(drafts, me);
  const [first] = drafts;
  if (!first) throw new Error('there are no demo documents');
  await store.editions.publish([{ ...first, title: 'Another title', document: { Other: 1 } }], me);
  await store.editions.withdraw(drafts.at(-1)?.key ?? first.key, { actor: me });
  await refreshSpanning(store);
  for (const [index, { chart }] of (await store.images.listUndrawn(20)).entries()) {
    // Empty text, and a different text in each row.
    await store.images.save(imageKey(chart), {
      ...{ sha256: 'abc', base64: Buffer.from([0, index, 255, 254]) },
    });
  }
  await store.clients.save({
    id: 'acme',
    name: 'Acme ☃',
    entitlements: [{ access: 'read', families: '*', countries: '*', languages: '*' }],
    users: { ann: 'secret' },
  });
  const token = { id: 'jti', clientId: 'acme', expiresAt: Date.now() + 1_000_000 };
  await store.revocations.add(token, me);
  await store.signingKeys.addFirst({ id: 'key', privateJwk: '{}', createdAt: 5 });
  await store.usage.add([{ clientId: 'acme', operation: 'x', day: '2026-11-15', count: 7 }]);
  const now = Math.floor(Date.now() / 1000) * 1000;
  await store.rateWindows.add([{ subject: 's', seconds: 60, startedAt: now, count: 3 }]);
  await store.close();
}

/** Everything that a reader, a client or an administrator can see of a store. */
async function describeStore(store: Store) {
  const { changes, position } = await store.changes.list({
    after: 0,
    scopes: everything,
    limit: 100_000,
  });
  const current = await Promise.all(
    changes.map(({ key }) =>
      store.editions.findCurrent(
        [key.family, key.country, key.code, key.language].join('/').toLowerCase(),
      ),
    ),
  );
  const { change, access } = await store.getCounters();
  const undrawn = await store.images.listUndrawn(100_000);
  const charts = undrawn.map(({ chart }) => chart);
  return {
    changes,
    position,
    current,
    counters: { change, access },
    found: (await store.search.find({ query: 'a', scopes: everything, limit: 100, offset: 0 }))
      .reports,
    client: await store.clients.find('acme'),
    canLogIn: await store.clients.verifyPassword('acme', 'ann', 'secret'),
    isRevoked: await store.revocations.has('jti'),
    keys: await store.signingKeys.list(),
    usage: await store.usage.list({}),
    audit: await store.audit.list({ limit: 100_000 }),
    undrawn,
    charts: await Promise.all(charts.map((chart) => store.images.getChart(chart))),
    images: await Promise.all(charts.map((chart) => store.images.find(imageKey(chart)))),
  };
}

async function expectSame(fromUrl: string, toUrl: string): Promise<void> {
  const [from, to] = [await openStore(fromUrl), await openStore(toUrl)];
  const before = await describeStore(from);
  const after = await describeStore(to);
  expect(before.changes.length).toBeGreaterThan(10);
  expect(before.found.length).toBeGreaterThan(3);
  expect(before.charts.length).toBeGreaterThan(20);
  expect(before.images.filter((image) => image !== undefined)).toHaveLength(20);
  // Two databases may rank equally good results differently.
  const titles = ({ found }: typeof before) => found.map(({ title }) => title).sort();
  expect(titles(after)).toEqual(titles(before));
  expect({ ...after, found: [] }).toEqual({ ...before, found: [] });
  // Ids continue where they stopped: publishing works, and every position is new.
  const [draft] = [...demoDocuments({ counts: { industry: 1, company: 0 } })].map(buildDraft);
  if (draft) await to.editions.publish([{ ...draft, document: { New: 1 } }], me);
  const { change } = await to.getCounters();
  expect(change).toBe(before.position + 1);
  await Promise.all([from.close(), to.close()]);
}

const goesOn = 'Continuing the copy that was begun before.';

/**
 * Copies, and is interrupted when reports, editions, changes, acts, charts and pictures are copied.
 */
async function beginCopy(from: string, to: string): Promise<void> {
  const ending = new AbortController();
  let begun = 0;
  const copied = await copyStore({
    ...{ from, to, signal: ending.signal, onBegin: () => undefined },
    onProgress(rows) {
      if (rows === 0) begun += 1;
      if (begun > 6) ending.abort();
    },
  });
  expect(copied).toBeUndefined();
}

it('copies everything from SQLite to PostgreSQL and back', async () => {
  const from = sqliteUrl('from.db');
  const to = await createPostgres();
  const back = sqliteUrl('back.db');
  await fillStore(from);
  const there = await runCommand(['copy', join(folder.path, 'from.db'), to]);
  expect(there).toMatchObject({ code: 0 });
  expect(there.stdout).toContain('counts and hashes agree');
  expect(there.stdout).not.toContain('postgres:postgres@');
  expect(await runCommand(['copy', to, back])).toMatchObject({ code: 0 });
  await expectSame(from, back);
  await expectSame(from, to);
});

it('continues after it was killed, and the target is unusable before that', async () => {
  const from = sqliteUrl('from.db');
  const to = await createPostgres();
  await fillStore(from, 12);
  let kills = 0;
  for (let afterMs = 300; ; afterMs *= 1.2) {
    const running = startCommand(['copy', from, to]);
    const timer = setTimeout(() => running.child.kill('SIGKILL'), afterMs);
    await running.closed;
    clearTimeout(timer);
    if (running.child.exitCode === 0) break;
    const opened = await openStore(to).then(
      async (other) => {
        const { industry } = await other.editions.countReports();
        await other.close();
        return industry;
      },
      (error: unknown) => error,
    );
    // If the target opens, either nothing was copied yet, or the copy was complete when it was
    // killed.
    if (typeof opened !== 'number') expect(opened).toBeInstanceOf(UnfinishedCopyError);
    else if (opened > 0) break;
    kills += 1;
    // The source keeps changing meanwhile.
    const store = await openStore(from, { secretCost });
    const day = `2026-01-${String((kills % 28) + 1).padStart(2, '0')}`;
    await store.usage.add([{ clientId: 'acme', operation: 'y', day, count: 1 }]);
    await store.clients.change('acme', { name: `Acme ${String(kills)}` }, me);
    await store.close();
  }
  expect(kills).toBeGreaterThan(0);
  await expectSame(from, to);
});

it('stops after the current rows on Ctrl-C, and continues when it is run again', async () => {
  const from = sqliteUrl('from.db');
  await fillStore(from, 12);
  // If a copy is complete before the signal reaches it, the next one is interrupted.
  for (let turn = 1; ; turn += 1) {
    const path = join(folder.path, `to-${String(turn)}.db`);
    const running = startCommand(['copy', from, path]);
    await expect.poll(() => existsSync(path), { interval: 2, timeout: 60_000 }).toBe(true);
    running.child.kill('SIGINT');
    await running.closed;
    if (running.child.exitCode === 0 && turn < 20) continue;
    expect(running.child.exitCode).toBe(1);
    expect(running.output.stderr).toContain('Stopping after the rows being copied');
    expect(running.output.stderr).toContain('Stopped. Run the same command again to go on.');
    expect(running.output.stderr).not.toContain(goesOn);
    const rest = await runCommand(['copy', from, path]);
    expect(rest).toMatchObject({ code: 0 });
    expect(rest.stderr).toContain(goesOn);
    await expectSame(from, `sqlite:${path}`);
    return;
  }
});

it.each([
  ['edition', `update edition set title = title || '.' where id = 1`],
  ['change', 'delete from change where position = 1'],
  [
    'image',
    `update image set base64 = x'00' where chart_sha256 = (select min(chart_sha256) from image)`,
  ],
])('fails where the table "%s" was damaged in an unfinished copy', async (table, damage) => {
  const from = sqliteUrl('from.db');
  const to = sqliteUrl('to.db');
  await fillStore(from, 1);
  await beginCopy(from, to);
  const sqlite = new DatabaseSync(join(folder.path, 'to.db'), { timeout: 30_000 });
  sqlite.exec(damage);
  sqlite.close();
  const failed = await runCommand(['copy', from, to]);
  expect(failed).toMatchObject({ code: 1, stdout: '' });
  expect(failed.stderr).toContain(goesOn);
  expect(failed.stderr).toMatch(
    new RegExp(
      `The table "${table}" of the target does not hold .*Empty the target and copy again`,
    ),
  );
  expect(failed.stderr).not.toMatch(/\bat .*:\d+:\d+/);
  await expect(openStore(to)).rejects.toThrow(UnfinishedCopyError);
  const served = await runCommand(['clients', 'list', '--database-url', to]);
  expect(served.code).toBe(1);
  expect(served.stderr).toContain('unfinished copy');
});

const toNumber = (text = '') => Number(text.replaceAll(',', ''));

it('shows its progress to the end, including what an earlier copy did', async () => {
  const from = sqliteUrl('from.db');
  await fillStore(from, 12);
  // A line is written every five seconds; here five seconds pass each time the clock is read.
  const hurry = join(folder.path, 'hurry.mjs');
  await writeFile(
    hurry,
    `const now = performance.now.bind(performance);
    let looks = 0;
    performance.now = () => now() + 5000 * (looks += 1);`,
  );
  const env = { NODE_OPTIONS: `--import ${pathToFileURL(hurry).href}` };
  const tell = async (to: string) => {
    const { code, stdout, stderr } = await runCommand(['copy', from, to], { env });
    expect(code).toBe(0);
    const rows = [...stdout.matchAll(/^ {2}\w+ +([\d,]+)$/gm)].map(([, count]) => toNumber(count));
    const total = 2 * rows.reduce((sum, count) => sum + count, 0);
    const lines = [
      ...stderr.matchAll(/^([\d,]+) of ([\d,]+) rows copied and checked, [\d.,]+ a second/gm),
    ];
    expect(new Set(lines.map(([, , of]) => toNumber(of)))).toEqual(new Set([total]));
    const figures = lines.map(([, done]) => toNumber(done));
    expect(figures).toEqual(figures.toSorted((a, b) => a - b));
    expect(figures.at(-1)).toBe(total);
    return { stderr, figures };
  };
  const whole = await tell(sqliteUrl('whole.db'));
  expect(whole.figures[0]).toBe(0);
  expect(whole.stderr).not.toContain(goesOn);

  await beginCopy(from, sqliteUrl('begun.db'));
  const rest = await tell(sqliteUrl('begun.db'));
  expect(rest.stderr).toContain(goesOn);
  // Tables that are already copied are counted at once, not in batches.
  expect(new Set(rest.figures).size).toBeLessThan(new Set(whole.figures).size);
});

it('refuses a target that holds something else, and says what to do', async () => {
  const from = sqliteUrl('from.db');
  const to = sqliteUrl('to.db');
  await fillStore(from, 1);
  await fillStore(to, 1);
  const refused = await runCommand(['copy', from, to]);
  expect(refused.code).toBe(1);
  expect(refused.stderr).toMatch(/is not empty: it holds rows in the table "report".*new, empty/);
  const same = await runCommand(['copy', from, from]);
  expect(same.code).toBe(1);
  expect(same.stderr).toContain('very database');
  for (const none of [sqliteUrl('missing.db'), 'sqlite::memory:']) {
    const missing = await runCommand(['copy', none, sqliteUrl('new.db')]);
    expect(missing.code).toBe(1);
    expect(missing.stderr).toMatch(/There is no store to copy at .*(missing\.db|:memory:)\./);
  }
  const unreachable = await runCommand(['copy', from, 'postgres://127.0.0.1:1/x']);
  expect(unreachable.code).toBe(1);
  expect(unreachable.stderr).toMatch(/^Copying stopped: .*Run the same command again to go on\.$/m);
  expect(unreachable.stderr).not.toMatch(/\bat .*:\d+:\d+/);
});
