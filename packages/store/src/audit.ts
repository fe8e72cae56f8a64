import type { Kysely } from 'kysely';
import type { Database } from './database.js';
import { executeRows, insertStatement } from './row-statement.js';
import type { Schema } from './schema.js';

/** Who does something, and from where. */
export interface Actor {
  /** A client and its user, `acme/ann`, or whoever works on the machine itself. */
  name: string;
  /** An internet address, or the name of the machine. */
  address: string;
}

/** What the program does by itself. */
export const system: Actor = { name: 'broadsheet', address: '' };

export interface Act {
  actor: Actor;
  /** What was done: `client.add`, `report.publish`. */
  action: string;
  /** What it was done to: `client acme`, a report key. */
  target: string;
  /** More about it. Never a secret: the log is kept for ever. */
  detail?: Record<string, unknown>;
}

export interface AuditEntry extends Required<Act> {
  id: number;
  at: number;
}

export interface AuditQuery {
  /** Milliseconds since 1970, both inclusive. */
  from?: number;
  to?: number;
  /** Only entries after this id. */
  after?: number;
  limit: number;
}

/** The append-only log of administrative and publishing acts. */
export interface AuditStore {
  append(...acts: Act[]): Promise<void>;
  /** Oldest first. */
  list(query: AuditQuery): Promise<AuditEntry[]>;
}

export function createAuditStore(
  { read, transact, dialect }: Database,
  clock: () => number,
): AuditStore {
  return {
    async append(...acts) {
      if (acts.length === 0) return;
      await transact((transaction) => insertActs(transaction, dialect, clock(), acts));
    },

    async list({ from = 0, to = Number.MAX_SAFE_INTEGER, after = 0, limit }) {
      const rows = await read
        .selectFrom('audit')
        .where('at', '>=', from)
        .where('at', '<=', to)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .selectAll()
        .execute();
      return rows.map(({ actor, address, detail, ...row }) => ({
        ...row,
        actor: { name: actor, address },
        detail: JSON.parse(detail) as Record<string, unknown>,
      }));
    },
  };
}

const actInsert = insertStatement('audit', [
  ...['at', 'actor', 'address', 'action', 'target', 'detail'],
]);

/** Inside the transaction of the act itself, so that there is neither without the other. */
export async function insertActs(
  db: Kysely<Schema>,
  dialect: Database['dialect'],
  at: number,
  acts: Act[],
): Promise<void> {
  const rows = acts.map(({ actor, action, target, detail = {} }) => [
    ...[at, actor.name, actor.address, action, target, JSON.stringify(detail)],
  ]);
  await executeRows(db, dialect, actInsert, rows);
}
