/** A client with few rights or none that tries to find out from cursors how much is published. */
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { createPostgresDatabase } from '../postgres-database.js';
import { createFolder, startServiceProcess } from '../service-process.js';
import { ask, tell } from './attack-target.js';
import { fillLibrary, obtainToken, withoutCharts } from './library.js';

interface TestDatabase {
  url: string;
  execute(statement: string): unknown;
  remove(): Promise<void>;
}

const after: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of after.splice(0).reverse()) await stop();
});

async function createSqlite(): Promise<TestDatabase> {
  const { path, remove } = await createFolder();
  const file = join(path, 'reports.db');
  const execute = (statement: string) => {
    const database = new DatabaseSync(file, { timeout: 30_000 });
    database.exec(statement);
    database.close();
  };
  return { url: `sqlite:${file}`, execute, remove };
}

/** A store with reports, and a client that may read none of them. */
async function createLibrary(createDatabase: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await createDatabase();
  after.push(database.remove);
  const store = await fillLibrary(database.url, withoutCharts);
  const users = { ann: 'secret' };
  await store.clients.save({ id: 'nothing', name: 'nothing', entitlements: [], users });
  await store.close();
  return database;
}

async function start({ url }: TestDatabase): Promise<string> {
  const { address, stop } = await startServiceProcess(['--database-url', url]);
  after.push(stop);
  return address;
}

/** The answers of a separate process, by the cursor to continue after. */
async function serve(database: TestDatabase) {
  const address = await start(database);
  const token = await obtainToken(address, 'nothing');
  return async (body: { After?: string } = {}) => {
    const answer = await ask(`${address}/changes/v1/list`, { token, body });
    expect(answer.status).toBe(200);
    const { Events, Next } = JSON.parse(answer.text) as { Events: object[]; Next: string };
    expect(Events).toEqual([]);
    return Next;
  };
}

const readerLists = [
  ['company/v3/updatedreports', { StartDate: '2020-01-01' }],
  ['company/v3/reportlist', { Country: 'AU' }],
  ['company/v3/section', { Country: 'AU', ReportSection: 'title' }],
] as const;

/** The cursors of all lists that a reader gets, each after the given one. */
async function serveReader(database: TestDatabase) {
  const address = await start(database);
  const token = await obtainToken(address);
  return (places: (string | undefined)[] = []) =>
    Promise.all(
      readerLists.map(async ([path, asked], index) => {
        const body = { ...asked, Limit: 1, After: places[index] };
        const answer = await ask(`${address}/${path}`, { token, body });
        expect(answer.status).toBe(200);
        return (JSON.parse(answer.text) as { Next: string }).Next;
      }),
    );
}

/** A store as written by a version without sealed cursors. */
const makeOlder = ({ execute }: TestDatabase) =>
  execute("delete from meta where name like 'cursor%'");

/** As if the day after the upgrade had passed. */
const passDay = ({ execute }: TestDatabase) =>
  execute(
    `update meta set value = replace(value, '"sealsFrom":', '"sealsFrom":0,"was":') where name = 'cursor-key'`,
  );

const decode = (cursor: string) => Buffer.from(cursor, 'base64url').toString('latin1');

describe.each([
  ['SQLite', createSqlite],
  ['PostgreSQL', createPostgresDatabase],
])('on %s', (_name, createDatabase) => {
  it('a new store reveals nothing, from the first cursor on', async () => {
    const list = await serve(await createLibrary(createDatabase));
    const next = await list();
    tell('cursor of a new store', { readable: decode(next).includes('changes') });
    expect(decode(next)).not.toContain('changes');
    expect(await list({ After: next })).toHaveLength(next.length);
  });

  it('a store of an older version reveals nothing after a day; earlier cursors stay valid', async () => {
    const database = await createLibrary(createDatabase);
    await makeOlder(database);
    const old = await (await serve(database))();
    expect(decode(old)).toMatch(/^\["changes",\d+\]$/);
    await passDay(database);
    const list = await serve(database);
    const sealed = await list({ After: old });
    expect(decode(sealed)).not.toContain('changes');
    await list({ After: sealed });
  });

  it('lists of reports of an older store do so too', async () => {
    const database = await createLibrary(createDatabase);
    await makeOlder(database);
    const old = await (await serveReader(database))();
    for (const cursor of old) expect(decode(cursor)).toMatch(/^\["(updated|list|section)-company/);
    await passDay(database);
    const list = await serveReader(database);
    const sealed = await list(old);
    for (const cursor of sealed) expect(decode(cursor)).not.toMatch(/company|English/);
    await list(sealed);
  });
});
