import { sql, type ColumnMetadata, type TableMetadata } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../src/database/database.js';
import { columnTypes, migrations } from '../src/migrations/migrate.js';
import { openDatabase } from '../src/open-database.js';
import { emptyDatabases, type TestDatabase } from './databases.js';

describe.each(emptyDatabases)('on %s', (_name, createDatabase) => {
  let file: TestDatabase;
  let database: Database;
  beforeEach(async () => {
    file = await createDatabase();
    database = await openDatabase(file.url);
  });
  afterEach(async () => {
    await database.close();
    await file.remove();
  });

  it('a migration that is not said to break older programs leaves them all that they know', async () => {
    const { transact, dialect } = database;
    for (const { name, run, breaks } of migrations) {
      const before = await listTables(database);
      await transact((transaction) => run(transaction, columnTypes[dialect]));
      const after = await listTables(database);
      if (!breaks) expect(listBreaks(before, after), name).toEqual([]);
    }
  });
});

async function listTables({ dialect, read }: Database): Promise<TableMetadata[]> {
  const tables = await read.introspection.getTables();
  if (dialect === 'postgres') return tables;
  // SQLite allows null keys for historical reasons; no program intends that.
  const { rows } = await sql<{ name: string }>`select t.name || '.' || c.name as name
    from sqlite_master t, pragma_table_info(t.name) c
    where t.type = 'table' and c.pk > 0 and c.type <> 'INTEGER'`.execute(read);
  const keys = new Set(rows.map(({ name }) => name));
  return tables.map((table) => ({
    ...table,
    columns: table.columns.map((column) => ({
      ...column,
      isNullable: column.isNullable && !keys.has(`${table.name}.${column.name}`),
    })),
  }));
}

/** What a program written for the earlier tables would fail on. */
function listBreaks(before: TableMetadata[], after: TableMetadata[]): string[] {
  return before.flatMap(({ name, columns }) => {
    const table = after.find((other) => other.name === name);
    if (!table) return [`${name} is gone`];
    const added = table.columns.filter(({ name: column }) => !find(columns, column));
    return [
      ...columns.flatMap((column) => listChanges(column, find(table.columns, column.name))),
      ...added
        .filter((column) => !mayBeLeftOut(column))
        .map((column) => `${column.name} is needed`),
    ].map((problem) => `${name}: ${problem}`);
  });
}

function find(columns: ColumnMetadata[], name: string): ColumnMetadata | undefined {
  return columns.find((column) => column.name === name);
}

function listChanges(before: ColumnMetadata, after: ColumnMetadata | undefined): string[] {
  if (!after) return [`${before.name} is gone`];
  return [
    ...(after.dataType === before.dataType ? [] : [`${before.name} is of another type`]),
    ...(before.isNullable && !after.isNullable ? [`${before.name} may no longer be null`] : []),
    ...(mayBeLeftOut(before) && !mayBeLeftOut(after) ? [`${before.name} is needed`] : []),
  ];
}

function mayBeLeftOut({ isNullable, hasDefaultValue, isAutoIncrementing }: ColumnMetadata) {
  return isNullable || hasDefaultValue || isAutoIncrementing;
}
