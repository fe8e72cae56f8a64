import type { Transaction } from 'kysely';
import { lockCounter, setCounter } from '../database/counter.js';
import type { Database } from '../database/database.js';
import type { Schema } from '../database/schema.js';

/** Changes who may do what: the counter moves with it, and every process sees that it has. */
export async function changeAccess(
  { transact, announce }: Pick<Database, 'transact' | 'announce'>,
  /** The version is that of the access after it: never the same again. */
  work: (transaction: Transaction<Schema>, version: number) => Promise<void>,
): Promise<void> {
  await transact(async (transaction) => {
    const version = (await lockCounter(transaction, 'access')) + 1;
    await work(transaction, version);
    await setCounter(transaction, 'access', version);
  });
  announce();
}
