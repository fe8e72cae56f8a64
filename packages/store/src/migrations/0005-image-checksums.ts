import { sql, type QueryExecutorProvider } from 'kysely';

/** Null for images saved before, which are checked by their hash. */
export async function imageChecksums(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table image add column crc32 bigint`.execute(db);
}
