import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './database/database.js';
import type { Schema } from './database/schema.js';

/**
 * Locks for work that only one process at a time should do. A lease expires by itself, so that the
 * leases of a process that died are soon free again; a process that works longer renews its leases.
 */
export interface LeaseStore {
  /** Takes the leases that no process holds; returns their names. */
  take(names: string[], lease: Lease): Promise<string[]>;
  /** Renews all leases that the owner still holds. */
  renew(lease: Lease): Promise<void>;
  release(names: string[], owner: string): Promise<void>;
}

interface Lease {
  /** Identifies one process. */
  owner: string;
  forMs: number;
}

/**
 * A lease that would last longer was taken while the clock was ahead, and its owner may be dead: nothing
 * would be drawn until the clock has caught up.
 */
const longestMs = 10 * 60 * 1000;

/** A condition on a lease, as on `lease.expires_at`. */
export const isHeld = (now: number): RawBuilder<boolean> =>
  sql<boolean>`(lease.expires_at > ${now} and lease.expires_at <= ${now + longestMs})`;

/** Expired leases are deleted after this long. */
const forgottenAfterMs = 60 * 60 * 1000;

export function createLeaseStore({ read, transact }: Database, clock: () => number): LeaseStore {
  return {
    async take(names, { owner, forMs }) {
      const now = clock();
      // Checks with a read first: polling for a held lease must not cost a write each time.
      const held = await listHeld(read, names, now);
      // Sorted, so that no two processes deadlock.
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
              .where(({ not }) => not(isHeld(now))),
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

async function listHeld(db: Kysely<Schema>, names: string[], now: number): Promise<Set<string>> {
  const rows = await db
    .selectFrom('lease')
    .where('name', 'in', names)
    .where(isHeld(now))
    .select('name')
    .execute();
  return new Set(rows.map(({ name }) => name));
}
