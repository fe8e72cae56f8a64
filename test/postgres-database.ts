import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface PostgresDatabase {
  url: string;
  /** Runs a statement in it. */
  execute(statement: string): Promise<pg.QueryResult<Record<string, unknown>>>;
  remove(): Promise<void>;
}

/** A new empty database in the server that the whole run shares. */
export function createEmptyPostgres(): Promise<PostgresDatabase> {
  return create('');
}

/** Migrated once by each worker, and never changed. */
let migrated: Promise<PostgresDatabase> | undefined;

/**
 * A database with the tables of the store, copied from one that `migrate` made. Migrating takes three
 * times as long as copying.
 */
export async function createMigratedPostgres(
  migrate: (url: string) => Promise<void>,
): Promise<PostgresDatabase> {
  const { url } = await (migrated ??= createTemplate(migrate));
  const template = new URL(url).pathname.slice(1);
  return create(`template ${template} strategy file_copy`);
}

async function createTemplate(migrate: (url: string) => Promise<void>): Promise<PostgresDatabase> {
  const database = await createEmptyPostgres();
  await migrate(database.url);
  return database;
}

async function create(options: string): Promise<PostgresDatabase> {
  const server = inject('postgresServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await executeIn(`${server}/postgres`, `create database ${name} ${options}`);
  const url = `${server}/${name}`;
  return {
    url,
    execute: (statement) => executeIn(url, statement),
    remove: async () => {
      await executeIn(`${server}/postgres`, `drop database ${name} with (force)`);
    },
  };
}

async function executeIn(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query<Record<string, unknown>>(statement);
  } finally {
    await client.end();
  }
}
