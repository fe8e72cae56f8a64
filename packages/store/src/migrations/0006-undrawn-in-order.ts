import { sql, type QueryExecutorProvider } from 'kysely';
import type { ColumnTypes } from './column-types.js';

/**
 * Charts are queued for drawing in the order in which they were published. Keyed by hash, each row
 * would land on another page of an index, and those pages were most of what a large publish wrote.
 */
export async function undrawnInOrder(db: QueryExecutorProvider, { id }: ColumnTypes) {
  await sql`create table undrawn_in_order (id ${id}, chart_sha256 text not null)`.execute(db);
  await sql`insert into undrawn_in_order (chart_sha256) select chart_sha256 from undrawn`.execute(
    db,
  );
  await sql`drop table undrawn`.execute(db);
  await sql`alter table undrawn_in_order rename to undrawn`.execute(db);
}
