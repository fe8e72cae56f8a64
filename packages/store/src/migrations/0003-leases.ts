import { sql, type QueryExecutorProvider } from 'kysely';

/** Locks for work that only one process at a time does. */
export async function leases(db: QueryExecutorProvider): Promise<void> {
  await sql`create table lease (
    name text primary key,
    owner text not null,
    expires_at bigint not null
  )`.execute(db);
}
