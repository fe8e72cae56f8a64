import { sql, type QueryExecutorProvider } from 'kysely';
import type { ColumnTypes } from './column-types.js';

/**
 * Figures of editions that are compared across editions and reports, such as a score. Editions
 * from before have none until they are filled in: see figures/unfilled.ts.
 */
export async function figures(db: QueryExecutorProvider, { dialect }: ColumnTypes): Promise<void> {
  await sql`create table figure (
    report_id bigint not null references report (id),
    edition_id bigint not null references edition (id),
    name text not null,
    at bigint,
    value double precision not null,
    parts text
  )`.execute(db);
  await indexValues[dialect](db);
  await sql`create index figure_unstamped on figure (edition_id) where at is null`.execute(db);
}

/** A comparison of many reports reads an index alone; `parts` is read for those on the page. */
const indexValues: Record<ColumnTypes['dialect'], (db: QueryExecutorProvider) => Promise<void>> = {
  async sqlite(db) {
    await sql`create unique index figure_key on figure (report_id, name, edition_id)`.execute(db);
    await sql`create index figure_values on figure (report_id, name, edition_id, at, value)`.execute(
      db,
    );
  },
  async postgres(db) {
    await sql`create unique index figure_key on figure (report_id, name, edition_id)
      include (at, value)`.execute(db);
  },
};
