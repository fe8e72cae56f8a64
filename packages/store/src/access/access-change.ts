import type { Transaction } from 'kysely';
import { lockCounter, setCounter } from '../database/counter.js';
import type { Database } from '../database/database.js';
import type { Schema } from '../database/schema.js';

/**
 * Changes what clients may do. Raises the access counter, by which every process sees the change.
 */
export async function changeAccess(
  { transact, announce }: Pick<Database, 'transact' | 'announce'>,
  /** `version` is the access counter after this change; no other change gets the same value. */
  work: (transaction: Transaction<Schema>, version: number) => Promise<void>,
): Promise<void> {
  await transact(async (transaction) => {
    const version = (await lockCounter(transaction, 'access')) + 1;
    await work(transaction, version);
    await setCounter(transaction, 'access', version);
  });
  announce();
}
