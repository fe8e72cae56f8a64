import { sql, type QueryExecutorProvider } from 'kysely';
import type { ColumnTypes } from './column-types.js';

/**
 * Classifications and concordances in editions, the further codes that reports cover, and an index by
 * which reports are found by the code that is the last of their key fields.
 */
export async function classifications(
  db: QueryExecutorProvider,
  { dialect }: ColumnTypes,
): Promise<void> {
  await sql`create table classification (
    name text primary key,
    kind text not null,
    edition integer,
    last_edition integer not null
  )`.execute(db);
  await sql`create table classification_edition (
    name text not null references classification (name),
    number integer not null,
    sha256 text not null,
    author text not null,
    published_at bigint not null,
    document text not null,
    primary key (name, number)
  )`.execute(db);
  await sql`create table report_cover (
    report_id bigint not null references report (id),
    edition_id bigint not null references edition (id),
    version text not null,
    code text not null,
    primary key (report_id, edition_id, version, code)
  )`.execute(db);
  await sql`create index report_cover_code on report_cover (lower(code))`.execute(db);
  await sql`create index report_class_code on report (${classCode[dialect]})`.execute(db);
}

/** The expression of the index; a query must write it in the same way to use the index. */
export const classCode = {
  sqlite: sql<string>`lower(substr(code, instr(code, '/') + 1))`,
  postgres: sql<string>`lower(substr(code, strpos(code, '/') + 1))`,
};
