import type { Kysely } from 'kysely';
import type { Database } from '../database/database.js';
import { executeRows, insertStatement } from '../database/row-statement.js';
import type { Schema } from '../database/schema.js';
import type { Act } from './act.js';
import { linkActs } from './chain.js';
import { checkAudit, type AuditCheck } from './check.js';
import { sealAct, sumUnlinked } from './seal.js';

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
  /** Checks that every line ever written is there, unchanged. */
  check(): Promise<AuditCheck>;
  /** Adds lines written by older programs to the chain; returns how many. */
  seal(): Promise<number>;
  /** Deletes the addresses of acts before this time; the acts themselves stay. */
  forgetAddresses(before: number): Promise<void>;
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
        .leftJoin('audit_address', 'audit_address.position', 'audit.position')
        .where('audit.at', '>=', from)
        .where('audit.at', '<=', to)
        .where('audit.id', '>', after)
        .orderBy('audit.id')
        .limit(limit)
        .select(['audit.id', 'audit.at', 'actor', 'action', 'target', 'detail'])
        .select(['audit.address as oldAddress', 'audit_address.address as address'])
        .execute();
      return rows.map(({ actor, oldAddress, address, detail, ...row }) => ({
        ...row,
        actor: { name: actor, address: address ?? oldAddress },
        detail: JSON.parse(detail) as Record<string, unknown>,
      }));
    },

    check: () => checkAudit(read),

    async seal() {
      const through = await findLastId(read);
      const { sealed_id: after } = await getHead(read);
      if (through <= after) return 0;
      const sum = await sumUnlinked(read, { after, through });
      return transact(async (transaction) => {
        const head = await lockHead(transaction);
        // Another process has sealed them first.
        if (head.sealed_id !== after) return 0;
        if (sum.rows > 0) await insertActs(transaction, dialect, clock(), [sealAct(sum)]);
        await transaction.updateTable('audit_head').set({ sealed_id: through }).execute();
        return sum.rows;
      });
    },

    async forgetAddresses(before) {
      await transact((transaction) =>
        transaction.deleteFrom('audit_address').where('at', '<', before).execute(),
      );
    },
  };
}

const actInsert = insertStatement('audit', [
  ...['at', 'actor', 'address', 'action', 'target', 'detail', 'position', 'hash'],
]);
const addressInsert = insertStatement('audit_address', ['position', 'at', 'address', 'salt']);

async function findLastId(db: Kysely<Schema>): Promise<number> {
  const row = await db
    .selectFrom('audit')
    .orderBy('id', 'desc')
    .limit(1)
    .select('id')
    .executeTakeFirst();
  return row?.id ?? 0;
}

function getHead(db: Kysely<Schema>) {
  return db.selectFrom('audit_head').where('id', '=', 1).selectAll().executeTakeFirstOrThrow();
}

/** Locks the head until the end of the transaction, so lines are linked in commit order. */
function lockHead(db: Kysely<Schema>) {
  return db
    .updateTable('audit_head')
    .set((expression) => ({ position: expression.ref('position') }))
    .where('id', '=', 1)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Runs in the transaction of the act itself, so that neither is stored without the other. */
export async function insertActs(
  db: Kysely<Schema>,
  dialect: Database['dialect'],
  at: number,
  acts: Act[],
): Promise<void> {
  if (acts.length === 0) return;
  const links = linkActs(await lockHead(db), at, acts);
  const rows = links.map(({ actor, action, target, detail, position, hash }) => [
    // The address is stored in a table of its own, where it can be deleted.
    ...[at, actor, '', action, target, detail, position, hash],
  ]);
  await executeRows(db, dialect, actInsert, rows);
  const addresses = links.filter(({ address }) => address !== '');
  await executeRows(
    db,
    dialect,
    addressInsert,
    addresses.map(({ position, address, salt }) => [position, at, address, salt]),
  );
  const { position, hash } = links.at(-1) ?? { position: 0, hash: '' };
  await db.updateTable('audit_head').set({ position, hash }).where('id', '=', 1).execute();
}
