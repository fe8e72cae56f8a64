import { randomBytes } from 'node:crypto';
import { sql, type QueryExecutorProvider } from 'kysely';

/** Sessions of browsers, the counter of their ends, and a part of their cookie's name. */
export async function browserSessions(db: QueryExecutorProvider): Promise<void> {
  await sql`create table browser_session (
    id_hash text primary key,
    client_id text not null,
    username text not null,
    signed_in_by text not null,
    client_generation bigint not null,
    user_generation bigint,
    scope text,
    provider_token text,
    created_at bigint not null,
    used_at bigint not null,
    expires_at bigint not null,
    ended_at bigint,
    ended_number bigint
  )`.execute(db);
  await sql`create index browser_session_user on browser_session (client_id, username)`.execute(db);
  await sql`create index browser_session_ended on browser_session (ended_number)`.execute(db);
  await sql`insert into counter (name, value) values ('session', 0)`.execute(db);
  const name = randomBytes(4).toString('hex');
  await sql`insert into meta (name, value) values ('session-cookie', ${name})`.execute(db);
}
