import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/database.js';
import { findFact } from '../database/meta.js';
import type { Schema } from '../database/schema.js';
import { copiedTables, storeIdName } from './copied-tables.js';
import { beginCopyState, findCopyState, type CopyState } from './copy-state.js';

/** The target holds data that this copy did not write. */
export class TargetNotEmptyError extends Error {
  constructor(reason: string) {
    super(
      `The target ${reason}. Copy into a new, empty database: another file, or one that "createdb" has just made.`,
    );
  }
}

/** The state of the interrupted copy in the target, or of a new copy if the target is empty. */
export async function prepareTarget(source: Database, target: Database): Promise<CopyState> {
  const id = await getStoreId(source);
  if ((await findStoreId(target.read)) === id) {
    throw new TargetNotEmptyError('is the very database to copy from');
  }
  const begun = await findCopyState(target.read);
  if (begun?.source === id) return begun;
  if (begun) throw new TargetNotEmptyError('is an unfinished copy of another store');
  const holding = await findHolding(target.read);
  if (holding !== undefined) throw new TargetNotEmptyError(`is not empty: it holds ${holding}`);
  const state: CopyState = { source: id, tables: {}, indexed: 0 };
  await target.transact((transaction) => beginCopyState(transaction, state));
  return state;
}

async function getStoreId({ read, transact }: Database): Promise<string> {
  const known = await findStoreId(read);
  if (known !== undefined) return known;
  await transact((transaction) =>
    transaction
      .insertInto('meta')
      .values({ name: storeIdName, value: randomUUID() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute(),
  );
  return (await findStoreId(read)) ?? '';
}

const findStoreId = (db: Kysely<Schema>) => findFact(db, storeIdName);

/**
 * What a database that should be empty holds. Counters, facts about the store and the head of the
 * audit chain do not count: every database has them.
 */
async function findHolding(db: Kysely<Schema>): Promise<string | undefined> {
  for (const { name } of copiedTables) {
    if (['counter', 'meta', 'audit_head'].includes(name)) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return `rows in the table "${name}"`;
  }
  return undefined;
}
