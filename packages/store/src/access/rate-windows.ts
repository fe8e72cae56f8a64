import { compareTexts } from '../database/compare-texts.js';
import type { Database } from '../database/database.js';

/** One time window of one limit of one subject. */
export interface RateWindow {
  /** The owner of the limit: `client acme`. */
  subject: string;
  seconds: number;
  /** Milliseconds since 1970; windows of the same length begin everywhere at the same time. */
  startedAt: number;
}

/** How much of each limit was used by all processes together. */
export interface RateWindowStore {
  /** Adds to each window's count, and returns the totals of all processes in the same order. */
  add(uses: (RateWindow & { count: number })[]): Promise<number[]>;
  /** Deletes windows that are over. */
  prune(): Promise<void>;
}

/** Databases limit how many values one statement may carry. */
const rowsAtATime = 100;

export function createRateWindowStore(
  { transact }: Database,
  clock: () => number,
): RateWindowStore {
  return {
    async add(uses) {
      const totals = new Map<string, number>();
      // Every process takes row locks in the same order, which prevents deadlocks.
      const rows = addUp(uses.map(toRow)).sort((a, b) => compareTexts(keyOf(a), keyOf(b)));
      await transact(async (transaction) => {
        for (let start = 0; start < rows.length; start += rowsAtATime) {
          const stored = await transaction
            .insertInto('rate_window')
            .values(rows.slice(start, start + rowsAtATime))
            .onConflict((conflict) =>
              conflict.columns(['subject', 'seconds', 'started_at']).doUpdateSet((eb) => ({
                count: eb('rate_window.count', '+', eb.ref('excluded.count')),
              })),
            )
            .returning(['subject', 'seconds', 'started_at', 'count'])
            .execute();
          for (const row of stored) totals.set(keyOf(row), row.count);
        }
      });
      return uses.map((use) => totals.get(keyOf(toRow(use))) ?? use.count);
    },

    async prune() {
      await transact((transaction) =>
        transaction.deleteFrom('rate_window').where('expires_at', '<=', clock()).execute(),
      );
    },
  };
}

function toRow({ subject, seconds, startedAt, count }: RateWindow & { count: number }) {
  return {
    subject,
    seconds,
    started_at: startedAt,
    expires_at: startedAt + seconds * 1000,
    count,
  };
}

/** One row for each window: PostgreSQL refuses to write a row twice in one statement. */
function addUp(rows: ReturnType<typeof toRow>[]): typeof rows {
  const sums = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    const known = sums.get(keyOf(row));
    if (known) known.count += row.count;
    else sums.set(keyOf(row), row);
  }
  return [...sums.values()];
}

type Key = Pick<ReturnType<typeof toRow>, 'subject' | 'seconds' | 'started_at'>;

function keyOf({ subject, seconds, started_at: startedAt }: Key): string {
  return `${subject} ${String(seconds)} ${String(startedAt)}`;
}
