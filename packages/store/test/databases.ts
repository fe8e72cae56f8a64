import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmptyPostgres, createMigratedPostgres } from '../../../test/postgres-database.js';
import { openStore } from '../src/index.js';

export interface TestDatabase {
  url: string;
  remove(): Promise<void>;
}

type Databases = [name: string, create: () => Promise<TestDatabase>][];

/**
 * Every test of the store runs on both. They are in the state that a store leaves after it was
 * opened once.
 */
export const databases: Databases = [
  ['SQLite', createSqlite],
  ['PostgreSQL', () => createMigratedPostgres(migrate)],
];

/** For tests of migrations, and of what the database holds before them. */
export const emptyDatabases: Databases = [
  ['SQLite', createSqlite],
  ['PostgreSQL', createEmptyPostgres],
];

async function createSqlite(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-store-'));
  return {
    url: `sqlite:${join(folder, 'test.db')}`,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

async function migrate(url: string): Promise<void> {
  await (await openStore(url)).close();
}
