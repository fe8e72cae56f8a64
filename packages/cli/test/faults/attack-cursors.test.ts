/** A client without rights who wants to know how much is published, from where the change feed goes on. */
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { createPostgresDatabase } from '../postgres-database.js';
import { createFolder, startServiceProcess } from '../service-process.js';
import { ask, tell } from './attack-target.js';
import { fillLibrary, obtainToken } from './library.js';

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
    const database = new DatabaseSync(file);
    database.exec(statement);
    database.close();
  };
  return { url: `sqlite:${file}`, execute, remove };
}

/** A library of reports, and a client that may read nothing of it. */
async function createLibrary(createDatabase: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const database = await createDatabase();
  after.push(database.remove);
  const store = await fillLibrary(database.url);
  const users = { ann: 'secret' };
  await store.clients.save({ id: 'nothing', name: 'nothing', entitlements: [], users });
  await store.close();
  return database;
}

/** What a process of its own answers, by the cursor to go on after. */
async function serve({ url }: TestDatabase) {
  const { address, stop } = await startServiceProcess(['--database-url', url]);
  after.push(stop);
  const token = await obtainToken(address, 'nothing');
  return async (body: { After?: string } = {}) => {
    const answer = await ask(`${address}/changes/v1/list`, { token, body });
    expect(answer.status).toBe(200);
    const { Events, Next } = JSON.parse(answer.text) as { Events: object[]; Next: string };
    expect(Events).toEqual([]);
    return Next;
  };
}

const decode = (cursor: string) => Buffer.from(cursor, 'base64url').toString('latin1');

describe.each([
  ['SQLite', createSqlite],
  ['PostgreSQL', createPostgresDatabase],
])('on %s', (_name, createDatabase) => {
  it('a new store tells nothing, from the first cursor on', async () => {
    const list = await serve(await createLibrary(createDatabase));
    const next = await list();
    tell('cursor of a new store', { readable: decode(next).includes('changes') });
    expect(decode(next)).not.toContain('changes');
    expect(await list({ After: next })).toHaveLength(next.length);
  });

  it('a store of an older version does after a day; cursors of before stay good', async () => {
    const database = await createLibrary(createDatabase);
    await database.execute("delete from meta where name like 'cursor%'");
    const old = await (await serve(database))();
    expect(decode(old)).toMatch(/^\["changes",\d+\]$/);
    await database.execute(
      `update meta set value = replace(value, '"sealsFrom":', '"sealsFrom":0,"was":') where name = 'cursor-key'`,
    );
    const list = await serve(database);
    const sealed = await list({ After: old });
    expect(decode(sealed)).not.toContain('changes');
    await list({ After: sealed });
  });
});
