import { sql, type QueryExecutorProvider } from 'kysely';

/** Which report a file is of, so that files of withdrawn reports can be removed. */
export async function downloadReports(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table download add column report text`.execute(db);
  await sql`create index download_report on download (report)`.execute(db);
}
