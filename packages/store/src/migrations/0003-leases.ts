import { sql, type QueryExecutorProvider } from 'kysely';

/** What one process at a time does for all. */
export async function leases(db: QueryExecutorProvider): Promise<void> {
  await sql`create table lease (
    name text primary key,
    owner text not null,
    expires_at bigint not null
  )`.execute(db);
}
