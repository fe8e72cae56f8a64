import type { Kysely } from 'kysely';
import { findFact } from '../database/meta.js';
import type { Row } from '../database/row-statement.js';
import type { Schema } from '../database/schema.js';
import { CannotCopyError } from './cannot-copy.js';
import { copyStateName } from './copied-tables.js';
import { emptySum } from './row-sum.js';

/** How much of a table was copied. */
export interface TableState {
  /** The key of the last row that was copied. */
  last?: Row;
  rows: number;
  /** See row-sum.ts. */
  sum: string;
  /** How many rows the source table had when its copy began. */
  sourceRows: number;
}

/**
 * Stored in the target and updated with every batch, because a copy can be killed at any moment.
 */
export interface CopyState {
  /** The id of the source store. */
  source: string;
  tables: Record<string, TableState>;
  /** The id of the last report that was added to the search index. */
  indexed: number;
}

export const freshTable = (sourceRows: number): TableState => ({
  rows: 0,
  sum: emptySum,
  sourceRows,
});

/** The database is an unfinished copy; only the copy command may use it. */
export class UnfinishedCopyError extends Error {
  constructor() {
    super(
      'The database is an unfinished copy of another one. Run the same "broadsheet copy FROM TO" again to finish it.',
    );
  }
}

export async function findCopyState(db: Kysely<Schema>): Promise<CopyState | undefined> {
  const written = await findFact(db, copyStateName);
  return written === undefined ? undefined : (JSON.parse(written) as CopyState);
}

export async function requireFinished(db: Kysely<Schema>): Promise<void> {
  if (await findCopyState(db)) throw new UnfinishedCopyError();
}

/** Throws if another process has continued the copy meanwhile. */
export async function replaceCopyState(
  db: Kysely<Schema>,
  before: CopyState,
  state: CopyState | undefined,
): Promise<void> {
  const known = JSON.stringify(before);
  const value = state && JSON.stringify(state);
  const changed = value
    ? await db
        .updateTable('meta')
        .set({ value })
        .where('name', '=', copyStateName)
        .where('value', '=', known)
        .returning('name')
        .execute()
    : await db
        .deleteFrom('meta')
        .where('name', '=', copyStateName)
        .where('value', '=', known)
        .returning('name')
        .execute();
  if (changed.length === 0) {
    throw new CannotCopyError('Another "broadsheet copy" is writing to the same target.');
  }
}

export async function beginCopyState(db: Kysely<Schema>, state: CopyState): Promise<void> {
  await db
    .insertInto('meta')
    .values({ name: copyStateName, value: JSON.stringify(state) })
    .execute();
}
