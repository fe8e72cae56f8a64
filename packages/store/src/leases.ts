import type { Database } from './database/database.js';

/**
 * Work that one process at a time should do. A lease runs out by itself, so that what a process
 * held when it died is free again soon; whoever works longer renews it.
 */
export interface LeaseStore {
  /** Takes those of the names that nobody holds; returns them. */
  take(names: string[], lease: Lease): Promise<string[]>;
  /** Everything the owner holds and has not lost. */
  renew(lease: Lease): Promise<void>;
  release(names: string[], owner: string): Promise<void>;
}

interface Lease {
  /** One process. */
  owner: string;
  forMs: number;
}

/** Leases that nobody came back for are forgotten after this long. */
const forgottenAfterMs = 60 * 60 * 1000;

export function createLeaseStore({ read, transact }: Database, clock: () => number): LeaseStore {
  const listHeld = async (names: string[], now: number) => {
    const rows = await read
      .selectFrom('lease')
      .where('name', 'in', names)
      .where('expires_at', '>', now)
      .select('name')
      .execute();
    return new Set(rows.map(({ name }) => name));
  };

  return {
    async take(names, { owner, forMs }) {
      const now = clock();
      // Waiting for somebody's work must not cost a write at every look.
      const held = await listHeld(names, now);
      // In one order, so that no two processes wait for each other in a ring.
      const free = names.filter((name) => !held.has(name)).sort();
      if (free.length === 0) return [];
      const taken = await transact((transaction) =>
        transaction
          .insertInto('lease')
          .values(free.map((name) => ({ name, owner, expires_at: now + forMs })))
          .onConflict((conflict) =>
            conflict
              .column('name')
              .doUpdateSet({ owner, expires_at: now + forMs })
              .where('lease.expires_at', '<=', now),
          )
          .returning('name')
          .execute(),
      );
      return taken.map(({ name }) => name);
    },

    async renew({ owner, forMs }) {
      const now = clock();
      await transact((transaction) =>
        transaction
          .updateTable('lease')
          .set({ expires_at: now + forMs })
          .where('owner', '=', owner)
          .where('expires_at', '>', now)
          .execute(),
      );
    },

    async release(names, owner) {
      await transact((transaction) =>
        transaction
          .deleteFrom('lease')
          .where(({ or, and, eb }) =>
            or([
              and([eb('name', 'in', names), eb('owner', '=', owner)]),
              eb('expires_at', '<', clock() - forgottenAfterMs),
            ]),
          )
          .execute(),
      );
    },
  };
}
