import { openStore } from '@broadsheet/store';
import { createMigratedPostgres, type PostgresDatabase } from '../../../test/postgres-database.js';

export { createEmptyPostgres, type PostgresDatabase } from '../../../test/postgres-database.js';

/** A separate database with the tables of a store, all empty. */
export function createPostgresDatabase(): Promise<PostgresDatabase> {
  return createMigratedPostgres(async (url) => {
    await (await openStore(url)).close();
  });
}
