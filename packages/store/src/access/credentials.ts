import type { Database } from '../database/database.js';
import { decoyHash, hashSecret, needsRehash, verifySecret, type SecretCost } from './secret.js';

/** Both methods take as long for an unknown client or user as for a wrong password. */
export interface CredentialStore {
  verifyPassword(id: string, username: string, password: string): Promise<boolean>;
  verifyClientSecret(id: string, secret: string): Promise<boolean>;
}

export function createCredentialStore(
  { read, transact }: Database,
  cost: SecretCost,
): CredentialStore {
  const decoy = decoyHash(cost);

  const verify = async (
    secret: string,
    hash: string | null | undefined,
    replace: (hash: string) => Promise<void>,
  ): Promise<boolean> => {
    const matches = await verifySecret(secret, hash ?? decoy);
    if (!matches || typeof hash !== 'string') return false;
    // The cost was raised since. Only now, with the plain secret at hand, can it be hashed again.
    if (needsRehash(hash, cost)) await replace(await hashSecret(secret, cost));
    return true;
  };

  return {
    async verifyPassword(id, username, password) {
      const user = await read
        .selectFrom('client_user')
        .where('client_id', '=', id)
        .where('username', '=', username)
        .select('password_hash')
        .executeTakeFirst();
      return verify(password, user?.password_hash, async (password_hash) => {
        await transact((transaction) =>
          transaction
            .updateTable('client_user')
            .set({ password_hash })
            .where('client_id', '=', id)
            .where('username', '=', username)
            // Not if the password was changed meanwhile.
            .where('password_hash', '=', user?.password_hash ?? '')
            .execute(),
        );
      });
    },

    async verifyClientSecret(id, secret) {
      const client = await read
        .selectFrom('client')
        .where('id', '=', id)
        .select('secret_hash')
        .executeTakeFirst();
      return verify(secret, client?.secret_hash, async (secret_hash) => {
        await transact((transaction) =>
          transaction
            .updateTable('client')
            .set({ secret_hash })
            .where('id', '=', id)
            .where('secret_hash', '=', client?.secret_hash ?? '')
            .execute(),
        );
      });
    },
  };
}
