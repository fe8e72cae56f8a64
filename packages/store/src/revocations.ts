import { changeAccess } from './access-change.js';
import { insertActs, type Actor } from './audit.js';
import type { Database } from './database.js';

interface RevokedToken {
  /** The token's `jti`. */
  id: string;
  clientId: string;
  /** Milliseconds since 1970; from then on nobody needs to know that it was revoked. */
  expiresAt: number;
}

/** Tokens that were taken back before they expired. */
export interface RevocationStore {
  add(token: RevokedToken, actor: Actor): Promise<void>;
  has(id: string): Promise<boolean>;
}

export function createRevocationStore(database: Database, clock: () => number): RevocationStore {
  return {
    add: ({ id, clientId, expiresAt }, actor) =>
      changeAccess(database, async (db) => {
        await db.deleteFrom('revoked_token').where('expires_at', '<=', clock()).execute();
        const { numInsertedOrUpdatedRows } = await db
          .insertInto('revoked_token')
          .values({ id, expires_at: expiresAt })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirstOrThrow();
        // Revoking again changes nothing, and is not worth another line in the log.
        if (Number(numInsertedOrUpdatedRows) === 0) return;
        const target = `token ${id} of client ${clientId}`;
        await insertActs(db, database.dialect, clock(), [
          { actor, action: 'token.revoke', target },
        ]);
      }),

    async has(id) {
      const row = await database.read
        .selectFrom('revoked_token')
        .where('id', '=', id)
        .select('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
