import { sql, type QueryExecutorProvider } from 'kysely';

/** 0 for users who were there before; tokens tell them apart from one of the same name who comes later. */
export async function userGenerations(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table client_user add column token_generation bigint not null default 0`.execute(
    db,
  );
}
