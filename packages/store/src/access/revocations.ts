import type { Kysely } from 'kysely';
import type { Actor } from '../audit/act.js';
import { insertActs } from '../audit/audit.js';
import type { Database } from '../database/database.js';
import type { Schema } from '../database/schema.js';
import { changeAccess } from './access-change.js';

interface RevokedToken {
  /** The token's `jti`. */
  id: string;
  clientId: string;
  /** Milliseconds since 1970; after this the token is invalid anyway and the row is not needed. */
  expiresAt: number;
}

/** Tokens that were revoked before they expired. */
export interface RevocationStore {
  /** False if the token was revoked before; then nothing is written. */
  add(token: RevokedToken, actor: Actor): Promise<boolean>;
  has(id: string): Promise<boolean>;
}

export function createRevocationStore(database: Database, clock: () => number): RevocationStore {
  const has = async (id: string) => {
    const row = await database.read
      .selectFrom('revoked_token')
      .where('id', '=', id)
      .select('id')
      .executeTakeFirst();
    return row !== undefined;
  };

  const insert = async (
    db: Kysely<Schema>,
    { id, clientId, expiresAt }: RevokedToken,
    actor: Actor,
  ) => {
    await db.deleteFrom('revoked_token').where('expires_at', '<=', clock()).execute();
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('revoked_token')
      .values({ id, expires_at: expiresAt })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirstOrThrow();
    // Another process has inserted the row first.
    if (Number(numInsertedOrUpdatedRows) === 0) return;
    const target = `token ${id} of client ${clientId}`;
    await insertActs(db, database.dialect, clock(), [{ actor, action: 'token.revoke', target }]);
  };

  return {
    has,
    async add(token, actor) {
      // A write makes every process drop its cached sessions; a client must not be able to repeat
      // that.
      if (await has(token.id)) return false;
      await changeAccess(database, (db) => insert(db, token, actor));
      return true;
    },
  };
}
