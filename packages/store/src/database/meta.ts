import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import type { Schema } from './schema.js';

/** Small facts about the store itself, by name. */
export interface MetaStore {
  find(name: string): Promise<string | undefined>;
  set(name: string, value: string): Promise<void>;
  /** Throws if the database cannot be written. */
  assertWritable(): Promise<void>;
}

export function createMetaStore({ read, transact }: Database): MetaStore {
  return {
    find: (name) => findFact(read, name),
    set: (name, value) => transact((transaction) => saveFact(transaction, name, value)),
    async assertWritable() {
      // A read-only database also refuses a write that changes nothing.
      await transact((transaction) =>
        transaction.updateTable('meta').set({ value: '' }).where('name', '=', '').execute(),
      );
    },
  };
}

export async function findFact(db: Kysely<Schema>, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('meta')
    .where('name', '=', name)
    .select('value')
    .executeTakeFirst();
  return row?.value;
}

export async function saveFact(db: Kysely<Schema>, name: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
