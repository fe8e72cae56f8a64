import { writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  CannotCopyError,
  CopyDiffersError,
  copyStore,
  openStore,
  UnfinishedCopyError,
  type CopyOptions,
} from '../src/index.js';
import { openDatabase } from '../src/open-database.js';
import { databases, emptyDatabases, type TestDatabase } from './databases.js';
import { ann, draft, industry, secretCost } from './sample-reports.js';

describe.each(databases)('a copy from %s', (name, createDatabase) => {
  const createEmpty = new Map(emptyDatabases).get(name) ?? createDatabase;
  let made: TestDatabase[];
  let from: string;
  let to: string;
  beforeEach(async () => {
    made = [await createDatabase(), await createEmpty()];
    [from = '', to = ''] = made.map(({ url }) => url);
  });
  afterEach(async () => {
    for (const database of made) await database.remove();
  });

  const fill = async (reports = 2) => {
    const store = await openStore(from, { secretCost });
    const drafts = Array.from({ length: reports }, (_, index) =>
      draft(industry(String(index + 1))),
    );
    await store.editions.publish(drafts, ann);
    for (const { chart } of await store.images.listUndrawn(100)) {
      const key = { chart, theme: 'light', scale: 1, renderer: 'test' };
      await store.images.save(key, { sha256: chart, base64: Buffer.from([0, 255, 254]) });
    }
    await store.close();
  };
  /** Ends when this many tables have been started, with the first rows of the last one. */
  const copy = (tables = Infinity, watch: Partial<CopyOptions> = {}) => {
    const ending = new AbortController();
    let begun = 0;
    return copyStore({
      ...{ from, to, signal: ending.signal, onBegin: () => undefined },
      onProgress(rows) {
        if (rows === 0) begun += 1;
        if (begun >= tables) ending.abort();
      },
      ...watch,
    });
  };
  const change = async (statement: string, url = from) => {
    const database = await openDatabase(url);
    const { rows } = await sql.raw<{ value: unknown }>(statement).execute(database.write);
    await database.close();
    return rows;
  };
  const insertAct = (id: number) =>
    change(
      `insert into audit (id, at, actor, address, action, target, detail) ${name === 'SQLite' ? '' : 'overriding system value'}
        values (${String(id)}, 1, 'ann', '', 'client.add', 'x', '{}')`,
    );

  /** Makes the target refuse the rows up to the last one that it holds. */
  const refuseAgain = async (table: string, key: string) => {
    const [last] = await change(`select max(${key}) as value from ${table}`, to);
    const value = `'${String(last?.value)}'`;
    const statement =
      name === 'SQLite'
        ? `create trigger copied_once before insert on ${table} when new.${key} <= ${value}
            begin select raise(abort, 'this row is there already'); end`
        : `alter table ${table} add constraint copied_once check (${key} > ${value}) not valid`;
    await change(statement, to);
  };

  it('that was interrupted brings what was committed later under a lower number', async () => {
    await fill();
    await insertAct(101);
    expect(await copy(5)).toBeUndefined();
    await insertAct(100);
    expect(await copy()).toMatchObject({ audit: 4 });
  });

  it.each([
    ['edition', `update edition set document = '{"Value":2}' where id = 1`, /2 rows .* 2 are/],
    ['change', 'delete from change where position = 1', /2 rows .* 1 are/],
    [
      'chart',
      'delete from chart where sha256 = (select min(sha256) from chart)',
      /4 rows .* 3 are/,
    ],
    [
      'image',
      `update image set base64 = ${name === 'SQLite' ? "x'00fffd'" : "'\\x00fffd'"}
        where chart_sha256 = (select max(chart_sha256) from image)`,
      /4 rows .* 4 are/,
    ],
  ])(
    'whose table "%s" was damaged while it was interrupted is not taken for whole',
    async (table, damage, figures) => {
      await fill();
      expect(await copy(7)).toBeUndefined();
      await change(damage, to);
      for (let run = 1; run <= 2; run += 1) {
        const refused: unknown = await copy().catch((error: unknown) => error);
        expect(refused).toBeInstanceOf(CopyDiffersError);
        expect((refused as Error).message).toContain(`The table "${table}" of the target`);
        expect((refused as Error).message).toMatch(figures);
        await expect(openStore(to)).rejects.toThrow(UnfinishedCopyError);
      }
    },
  );

  it('that lacks a row of the source is not taken for whole, though all it copied is there', async () => {
    await fill();
    expect(await copy(7)).toBeUndefined();
    await change(
      `insert into change (position, kind, report_id, edition_id, at, parts)
        select 0, kind, report_id, edition_id, at, parts from change where position = 1`,
    );
    await expect(copy()).rejects.toThrow(
      'The table "change" of the target does not hold what the source does (3 rows are wanted, 2 are there)',
    );
    await expect(openStore(to)).rejects.toThrow(UnfinishedCopyError);
  });

  it.each([
    ['edition', 'id', 2, 40],
    ['chart', 'sha256', 5, 80],
  ])(
    'that was interrupted writes no row of "%s" again that is there',
    async (table, key, tables, rows) => {
      await fill(40);
      expect(await copy(tables)).toBeUndefined();
      const [there] = await change(`select count(*) as value from ${table}`, to);
      const copied = Number(there?.value);
      expect(copied).toBeGreaterThan(0);
      expect(copied).toBeLessThan(rows);
      await refuseAgain(table, key);

      const plans: unknown[] = [];
      const steps: number[] = [];
      const whole = await copy(Infinity, {
        onBegin: (plan) => plans.push(plan),
        onProgress: (step) => steps.push(step),
      });
      expect(whole).toMatchObject({ [table]: rows });
      const done = steps.reduce((sum, step) => sum + step, 0);
      expect(plans).toEqual([{ rows: done, isResumed: true }]);
      // The progress of an earlier run is reported at once.
      expect(steps).toContain(copied);
      const store = await openStore(to);
      expect(await store.editions.countReports()).toMatchObject({ industry: 40 });
      await store.close();
    },
  );

  it('of an unfinished copy is refused', async () => {
    await fill();
    expect(await copy(2)).toBeUndefined();
    made.push(await createEmpty());
    [from, to] = [to, made[2]?.url ?? ''];
    await expect(copy()).rejects.toThrow(UnfinishedCopyError);
  });

  it('of what is no store is refused, and nothing is made of it', async () => {
    made.push(await createEmpty());
    from = made[2]?.url ?? '';
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
