import type { Database } from './database.js';

/** Small facts about the store itself, by name. */
export interface MetaStore {
  find(name: string): Promise<string | undefined>;
  set(name: string, value: string): Promise<void>;
  /** Throws where nothing can be written. */
  assertWritable(): Promise<void>;
}

export function createMetaStore({ read, transact }: Database): MetaStore {
  return {
    async find(name) {
      const row = await read
        .selectFrom('meta')
        .where('name', '=', name)
        .select('value')
        .executeTakeFirst();
      return row?.value;
    },
    async set(name, value) {
      await transact((transaction) =>
        transaction
          .insertInto('meta')
          .values({ name, value })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
          .execute(),
      );
    },
    async assertWritable() {
      // A database that takes no writes refuses them also where they change nothing.
      await transact((transaction) =>
        transaction.updateTable('meta').set({ value: '' }).where('name', '=', '').execute(),
      );
    },
  };
}
