import { sql, type QueryExecutorProvider } from 'kysely';

/**
 * Links the lines of the audit log by hashes. Lines written before, or by older programs that run
 * beside newer ones, have no link of their own and are sealed together later: see audit/seal.ts.
 */
export async function auditChain(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table audit add column position bigint`.execute(db);
  await sql`alter table audit add column hash text`.execute(db);
  await sql`create unique index audit_position on audit (position)`.execute(db);
  await sql`create table audit_head (
    id integer primary key,
    position bigint not null,
    hash text not null,
    sealed_id bigint not null
  )`.execute(db);
  await sql`insert into audit_head (id, position, hash, sealed_id) values (1, 0, '', 0)`.execute(
    db,
  );
  // In a table of its own, because audit lines are never changed and addresses are deleted after a
  // while.
  await sql`create table audit_address (
    position bigint primary key,
    at bigint not null,
    address text not null,
    salt text not null
  )`.execute(db);
  await sql`create index audit_address_at on audit_address (at)`.execute(db);
}
