import { compareTexts } from '../database/compare-texts.js';
import type { Database } from '../database/database.js';

export interface Usage {
  clientId: string;
  operation: string;
  /** `2026-11-15`, UTC. */
  day: string;
  count: number;
}

export interface UsageQuery {
  clientId?: string;
  /** Days, both inclusive. */
  from?: string;
  to?: string;
}

/** How many requests each client made to each operation on each day. */
export interface UsageStore {
  add(counts: Usage[]): Promise<void>;
  /** Sorted by day, client and operation. */
  list(query: UsageQuery): Promise<Usage[]>;
}

/** Databases limit how many values one statement may carry. */
const rowsAtATime = 100;

export function createUsageStore({ read, transact }: Database): UsageStore {
  return {
    async add(counts) {
      // Every process takes row locks in the same order, which prevents deadlocks.
      const rows = counts
        .map(({ clientId, ...rest }) => ({ client_id: clientId, ...rest }))
        .sort((a, b) => compareTexts(keyOf(a), keyOf(b)));
      await transact(async (transaction) => {
        for (let start = 0; start < rows.length; start += rowsAtATime) {
          await transaction
            .insertInto('usage')
            .values(rows.slice(start, start + rowsAtATime))
            .onConflict((conflict) =>
              conflict
                .columns(['client_id', 'operation', 'day'])
                .doUpdateSet((eb) => ({ count: eb('usage.count', '+', eb.ref('excluded.count')) })),
            )
            .execute();
        }
      });
    },

    async list({ clientId, from, to }) {
      let query = read.selectFrom('usage').selectAll();
      if (clientId !== undefined) query = query.where('client_id', '=', clientId);
      if (from !== undefined) query = query.where('day', '>=', from);
      if (to !== undefined) query = query.where('day', '<=', to);
      const rows = await query.orderBy('day').orderBy('client_id').orderBy('operation').execute();
      return rows.map(({ client_id, ...rest }) => ({ clientId: client_id, ...rest }));
    },
  };
}

function keyOf(row: { client_id: string; operation: string; day: string }): string {
  return `${row.client_id}\n${row.operation}\n${row.day}`;
}
