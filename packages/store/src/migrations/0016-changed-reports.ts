import { sql, type QueryExecutorProvider } from 'kysely';
import type { ColumnTypes } from './column-types.js';

/** The same index, with what a comparison of many changed reports reads of each: see figures/list-moved.ts. */
export async function changedReports(
  db: QueryExecutorProvider,
  { dialect }: ColumnTypes,
): Promise<void> {
  await sql`drop index report_updated`.execute(db);
  await create[dialect].execute(db);
}

const create: Record<ColumnTypes['dialect'], ReturnType<typeof sql>> = {
  sqlite: sql`create index report_updated on report
    (family, updated_at, id, edition_id, country, language_key)`,
  postgres: sql`create index report_updated on report (family, updated_at, id)
    include (edition_id, country, language_key)`,
};
