import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listTables } from '../src/copy/list-tables.js';
import { ForeignDatabaseError, openStore } from '../src/index.js';
import { openDatabase } from '../src/open-database.js';
import { emptyDatabases, type TestDatabase } from './databases.js';
import { secretCost } from './sample-reports.js';

describe.each(emptyDatabases)('a database of another program, on %s,', (_name, createDatabase) => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createDatabase();
  });
  afterEach(() => database.remove());

  const run = async (...statements: string[]) => {
    const { transact, close } = await openDatabase(database.url);
    await transact(async (transaction) => {
      for (const statement of statements) await sql.raw(statement).execute(transaction);
    });
    await close();
  };
  const listNames = async () => {
    const { read, dialect, close } = await openDatabase(database.url);
    const tables = await listTables(read, dialect);
    await close();
    return tables.map((table) => table.name).sort();
  };
  const open = () => openStore(database.url, { secretCost });

  it('is refused by a message that names its tables, and left as it is', async () => {
    await run('create table report (title text)', 'create table client (name text)');
    const refused = await open().catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ForeignDatabaseError);
    expect(String(refused)).toMatch(
      /holds tables of another one \((report, client|client, report)\)/,
    );
    expect(await listNames()).toEqual(['client', 'report']);
  });

  it('is refused whatever its tables are called where a file belongs to one program', async () => {
    await run('create table photos (id integer)');
    if (database.url.startsWith('sqlite:')) {
      await expect(open()).rejects.toThrow('(photos)');
      expect(await listNames()).toEqual(['photos']);
    } else {
      await (await open()).close();
      expect(await listNames()).toContain('photos');
    }
  });

  it('is another thing than a store that somebody added a table to', async () => {
    await (await open()).close();
    await run('create table photos (id integer)');
    await (await open()).close();
  });
});
