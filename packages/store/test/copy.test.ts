import { writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/database.js';
import { CannotCopyError, copyStore, openStore, UnfinishedCopyError } from '../src/index.js';
import { sql } from '../src/kysely.js';
import { databases, type TestDatabase } from './databases.js';
import { ann, draft, industry, secretCost } from './sample-reports.js';

describe.each(databases)('a copy from %s', (name, createDatabase) => {
  let made: TestDatabase[];
  let from: string;
  let to: string;
  beforeEach(async () => {
    made = [await createDatabase(), await createDatabase()];
    [from = '', to = ''] = made.map(({ url }) => url);
  });
  afterEach(async () => {
    for (const database of made) await database.remove();
  });

  const fill = async () => {
    const store = await openStore(from, { secretCost });
    await store.editions.publish([draft(industry('1')), draft(industry('2'))], ann);
    await store.close();
  };
  /** Ends when as many tables have been begun. */
  const copy = (tables = Infinity) => {
    const ending = new AbortController();
    let begun = 0;
    return copyStore({
      ...{ from, to, signal: ending.signal, onBegin: () => undefined },
      onProgress(rows) {
        if (rows === 0) begun += 1;
        if (begun >= tables) ending.abort();
      },
    });
  };
  const change = async (statement: string) => {
    const database = await openDatabase(from);
    await sql.raw(statement).execute(database.write);
    await database.close();
  };
  const insertAct = (id: number) =>
    change(
      `insert into audit (id, at, actor, address, action, target, detail) ${name === 'SQLite' ? '' : 'overriding system value'}
        values (${String(id)}, 1, 'ann', '', 'client.add', 'x', '{}')`,
    );

  it('that was interrupted brings what was committed later under a lower number', async () => {
    await fill();
    await insertAct(101);
    expect(await copy(5)).toBeUndefined();
    await insertAct(100);
    expect(await copy()).toMatchObject({ audit: 4 });
  });

  it('of an unfinished copy is refused', async () => {
    await fill();
    expect(await copy(2)).toBeUndefined();
    made.push(await createDatabase());
    [from, to] = [to, made[2]?.url ?? ''];
    await expect(copy()).rejects.toThrow(UnfinishedCopyError);
  });

  it('of what is no store is refused, and nothing is made of it', async () => {
    if (name === 'SQLite') await writeFile(from.slice('sqlite:'.length), '');
    else await change('create table own (id integer)');
    await expect(copy()).rejects.toThrow(CannotCopyError);
    await expect(change('select * from report')).rejects.toThrow(/no such table|does not exist/);
  });

  it('passes over what is not a table of the store', async () => {
    await fill();
    if (name !== 'SQLite') {
      await change('create view own_view as select * from report');
      await change('create schema zebra; create table zebra.client (name text)');
    }
    expect(await copy()).toMatchObject({ report: 2, client: 0 });
  });
});
