import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface PostgresDatabase {
  url: string;
  /** Runs a statement in it. */
  execute(statement: string): Promise<pg.QueryResult<Record<string, unknown>>>;
  remove(): Promise<void>;
}

/** An empty database of its own in the server that the whole run shares. */
export async function createPostgresDatabase(): Promise<PostgresDatabase> {
  const server = inject('postgresServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await executeIn(`${server}/postgres`, `create database ${name}`);
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
