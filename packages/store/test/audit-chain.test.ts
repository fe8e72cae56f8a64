import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type Store } from '../src/index.js';
import { openDatabase } from '../src/open-database.js';
import { databases, type TestDatabase } from './databases.js';
import { draft, industry, secretCost } from './sample-reports.js';

const ann = { name: 'acme/ann', address: '203.0.113.7' };

describe.each(databases)('the chain of the audit log on %s', (name, createDatabase) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = await createDatabase();
    store = await openStore(database.url, { secretCost, clock: () => 1000 });
    for (const id of ['a', 'b']) {
      await store.clients.save({ id, name: id, entitlements: [] }, ann);
    }
    await store.editions.publish([draft(industry('1')), draft(industry('2'))], ann);
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  /** An attacker who has the database itself. */
  const tamper = async (statement: string) => {
    const raw = await openDatabase(database.url);
    const triggers =
      name === 'SQLite'
        ? ['drop trigger if exists audit_kept', 'drop trigger if exists audit_kept_as_written']
        : ['drop trigger if exists audit_append_only on audit'];
    for (const each of [...triggers, statement]) await sql.raw(each).execute(raw.write);
    await raw.close();
  };

  it('is whole where nothing was done to it', async () => {
    expect(await store.audit.check()).toMatchObject({ checked: 4, head: { position: 4 } });
    expect((await store.audit.check()).fault).toBeUndefined();
  });

  it.each([
    ['a line is taken out', 'delete from audit where position = 2', /Line 2 is missing/],
    ['a line is changed', "update audit set target = 'x' where position = 3", /Line 3 is not as/],
    ['the end is cut off', 'delete from audit where position > 2', /missing at the end.*4 were/],
    ['an address is changed', "update audit_address set address = 'x'", /address of line 1/],
  ])('shows it when %s', async (_case, statement, fault) => {
    await tamper(statement);
    expect((await store.audit.check()).fault).toMatch(fault);
  });

  it('goes on without the addresses that were forgotten', async () => {
    await store.audit.forgetAddresses(1001);
    expect((await store.audit.check()).fault).toBeUndefined();
    const [first] = await store.audit.list({ limit: 1 });
    expect(first?.actor).toEqual({ name: ann.name, address: '' });
  });

  it('takes in the lines of an older program, and shows when one is changed later', async () => {
    const insert = `insert into audit (at, actor, address, action, target, detail) values (1, 'old', '', 'x', 'y', '{}')`;
    await tamper(insert);
    await tamper(insert);
    expect(await store.audit.seal()).toBe(2);
    expect(await store.audit.seal()).toBe(0);
    expect((await store.audit.check()).fault).toBeUndefined();
    await tamper(
      "delete from audit where actor = 'old' and id = (select max(id) from audit where actor = 'old')",
    );
    expect((await store.audit.check()).fault).toMatch(/there are 1 of 2/);
  });
});
