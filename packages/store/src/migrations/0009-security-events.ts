import { sql, type QueryExecutorProvider } from 'kysely';
import type { ColumnTypes } from './column-types.js';

/** Failed logins, lock-outs, tokens issued and refused; deleted after a while. */
export async function securityEvents(db: QueryExecutorProvider, types: ColumnTypes): Promise<void> {
  await sql`create table security_event (
    id ${types.id},
    at bigint not null,
    kind text not null,
    client text,
    username text,
    address text not null,
    request_id text not null,
    reason text not null,
    count bigint not null
  )`.execute(db);
  await sql`create index security_event_at on security_event (at, id)`.execute(db);
}
