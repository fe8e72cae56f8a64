import type { Kysely, Transaction } from 'kysely';
import { lockCounter, setCounter } from '../database/counter.js';
import type { Database } from '../database/database.js';
import { executeRows, insertStatement } from '../database/row-statement.js';
import type { Schema } from '../database/schema.js';

export type ChangeKind = 'published' | 'withdrawn' | 'refreshed';

interface Change {
  kind: ChangeKind;
  reportId: number;
  editionId: number | null;
  /** Hashes of the charts or sections that changed; null for a removed one. */
  parts: Record<string, string | null>;
}

/** Records changes of reports in the order in which they become visible. */
export interface ChangeLog {
  /** The position of the last change. */
  position(): number;
  append(changes: Change[]): Promise<void>;
}

/**
 * Runs a transaction that changes reports. It holds the change counter from its first statement,
 * so writers queue and positions are in the order of commits.
 */
export async function writeChanges<T>(
  { transact, dialect, announce }: Database,
  clock: () => number,
  work: (transaction: Transaction<Schema>, log: ChangeLog) => Promise<T>,
): Promise<T> {
  const result = await transact(async (transaction) => {
    let position = await lockCounter(transaction, 'change');
    const before = position;
    const outcome = await work(transaction, {
      position: () => position,
      append: async (changes) => {
        const first = position + 1;
        position += changes.length;
        await insertChanges({ transaction, dialect }, first, changes);
      },
    });
    if (position !== before) await setCounter(transaction, 'change', position);
    return outcome;
  });
  // The change is committed even if stamping fails: the next reader stamps it.
  await stampChanges({ transact }, clock).catch(() => undefined);
  announce();
  return result;
}

const changeInsert = insertStatement('change', [
  ...['position', 'kind', 'report_id', 'edition_id', 'parts'],
]);

async function insertChanges(
  { transaction, dialect }: { transaction: Transaction<Schema>; dialect: Database['dialect'] },
  first: number,
  changes: Change[],
): Promise<void> {
  const rows = changes.map(({ kind, reportId, editionId, parts }, index) => [
    ...[first + index, kind, reportId, editionId, JSON.stringify(parts)],
  ]);
  await executeRows(transaction, dialect, changeInsert, rows);
}

/** Calls `stampChanges`; concurrent callers share a run. */
export type Stamp = () => Promise<unknown>;

/**
 * Stamps visible changes with their time, and returns the current time that all processes agree on.
 *
 * A change has no time when it is committed: a time written inside its transaction would be earlier
 * than the moment the change became visible, and a reader who asked in between would miss it. So a
 * second, tiny transaction stamps the change; after a crash the next reader does. A time that was
 * returned to a reader is stored: no later change is stamped before it, even if the clock goes
 * back.
 */
export async function stampChanges(
  { transact }: Pick<Database, 'transact'>,
  clock: () => number,
): Promise<number> {
  return transact(async (transaction) => {
    await lockCounter(transaction, 'change');
    const latest = await lockCounter(transaction, 'time');
    const pending = await transaction
      .selectFrom('change')
      .where('at', 'is', null)
      .select('report_id')
      .execute();
    // Later than every time returned so far, so that no reader takes the change for one already
    // seen.
    const now = Math.max(clock(), pending.length > 0 ? latest + 1 : latest);
    if (pending.length > 0) {
      await transaction.updateTable('change').set({ at: now }).where('at', 'is', null).execute();
      await transaction.updateTable('figure').set({ at: now }).where('at', 'is', null).execute();
      // Not `distinct`, for which SQLite would scan all changes.
      const ids = [...new Set(pending.map((row) => row.report_id))];
      await setUpdatedAt(transaction, ids, now);
    }
    if (now !== latest) await setCounter(transaction, 'time', now);
    return now;
  });
}

export async function isAnyUnstamped(db: Kysely<Schema>): Promise<boolean> {
  const row = await db
    .selectFrom('change')
    .where('at', 'is', null)
    .select('position')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Databases limit how many values one statement may carry. */
const idsAtATime = 500;

async function setUpdatedAt(db: Kysely<Schema>, ids: number[], at: number): Promise<void> {
  for (let start = 0; start < ids.length; start += idsAtATime) {
    await db
      .updateTable('report')
      .set({ updated_at: at })
      .where('id', 'in', ids.slice(start, start + idsAtATime))
      .execute();
  }
}
