import type { Database } from './database.js';

/** A private key that signs tokens, as a JSON Web Key. */
export interface SigningKey {
  id: string;
  privateJwk: string;
  createdAt: number;
}

export interface SigningKeyStore {
  /** Newest first. */
  list(): Promise<SigningKey[]>;
  add(key: SigningKey): Promise<void>;
}

export function createSigningKeyStore({ read, transact }: Database): SigningKeyStore {
  return {
    async list() {
      const rows = await read
        .selectFrom('signing_key')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map((row) => ({
        id: row.id,
        privateJwk: row.private_jwk,
        createdAt: row.created_at,
      }));
    },
    async add({ id, privateJwk, createdAt }) {
      await transact((transaction) =>
        transaction
          .insertInto('signing_key')
          .values({ id, private_jwk: privateJwk, created_at: createdAt })
          .execute(),
      );
    },
  };
}
