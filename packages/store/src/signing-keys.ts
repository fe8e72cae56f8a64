import type { Kysely } from 'kysely';
import { changeAccess } from './access-change.js';
import { insertActs, type Actor } from './audit.js';
import { lockCounter } from './counter.js';
import type { Database } from './database.js';
import type { Schema } from './schema.js';

/** A private key that signs tokens, as a JSON Web Key. */
export interface SigningKey {
  id: string;
  privateJwk: string;
  createdAt: number;
}

interface Rotation {
  actor: Actor;
  /** Keys that were replaced before this moment are forgotten: no token of theirs is still good. */
  forgetReplacedBefore: number;
}

export interface SigningKeyStore {
  /** Newest first: the first one signs, the others only check. */
  list(): Promise<SigningKey[]>;
  /** Adds it where there is none yet, however many processes start at once; returns all as `list` does. */
  addFirst(key: SigningKey): Promise<SigningKey[]>;
  /** Signs with this key from now on, on every process; returns the ids of forgotten keys. */
  rotate(key: SigningKey, rotation: Rotation): Promise<string[]>;
}

export function createSigningKeyStore(database: Database, clock: () => number): SigningKeyStore {
  return {
    list: () => listKeys(database.read),

    addFirst(key) {
      return database.transact(async (transaction) => {
        // Who else starts waits here, and need not be told: it finds the key.
        await lockCounter(transaction, 'access');
        const keys = await listKeys(transaction);
        if (keys.length > 0) return keys;
        await insertKey(transaction, key);
        return [key];
      });
    },

    async rotate(key, { actor, forgetReplacedBefore }) {
      let forgotten: string[] = [];
      await changeAccess(database, async (db) => {
        await insertKey(db, key);
        forgotten = listReplaced(await listKeys(db), forgetReplacedBefore);
        if (forgotten.length > 0) {
          await db.deleteFrom('signing_key').where('id', 'in', forgotten).execute();
        }
        await insertActs(db, database.dialect, clock(), [
          { actor, action: 'key.rotate', target: `key ${key.id}`, detail: { forgotten } },
        ]);
      });
      return forgotten;
    },
  };
}

/** A key is replaced when the next one is made. */
function listReplaced(newestFirst: SigningKey[], before: number): string[] {
  return newestFirst
    .filter((_key, index) => {
      const successor = newestFirst[index - 1];
      return successor !== undefined && successor.createdAt < before;
    })
    .map(({ id }) => id);
}

async function listKeys(db: Kysely<Schema>): Promise<SigningKey[]> {
  const rows = await db
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
}

async function insertKey(
  db: Kysely<Schema>,
  { id, privateJwk, createdAt }: SigningKey,
): Promise<void> {
  await db
    .insertInto('signing_key')
    .values({ id, private_jwk: privateJwk, created_at: createdAt })
    .execute();
}
