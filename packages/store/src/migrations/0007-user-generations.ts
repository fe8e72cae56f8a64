import { sql, type QueryExecutorProvider } from 'kysely';

/** 0 for existing users. Tokens use it to tell a user from a later user of the same name. */
export async function userGenerations(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table client_user add column token_generation bigint not null default 0`.execute(
    db,
  );
}
