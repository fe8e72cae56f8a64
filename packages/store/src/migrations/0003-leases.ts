import type { QueryExecutorProvider } from 'kysely';
import { sql } from '../kysely.js';

/** What one process at a time does for all. */
export async function leases(db: QueryExecutorProvider): Promise<void> {
  await sql`create table lease (
    name text primary key,
    owner text not null,
    expires_at bigint not null
  )`.execute(db);
}
