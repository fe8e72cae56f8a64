import { sql, type QueryExecutorProvider } from 'kysely';
import type { ColumnTypes } from './column-types.js';

/** Files of whole reports. A row is replaced when the content of its report changes. */
export async function downloads(db: QueryExecutorProvider, types: ColumnTypes): Promise<void> {
  await sql`create table download (
    name text primary key,
    content text not null,
    sha256 text not null,
    bytes ${types.bytes} not null,
    crc32 bigint not null
  )`.execute(db);
}
