import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NewerDatabaseError, openStore, type Store } from '../src/index.js';
import { openDatabase } from '../src/open-database.js';
import { emptyDatabases, type TestDatabase } from './databases.js';
import { ann as me, draft, industry, noReports, secretCost } from './sample-reports.js';

describe.each(emptyDatabases)('on %s', (_name, createDatabase) => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createDatabase();
  });
  afterEach(() => database.remove());

  const execute = async (...statements: string[]) => {
    const raw = await openDatabase(database.url);
    for (const statement of statements) await sql.raw(statement).execute(raw.write);
    await raw.close();
  };
  const openSeveral = () =>
    Promise.all(Array.from({ length: 5 }, () => openStore(database.url, { secretCost })));
  const closeAll = (stores: Store[]) => Promise.all(stores.map((store) => store.close()));
  /** In the state of the release before leases. */
  const goBackToTwo = () =>
    execute(
      'alter table image drop column crc32',
      'alter table client_user drop column token_generation',
      'drop index audit_position',
      'alter table audit drop column position',
      'alter table audit drop column hash',
      'drop table audit_head',
      'drop table audit_address',
      'drop table security_event',
      'drop table browser_session',
      "delete from counter where name = 'session'",
      'drop table download',
      'drop table report_words',
      'drop table report_indexed',
      'drop table search_word',
      'drop table synonym',
      'drop table figure',
      'drop table edition_reference',
      'drop table reference',
      'drop table report_cover',
      'drop table classification_edition',
      'drop table classification',
      'drop index report_class_code',
      'drop index report_current',
      'drop index report_titled',
      'drop table lease',
      'drop table undrawn',
      'create table undrawn (chart_sha256 text primary key)',
      'insert into undrawn (chart_sha256) select sha256 from chart',
      'delete from migration where number > 2',
      "delete from meta where name = 'least-migration' or name like 'cursor%' or name = 'session-cookie'",
    );

  it('a new database is migrated once when several start at the same time', async () => {
    const stores = await openSeveral();
    for (const store of stores) {
      expect(await store.getCounters()).toEqual({ change: 0, access: 0, time: 0, session: 0 });
    }
    await closeAll(stores);
  });

  it('an old database keeps what is in it when several newer programs start at once', async () => {
    const before = await openStore(database.url, { secretCost });
    await before.editions.publish([draft(industry('1214'))], me);
    const undrawn = (await before.images.listUndrawn(10)).map(({ chart }) => chart).sort();
    expect(undrawn).not.toEqual([]);
    await before.close();
    await goBackToTwo();
    const stores = await openSeveral();
    for (const store of stores) {
      expect(await store.editions.countReports()).toEqual({ ...noReports, industry: 1 });
      expect(await store.leases.take(['x'], { owner: 'me', forMs: 0 })).toEqual(['x']);
      const waiting = (await store.images.listUndrawn(10)).map(({ chart }) => chart);
      expect(waiting.sort()).toEqual(undrawn);
    }
    await closeAll(stores);
  });

  it('cursors are readable for a day in a database that an older program wrote, else never', async () => {
    const now = Date.UTC(2026, 0, 31);
    const options = { secretCost, clock: () => now };
    const made = await openStore(database.url, options);
    await made.editions.publish([draft(industry('1214'))], me);
    expect((await made.getCursorKey()).sealsFrom).toBe(0);
    await made.close();
    await goBackToTwo();
    const stores = await Promise.all([1, 2, 3].map(() => openStore(database.url, options)));
    const keys = await Promise.all(stores.map((store) => store.getCursorKey()));
    const day = 24 * 60 * 60 * 1000;
    expect(keys.map(({ sealsFrom }) => sealsFrom)).toEqual([now + day, now + day, now + day]);
    expect(new Set(keys.map(({ key }) => key.toString('hex'))).size).toBe(1);
    await closeAll(stores);
  });

  it('a program that is running works on while a newer one migrates', async () => {
    const old = await openStore(database.url, { secretCost });
    await goBackToTwo();
    const newer = await openStore(database.url, { secretCost });
    await old.editions.publish([draft(industry('1214'))], me);
    expect(await newer.editions.countReports()).toEqual({ ...noReports, industry: 1 });
    await closeAll([old, newer]);
  });

  it('an older program starts after migrations that only added something', async () => {
    await (await openStore(database.url, { secretCost })).close();
    await execute("insert into migration (number, name, at) values (999, 'an addition', 0)");
    const store = await openStore(database.url, { secretCost });
    await store.editions.publish([draft(industry('1214'))], me);
    await store.close();
  });

  it('an older program refuses what it cannot work with, and says why', async () => {
    await (await openStore(database.url, { secretCost })).close();
    await execute(
      "insert into migration (number, name, at) values (999, 'from the future', 0)",
      "update meta set value = '999' where name = 'least-migration'",
    );
    await expect(openStore(database.url)).rejects.toThrow(NewerDatabaseError);
    await expect(openStore(database.url)).rejects.toThrow(/999.*newer version/);
  });
});
