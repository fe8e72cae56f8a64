import { sql, type QueryExecutorProvider } from 'kysely';

/** Indexes of published reports: to count them, and to list them by title. */
export async function currentReports(db: QueryExecutorProvider): Promise<void> {
  await sql`create index report_current on report (family, edition_id)
    where edition_id is not null`.execute(db);
  await sql`create index report_titled on report (family, title, id)
    where edition_id is not null`.execute(db);
}
