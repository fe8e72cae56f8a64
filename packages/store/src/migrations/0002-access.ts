import { sql, type QueryExecutorProvider } from 'kysely';
import type { ColumnTypes } from './column-types.js';

/** Rate plans, revocations, usage counts and the audit log. */
export async function access(db: QueryExecutorProvider, types: ColumnTypes): Promise<void> {
  await sql`alter table client add column rate_plan text`.execute(db);
  await sql`alter table client add column token_generation bigint not null default 0`.execute(db);
  await sql`create table revoked_token (id text primary key, expires_at bigint not null)`.execute(
    db,
  );
  await sql`create table rate_window (
    subject text not null,
    seconds integer not null,
    started_at bigint not null,
    expires_at bigint not null,
    count bigint not null,
    primary key (subject, seconds, started_at)
  )`.execute(db);
  await sql`create index rate_window_expires on rate_window (expires_at)`.execute(db);
  await sql`create table usage (
    client_id text not null,
    operation text not null,
    day text not null,
    count bigint not null,
    primary key (client_id, operation, day)
  )`.execute(db);
  await createAudit(db, types);
}

async function createAudit(db: QueryExecutorProvider, types: ColumnTypes): Promise<void> {
  await sql`create table audit (
    id ${types.id},
    at bigint not null,
    actor text not null,
    address text not null,
    action text not null,
    target text not null,
    detail text not null
  )`.execute(db);
  await sql`create index audit_at on audit (at, id)`.execute(db);
  await refuseChanges[types.dialect](db);
}

/** The database enforces append-only too, not only the program. */
const refuseChanges: Record<ColumnTypes['dialect'], (db: QueryExecutorProvider) => Promise<void>> =
  {
    async sqlite(db) {
      await sql`create trigger audit_kept_as_written before update on audit
      begin select raise(abort, 'the audit log is append-only'); end`.execute(db);
      await sql`create trigger audit_kept before delete on audit
      begin select raise(abort, 'the audit log is append-only'); end`.execute(db);
    },
    async postgres(db) {
      await sql`create function refuse_audit_change() returns trigger language plpgsql as $$
      begin raise exception 'the audit log is append-only'; end $$`.execute(db);
      await sql`create trigger audit_append_only before update or delete or truncate on audit
      for each statement execute function refuse_audit_change()`.execute(db);
    },
  };
