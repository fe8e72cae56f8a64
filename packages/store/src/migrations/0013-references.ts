import { sql, type QueryExecutorProvider } from 'kysely';
import type { ColumnTypes } from './column-types.js';

/**
 * Which reports name which others. Editions from before have no row until references are filled in:
 * see references/references.ts.
 */
export async function references(
  db: QueryExecutorProvider,
  { dialect }: ColumnTypes,
): Promise<void> {
  await sql`create table edition_reference (
    edition_id bigint primary key references edition (id),
    named text not null
  )`.execute(db);
  // All of it is its key, so that SQLite needs no table beside the index.
  const shape = dialect === 'sqlite' ? sql`without rowid` : sql``;
  await sql`create table reference (
    named text not null,
    family text not null,
    country text not null,
    code text not null,
    report_id bigint not null references report (id),
    primary key (named, family, country, code, report_id)
  ) ${shape}`.execute(db);
  await sql`create index reference_report on reference (report_id)`.execute(db);
}
