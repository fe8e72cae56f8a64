import type { Kysely } from 'kysely';
import type { CounterName, Schema } from './schema.js';

/**
 * Takes a counter's row lock until the end of the transaction and returns its value. Writers that
 * lock the same counter queue up, so their positions are in commit order. It must be the first
 * statement: on SQLite a transaction that reads before it writes can fail.
 */
export async function lockCounter(db: Kysely<Schema>, name: CounterName): Promise<number> {
  const { value } = await db
    .updateTable('counter')
    .set((expression) => ({ value: expression.ref('value') }))
    .where('name', '=', name)
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

export async function setCounter(
  db: Kysely<Schema>,
  name: CounterName,
  value: number,
): Promise<void> {
  await db.updateTable('counter').set({ value }).where('name', '=', name).execute();
}

export async function getCounters(db: Kysely<Schema>): Promise<Record<CounterName, number>> {
  const rows = await db.selectFrom('counter').selectAll().execute();
  const counters = { change: 0, access: 0, time: 0, session: 0 };
  for (const { name, value } of rows) counters[name] = value;
  return counters;
}
